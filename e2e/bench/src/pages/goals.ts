import { type ScreenName, screens } from '../browser/conditions.ts';
import { type PageName, pages } from '../page-set/page-set.ts';
import type { Measured } from '../report/figure.ts';
import { timesOf } from '../report/measured.ts';
import { median } from '../statistics.ts';
import type { Load } from './measure-load.ts';
import type { PageRun, Side } from './measure-pages.ts';

/** One number the shop is held to. */
export type Goal = {
  what: string;
  /** In `unit`; for a ratio without one. */
  value: number;
  /** A number that stands in no other table. */
  measured?: Measured;
  limit: number;
  unit: 'ms' | 'KB' | 'elements' | '';
};

/** As early as the static page, and blocked for a blink longer at most. */
const LARGEST_PAINT_RATIO = 1;
const BLOCKING_BEYOND_YARDSTICK_MS = 50;
/** Less than a thousandth: nothing anybody sees. */
const LAYOUT_SHIFT = 0.0005;
const SCRIPTS_BEFORE_PICTURES_KB = 0;
const SCRIPTS_AT_IDLE_KB = 190;
const HOME_HTML_KB = 26;
const HOME_ELEMENTS = 1400;

/** Loads that are alike: of one page, on one screen, of the shop or the yardstick. */
export type Sample = { page: PageName; screen: ScreenName; side: Side };

export const runsOf = (runs: readonly PageRun[], { page, screen, side }: Sample): PageRun[] =>
  runs.filter((run) => run.page === page && run.screen === screen && run.side === side);

/** One number over loads that are alike. */
export const valuesOf = (runs: readonly PageRun[], sample: Sample, pick: (load: Load) => number): number[] =>
  runsOf(runs, sample).map(({ load }) => pick(load));

/** Median of one number over loads that are alike. */
const medianOf = (runs: readonly PageRun[], sample: Sample, pick: (load: Load) => number): number =>
  median(valuesOf(runs, sample, pick));

/** KB as networks count them: 1000 bytes. */
export const kilobytes = (bytes: number): number => bytes / 1000;

type Ask = (side: Side, pick: (load: Load) => number) => number[];

/** What every page is held to on every screen. */
function goalsOfPage(what: string, ask: Ask): Goal[] {
  const blocking = ({ blockingTime }: Load): number => blockingTime;
  const paint = ({ largestPaint }: Load): number => largestPaint;
  const timesYardstick = timesOf(ask('shop', paint), ask('yardstick', paint));
  return [
    {
      what: `largest paint of ${what}, times the yardstick's`,
      value: timesYardstick.value,
      measured: { ...timesYardstick, shown: timesYardstick.value.toFixed(3) },
      limit: LARGEST_PAINT_RATIO,
      unit: '',
    },
    {
      what: `blocking time of ${what} beyond the yardstick's`,
      value: median(ask('shop', blocking)) - median(ask('yardstick', blocking)),
      limit: BLOCKING_BEYOND_YARDSTICK_MS,
      unit: 'ms',
    },
    {
      what: `scripts of ${what} requested before the pictures in view, br`,
      value: kilobytes(median(ask('shop', ({ weight }) => weight.scriptsBeforePictures))),
      limit: SCRIPTS_BEFORE_PICTURES_KB,
      unit: 'KB',
    },
    {
      what: `layout shift of ${what}`,
      value: median(ask('shop', ({ layoutShift }) => layoutShift)),
      limit: LAYOUT_SHIFT,
      unit: '',
    },
  ];
}

export function goalsOf(runs: readonly PageRun[]): Goal[] {
  const home = (pick: (load: Load) => number): number =>
    medianOf(runs, { page: 'home', screen: 'phone', side: 'shop' }, pick);
  return [
    ...pages.flatMap(({ name }) =>
      screens.flatMap((screen) =>
        goalsOfPage(`${name}, ${screen}`, (side, pick) => valuesOf(runs, { page: name, screen, side }, pick)),
      ),
    ),
    {
      what: 'scripts of home at idle, br',
      value: kilobytes(home(({ weight }) => weight.scripts)),
      limit: SCRIPTS_AT_IDLE_KB,
      unit: 'KB',
    },
    { what: 'HTML of home', value: kilobytes(home(({ weight }) => weight.html)), limit: HOME_HTML_KB, unit: 'KB' },
    { what: 'elements of home', value: home(({ elements }) => elements), limit: HOME_ELEMENTS, unit: 'elements' },
  ];
}

export const isMet = ({ value, limit }: Goal): boolean => value <= limit;
