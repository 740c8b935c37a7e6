import type { Machine } from '../machine.ts';
import { table } from '../report/table.ts';
import type { LiveResult } from './measure-live.ts';

/** What `docs/benchmarks/live.json` holds. */
export type LiveRun = { format: 1; began: string; machine: Machine; loadAverages: number[]; result: LiveResult };

export function liveReport({ result, began, machine, loadAverages }: LiveRun): string {
  const { perSecond, delay, processor } = result;
  const share = (seconds: number) => `${((seconds / result.tellingSeconds) * 100).toFixed(0)} %`;
  const withGoal = (measured: string, most: string, isMet: boolean) => [measured, most, isMet ? 'met' : '**missed**'];
  return [
    table(
      ['', 'measured', 'goal', 'result'],
      [
        ['messages of a stream within a second, most', ...withGoal(String(perSecond.most), '1', perSecond.most <= 1)],
        ['messages of a stream a second, mean', perSecond.mean.toFixed(2), '', ''],
        ['from an order to a reader, p50 ms', delay.p50.toFixed(0), '', ''],
        ['from an order to a reader, p95 ms', ...withGoal(delay.p95.toFixed(0), '2000', delay.p95 <= 2000)],
        ['from an order to a reader, most ms', ...withGoal(delay.max.toFixed(0), '2000', delay.max <= 2000)],
        [
          'readers told that it is sold out',
          ...withGoal(String(result.toldSoldOut), String(result.streams), result.toldSoldOut === result.streams),
        ],
        ['processor: web', share(processor.web), '', ''],
        ['processor: the api behind web', share(processor.followedApi), '', ''],
        ['processor: the api that sells', share(processor.orderingApi), '', ''],
      ],
    ),
    [
      `- ${began.slice(0, 10)}, revision ${machine.revision}: ${result.streams} streams, ${result.sold} of ${result.pieces} pieces sold in ${result.buyingSeconds.toFixed(1)} s; shares of one core.`,
      `- ${machine.cores} cores (${machine.processor}), the database on the same machine; load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}.`,
    ].join('\n'),
  ].join('\n\n');
}
