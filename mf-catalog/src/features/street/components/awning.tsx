import type { Stripes } from '../model/stripes.ts';

const STRIPES = 9;
const TOP = 22;
const [WIDTH, HEIGHT] = [432, 74];

/** A stripe from the narrow upper edge to its half-round foot. */
function stripe(number: number): string {
  const top = (at: number) => Math.round(10 * (TOP + ((WIDTH - 2 * TOP) * at) / STRIPES)) / 10;
  const foot = WIDTH / STRIPES;
  return `M${top(number)} 0H${top(number + 1)}L${foot * (number + 1)} 48v5a24 20 0 0 1-${foot} 0v-5z`;
}

const cloth = (first: 0 | 1): string =>
  Array.from({ length: Math.ceil((STRIPES - first) / 2) }, (_, at) => stripe(first + 2 * at)).join('');

const ODD = cloth(0);
const EVEN = cloth(1);
/** Under the upper edge, and where the cloth bends down. */
const SHADE = 'M22 0h388l4 9H18zM0 46h432v4H0z';

/** The roof of a stall, seen from the street; as wide and as high as its place. Colours are attributes: no style of its own for each; in the scene the hour lies over them. */
export function Awning({ stripes: [odd, even] }: { stripes: Stripes }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={ODD} fill={odd} />
      <path d={EVEN} fill={even} />
      <path d={SHADE} fill="#0000001c" />
      <path d={ODD + EVEN} fill="var(--cloth,#0000)" />
    </svg>
  );
}
