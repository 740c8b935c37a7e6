import * as z from 'zod';

/** Milliseconds no page has: clocks that jumped, tabs that slept. */
const LONGEST_MS = 600_000;
const milliseconds = z.number().min(0).max(LONGEST_MS).optional();

const vitals = z.object({
  /** Largest Contentful Paint: milliseconds since the navigation began, like all times here that are no durations. */
  lcp: milliseconds,
  /** Interaction to Next Paint: the longest one of the view, a duration. */
  inp: milliseconds,
  /** Cumulative Layout Shift: the largest session window. */
  cls: z.number().min(0).max(1_000).optional(),
  /** Time to First Byte. */
  ttfb: milliseconds,
  /** When React had taken over the page: from then on everything answers. */
  alive: milliseconds,
});

/**
 * - `error`: a script threw, or a promise was rejected, and nobody caught it
 * - `place`: a page or fragment threw while it was drawn; its place says so
 * - `hydration`: the browser had to draw anew what the server had sent
 * - `load`: a file did not come, or its hash was another one
 */
export const faultKinds = ['error', 'place', 'hydration', 'load'] as const;

const fault = z.object({
  kind: z.enum(faultKinds),
  /** Path of the page it happened on. */
  path: z.string().max(500),
  /** What was thrown, or the path of the file. */
  message: z.string().max(300),
  /** Frames in files of the shop, the topmost first: `/remotes/mf-catalog/1x2y/home.js:1:2345`. */
  frames: z.array(z.string().max(200)).max(8),
});

/**
 * - `dead`: a control was pressed and nothing changed within a second
 * - `rage`: the same, three times and more within that second
 */
export const pressKinds = ['dead', 'rage'] as const;

const press = z.object({
  kind: z.enum(pressKinds),
  path: z.string().max(500),
  /** Id of the page or fragment the control belongs to; empty: of the frame. */
  place: z.string().max(80),
});

/** What a tab tells of one view, once it is over. Whose it is stands nowhere in it. */
export const beacon = z.object({
  /** What the page came with: of which release it is, signed. */
  token: z.string().max(200),
  path: z.string().max(500),
  device: z.enum(['phone', 'desktop']),
  vitals,
  faults: z.array(fault).max(20),
  presses: z.array(press).max(20),
});

export type Beacon = z.infer<typeof beacon>;
export type Vitals = Beacon['vitals'];
export type Fault = Beacon['faults'][number];
export type FaultKind = Fault['kind'];
export type Press = Beacon['presses'][number];
export type PressKind = Press['kind'];
