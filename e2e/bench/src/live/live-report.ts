import type { Machine } from '../machine.ts';
import type { Measured } from '../report/figure.ts';
import { single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { type Cell, table } from '../report/table.ts';
import type { LiveResult } from './measure-live.ts';

/** What `docs/benchmarks/live.json` holds. */
export type LiveRun = { format: 1; began: string; machine: Machine; loadAverages: number[]; result: LiveResult };

export function liveReport({ result, began, machine, loadAverages }: LiveRun): Report {
  const { perSecond, delay, processor } = result;
  const share = (seconds: number): Measured => {
    const percent = (seconds / result.tellingSeconds) * 100;
    return single(percent, '%', { shown: `${percent.toFixed(0)} %` });
  };
  const withGoal = (measured: Measured, most: string, isMet: boolean): Cell[] => [
    measured,
    most,
    isMet ? 'met' : '**missed**',
  ];
  return reportOf([
    table(
      ['', 'measured', 'goal', 'result'],
      [
        [
          'messages of a stream within a second, most',
          ...withGoal(single(perSecond.most, 'count'), '1', perSecond.most <= 1),
        ],
        [
          'messages of a stream a second, mean',
          single(perSecond.mean, '/s', { shown: perSecond.mean.toFixed(2) }),
          '',
          '',
        ],
        ['from an order to a reader, p50 ms', single(delay.p50, 'ms'), '', ''],
        ['from an order to a reader, p95 ms', ...withGoal(single(delay.p95, 'ms'), '2000', delay.p95 <= 2000)],
        ['from an order to a reader, most ms', ...withGoal(single(delay.max, 'ms'), '2000', delay.max <= 2000)],
        [
          'readers told that it is sold out',
          ...withGoal(
            single(result.toldSoldOut, 'count', { better: 'higher' }),
            String(result.streams),
            result.toldSoldOut === result.streams,
          ),
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
  ]);
}
