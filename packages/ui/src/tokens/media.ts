/** Widths from which a layout changes, in px at the usual text size. */
export const breakpoints = { xs: 360, sm: 600, md: 900, lg: 1200, xl: 1600 } as const;

export type Breakpoint = keyof typeof breakpoints;

const names = Object.keys(breakpoints) as Breakpoint[];
/** In em of the reader's own text size: who reads twice as large has a window half as wide. */
const each = (start: string): Record<Breakpoint, string> =>
  Object.fromEntries(names.map((name) => [name, `@media ${start}(min-width:${breakpoints[name] / 16}em)`])) as Record<
    Breakpoint,
    string
  >;

/** `${from.md} { … }`: this width and wider. */
export const from = each('');

/** `${below.md} { … }`: narrower than this width. */
export const below = each('not all and ');

/** Fingers: larger targets. */
export const touch = '@media (pointer:coarse),(max-width:37.49875em)';

/** A real pointer: hover looks belong in here, else they stick on touch screens. */
export const hover = '@media (hover:hover)';

export const reducedMotion = '@media (prefers-reduced-motion:reduce)';
