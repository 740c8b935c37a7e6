/** Middle, and radius of the slices, in the units of the drawing (440 × 440). */
export const MIDDLE = 220;
export const RADIUS = 190;

/** How much room a slice has: from many prizes on names run from the rim inwards. */
export type SliceLook = { fontSize: number; letters: number; picture: number | null; isInwards: boolean };

/** A slice as a path; the first one has its middle at the top, the others follow clockwise. */
export function slicePath(place: number, count: number): string {
  const half = 180 / count;
  const from = pointAt(place * 2 * half - half);
  const to = pointAt(place * 2 * half + half);
  const isLarge = half > 90 ? 1 : 0;
  // All of the wheel is no arc: where it begins it ends.
  if (count === 1)
    return `M${MIDDLE} ${MIDDLE - RADIUS}A${RADIUS} ${RADIUS} 0 1 1 ${MIDDLE - 0.01} ${MIDDLE - RADIUS}z`;
  return `M${MIDDLE} ${MIDDLE}L${from}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${to}z`;
}

/** Degrees a place stands at, clockwise from the top. */
export const angleOf = (place: number, count: number): number => (360 * place) / count;

/** Degrees of the wheel at a position of the ride. It turns clockwise. */
export const wheelAngle = (position: number, count: number): number => (360 * position) / count;

/** The position at which a place stands at the mark: turning clockwise, the places come to it last to first. */
export const positionOf = (place: number, count: number): number => (count - place) % count;

export function sliceLook(count: number): SliceLook {
  if (count <= 6) return { fontSize: 18, letters: 8, picture: 60, isInwards: false };
  if (count <= 8) return { fontSize: 16, letters: 6, picture: 52, isInwards: false };
  if (count <= 12) return { fontSize: 15, letters: 5, picture: 34, isInwards: true };
  if (count <= 20) return { fontSize: 13, letters: 6, picture: 24, isInwards: true };
  return { fontSize: 11, letters: 8, picture: null, isInwards: true };
}

/** Latin letters take about half of the room of the others. */
const widthOf = (letter: string) => (/[\u2E80-\uFFEF]/.test(letter) ? 1 : 0.55);
const width = (text: string) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** A name in two lines at most, broken between words or after a mark where it has some; what has no room is cut. */
export function linesOf(name: string, letters: number): string[] {
  if (width(name) <= letters + 1e-9) return [name];
  const pieces = name.match(/[^ ，、-]*[ ，、-]?/g) ?? [];
  let first = '';
  while (pieces[0] && width(`${first}${pieces[0]}`.trim()) <= letters) first += pieces.shift();
  if (first !== '') return [first.trim(), cut(pieces.join('').trim(), letters)];
  return [cut(name, letters)];
}

/** A name cut to so many full-width letters. */
export function cut(name: string, letters: number): string {
  let room = letters;
  let kept = '';
  for (const letter of name) {
    room -= widthOf(letter);
    if (room < -1e-9) return `${kept.trimEnd()}…`;
    kept += letter;
  }
  return kept;
}

function pointAt(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${round(MIDDLE + RADIUS * Math.cos(angle))} ${round(MIDDLE + RADIUS * Math.sin(angle))}`;
}

const round = (value: number) => Math.round(value * 100) / 100;
