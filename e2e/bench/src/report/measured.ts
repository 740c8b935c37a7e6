import { median, medianDeviation } from '../statistics.ts';
import type { Measured, Unit } from './figure.ts';

type Options = { shown?: string; better?: Measured['better'] };

const digits: Record<Unit, number> = {
  ms: 0,
  '/s': 0,
  '×': 2,
  '%': 1,
  points: 0,
  shift: 3,
  MB: 0,
  KB: 1,
  files: 0,
  elements: 0,
  count: 0,
};

/** A cell with a single value: a size, a count, a share or a quantile over many answers. */
export const single = (value: number, unit: Unit, { shown, better = 'lower' }: Options = {}): Measured => ({
  shown: shown ?? `${value.toFixed(digits[unit])}${unit === '%' ? ' %' : ''}`,
  value,
  unit,
  better,
  runs: 1,
  deviation: null,
});

/** A cell with the median of runs, which says how far they lie apart. */
export function middle(runs: readonly number[], unit: Unit, options: Options = {}): Measured {
  const value = median(runs);
  const deviation = runs.length > 1 ? medianDeviation(runs) : null;
  return { ...single(value, unit, options), runs: Math.max(1, runs.length), deviation };
}

/** A cell with how many times as much the runs show as those measured in turns with them. */
export function timesOf(runs: readonly number[], others: readonly number[], options: Options = {}): Measured {
  const value = median(runs) / median(others);
  const pairs = runs.map((run, index) => run / (others[index] ?? Number.NaN)).filter(Number.isFinite);
  return { ...middle(pairs, '×', options), value, shown: options.shown ?? value.toFixed(digits['×']) };
}
