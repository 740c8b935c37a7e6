/** What a number counts in. A time, a rate and a share depend on the machine; sizes and counts do not. */
export const units = ['ms', '/s', '×', '%', 'points', 'shift', 'MB', 'KB', 'files', 'elements', 'count'] as const;
export type Unit = (typeof units)[number];

/** One number a bench has measured. */
type Reading = {
  value: number;
  unit: Unit;
  better: 'lower' | 'higher';
  /** Runs the value is the median of; 1 where it is a single value, also one over many answers such as a p99. */
  runs: number;
  /** Median absolute deviation of the runs; null of a single value. */
  deviation: number | null;
};

/** A reading by its name within its bench, so that another run can be compared with it. */
export type Figure = Reading & { name: string };

/** A reading as a cell of a table. */
export type Measured = Reading & { shown: string };
