/** Widths from which a layout changes, in px. */
export const breakpoints = { xs: 360, sm: 600, md: 900, lg: 1200, xl: 1600 } as const;

export type Breakpoint = keyof typeof breakpoints;

const names = Object.keys(breakpoints) as Breakpoint[];
const each = (query: (width: number) => string): Record<Breakpoint, string> =>
  Object.fromEntries(names.map((name) => [name, `@media ${query(breakpoints[name])}`])) as Record<Breakpoint, string>;

/** `${from.md} { … }`: this width and wider. */
export const from = each((width) => `(min-width:${width}px)`);

/** `${below.md} { … }`: narrower than this width. */
export const below = each((width) => `(max-width:${width - 0.02}px)`);

/** Fingers: larger targets. */
export const touch = '@media (pointer:coarse),(max-width:599.98px)';

/** A real pointer: hover looks belong in here, else they stick on touch screens. */
export const hover = '@media (hover:hover)';

export const reducedMotion = '@media (prefers-reduced-motion:reduce)';
