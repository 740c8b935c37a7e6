import { median } from '../statistics.ts';
import type { Load } from './measure-load.ts';
import type { PageRun, Side } from './measure-pages.ts';
import { type PageName, pages } from './page-set.ts';

/** One number the shop is held to. */
export type Goal = {
  what: string;
  /** In `unit`; for a ratio without one. */
  value: number;
  limit: number;
  unit: 'ms' | 'KB' | '';
};

const LARGEST_PAINT_RATIO = 1.5;
const LAYOUT_SHIFT = 0.02;
const BLOCKING_MS = 200;
const SCRIPTS_BEFORE_LOAD_KB = 170;
const SCRIPTS_AT_IDLE_KB = 225;

/** Median of one number over the runs of a page. */
export const medianOf = (runs: readonly PageRun[], page: PageName, side: Side, pick: (load: Load) => number): number =>
  median(runs.filter((run) => run.page === page && run.side === side).map(({ load }) => pick(load)));

/** KB as networks count them: 1000 bytes. */
export const kilobytes = (bytes: number): number => bytes / 1000;

export function goalsOf(runs: readonly PageRun[]): Goal[] {
  const scripts = (pick: (load: Load) => number): number => kilobytes(medianOf(runs, 'home', 'shop', pick));
  return [
    ...pages.map(({ name }): Goal => {
      const paint = (side: Side) => medianOf(runs, name, side, ({ largestPaint }) => largestPaint);
      return {
        what: `largest paint of ${name}, times the yardstick's`,
        value: paint('shop') / paint('yardstick'),
        limit: LARGEST_PAINT_RATIO,
        unit: '',
      };
    }),
    {
      what: 'scripts of home before the load event, br',
      value: scripts(({ weight }) => weight.scriptsBeforeLoad),
      limit: SCRIPTS_BEFORE_LOAD_KB,
      unit: 'KB',
    },
    {
      what: 'scripts of home at idle, br',
      value: scripts(({ weight }) => weight.scripts),
      limit: SCRIPTS_AT_IDLE_KB,
      unit: 'KB',
    },
    ...pages.map(
      ({ name }): Goal => ({
        what: `layout shift of ${name}`,
        value: medianOf(runs, name, 'shop', ({ layoutShift }) => layoutShift),
        limit: LAYOUT_SHIFT,
        unit: '',
      }),
    ),
    ...pages.map(
      ({ name }): Goal => ({
        what: `blocking time of ${name}`,
        value: medianOf(runs, name, 'shop', ({ blockingTime }) => blockingTime),
        limit: BLOCKING_MS,
        unit: 'ms',
      }),
    ),
  ];
}

export const isMet = ({ value, limit }: Goal): boolean => value <= limit;
