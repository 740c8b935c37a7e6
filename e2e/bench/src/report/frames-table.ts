import { type Frames, LATE_MS, lateShare } from '../browser/frames.ts';
import { quantile } from '../statistics.ts';
import { middle, single } from './measured.ts';
import { table } from './table.ts';

const fine = (ms: number) => single(ms, 'ms', { shown: ms.toFixed(1) });

/** How evenly things moved: a row for each, of all its runs; the share of late frames is the median of the runs. */
export function framesTable(measured: readonly { name: string; runs: readonly Frames[] }[]) {
  const rows = measured.map(({ name, runs }) => {
    const all = runs.flat();
    const perSecond = (1000 * all.length) / all.reduce((sum, gap) => sum + gap, 0);
    return [
      name,
      single(perSecond, '/s', { shown: perSecond.toFixed(1), better: 'higher' }),
      middle(
        runs.map((gaps) => 100 * lateShare(gaps)),
        '%',
      ),
      fine(quantile(all, 0.5)),
      fine(quantile(all, 0.95)),
      single(Math.max(...all), 'ms'),
    ];
  });
  return table(['', 'frames a second', `over ${LATE_MS} ms`, 'median ms', 'p95 ms', 'most ms'], rows);
}
