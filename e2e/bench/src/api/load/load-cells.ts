import { single } from '../../report/measured.ts';
import type { Cell } from '../../report/table.ts';
import type { Summary } from './summary.ts';

/** The times of a load as cells. How many failed is compared, how many there were is not. */
export const timeCells = ({ count, failed, median, p95, p99, max }: Summary): Cell[] => [
  String(count),
  single(failed, 'count'),
  ...[median, p95, p99, max].map((ms) => single(ms, 'ms', { shown: ms.toFixed(1) })),
];

/** Heads above `timeCells`. */
export const timeHeads = ['answers', 'failed', 'median ms', 'p95 ms', 'p99 ms', 'most ms'];
