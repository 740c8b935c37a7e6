/** A piece of a run: what it was typed as, and what it is taken for when it is not known as it is. */
export type Piece = { text: string; meant?: string; isKnown: boolean };

type Options = {
  isKnown: (word: string) => boolean;
  /** What a word may have been meant to be, and how far away that is. */
  guess?: (word: string) => { text: string; distance: number } | undefined;
};

const LONGEST = 8;
/** Known words are wanted, long ones more than short ones; a guess is better than characters nobody knows. */
const COST = { known: 1, knownSingle: 1.3, guessed: 1.6, perDistance: 0.8, unknown: 2 };

type Step = { cost: number; piece: Piece; from: number };

/** Cuts a run of a script without blanks into words: those the shop knows, and what is between them. */
export function segment(run: string, { isKnown, guess }: Options): Piece[] {
  const characters = [...run];
  const best: (Step | undefined)[] = [];
  const costTo = (at: number): number => (at === 0 ? 0 : (best[at]?.cost ?? Number.POSITIVE_INFINITY));
  for (let end = 1; end <= characters.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST); start < end; start += 1) {
      const text = characters.slice(start, end).join('');
      const step = stepOf(text, end - start, { isKnown, ...(guess && { guess }) });
      if (!step) continue;
      const cost = costTo(start) + step.cost;
      if (cost < costTo(end)) best[end] = { cost, piece: step.piece, from: start };
    }
  }
  const pieces: Piece[] = [];
  for (let at = characters.length; at > 0; at = best[at]?.from ?? 0) {
    const piece = best[at]?.piece;
    if (piece) pieces.unshift(piece);
  }
  return joinUnknown(pieces);
}

function stepOf(text: string, length: number, { isKnown, guess }: Options): Omit<Step, 'from'> | null {
  if (isKnown(text)) {
    return { cost: length === 1 ? COST.knownSingle : COST.known, piece: { text, isKnown: true } };
  }
  if (length === 1) return { cost: COST.unknown, piece: { text, isKnown: false } };
  const guessed = guess?.(text);
  if (!guessed) return null;
  const cost = COST.guessed + COST.perDistance * guessed.distance;
  return { cost, piece: { text, meant: guessed.text, isKnown: true } };
}

/** Characters beside each other that belong to no known word are one stretch. */
function joinUnknown(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (before && !before.isKnown && !piece.isKnown)
      joined[joined.length - 1] = { text: before.text + piece.text, isKnown: false };
    else joined.push(piece);
  }
  return joined;
}
