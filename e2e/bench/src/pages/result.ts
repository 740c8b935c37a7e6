import type { Machine } from '../machine.ts';
import type { HangingPart } from './hanging-parts.ts';
import type { WeighedPage } from './html-weights.ts';
import type { PageRun } from './measure-pages.ts';
import type { ServerTime } from './server-time.ts';

/** Everything one run of `pnpm bench pages` has measured; kept as it is in `docs/benchmarks/pages.json`. */
export type PagesResult = {
  format: 1;
  /** ISO date and time. */
  began: string;
  machine: Machine;
  /** Load average of a minute at the beginning, after the page loads and at the end. */
  loadAverages: number[];
  conditions: Record<string, unknown>;
  runs: PageRun[];
  /** What the HTML of each page is made of. */
  html: WeighedPage[];
  serverTimes: ServerTime[];
  hangingParts: HangingPart[];
};
