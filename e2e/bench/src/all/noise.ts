import type { Unit } from '../report/figure.ts';
import type { MeasuredFigure } from './whole-report.ts';

/**
 * What two nights may differ by though nothing has changed: a share of the value, and an amount below which nobody cares.
 * `needsQuiet`: a machine that does other work beside it tells little. The figures are those of decision 158.
 */
type Floor = { share: number; least: number; needsQuiet: boolean };

const timed: Floor = { share: 0.2, least: 2, needsQuiet: true };
const exact: Floor = { share: 0, least: 0, needsQuiet: false };

const floors: Readonly<Record<Unit, Floor>> = {
  ms: timed,
  '/s': { ...timed, least: 0 },
  '%': { ...timed, least: 2 },
  // Both sides are measured in turns on the same machine: load that both feel is gone from it.
  '×': { share: 0.1, least: 0.02, needsQuiet: false },
  MB: { share: 0.1, least: 0, needsQuiet: false },
  shift: { share: 0.1, least: 0.001, needsQuiet: false },
  points: { share: 0, least: 3, needsQuiet: true },
  // Which pieces a browser fetches until a page is idle depends a little on the order in which they come.
  KB: { share: 0.02, least: 0.1, needsQuiet: false },
  files: { share: 0.02, least: 1, needsQuiet: false },
  elements: { share: 0.01, least: 0, needsQuiet: false },
  count: exact,
};

/** Sizes and counts are the same on every machine. */
const exactUnits: ReadonlySet<Unit> = new Set(['KB', 'files', 'elements', 'count', 'shift']);
export const isExact = (unit: Unit): boolean => exactUnits.has(unit);

/** A median says something from here on. */
const ENOUGH_RUNS = 3;
/** What is known less well may differ by so many times as much. */
const ROUGH = 2;
/** The standard deviation of a normal distribution, in median absolute deviations; three of them. */
const SPREADS = 3 * 1.4826;

/**
 * How far two values of a figure may lie apart without meaning anything.
 *
 * @param isLoaded one of them was measured beside other work
 */
export function noiseOf(before: MeasuredFigure, now: MeasuredFigure, isLoaded: boolean): number {
  const { share, least, needsQuiet } = floors[now.unit];
  const isFew = Math.min(before.runs, now.runs) < ENOUGH_RUNS;
  const isRough = !isExact(now.unit) && (isFew || (isLoaded && needsQuiet));
  const floor = Math.max(share * Math.abs(before.value ?? 0), least) * (isRough ? ROUGH : 1);
  return Math.max(floor, SPREADS * Math.hypot(before.deviation ?? 0, now.deviation ?? 0));
}
