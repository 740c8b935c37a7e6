import type { Summary } from '../api/load/summary.ts';
import { table } from '../report/table.ts';
import type { FlashSaleBench } from './bench-flash-sale.ts';

const times = ({ count, failed, median, p95, p99, max }: Summary): string[] =>
  [count, failed, ...[median, p95, p99, max].map((ms) => ms.toFixed(1))].map(String);

/** The result as Markdown: goals, then the times. */
export function flashSaleReport({ began, machine, loadAverages, result }: FlashSaleBench): string {
  const { buyers, pieces, processes, count, faults, disorder, p99Ratio, presses, orders, before, meanwhile, states } =
    result;
  const most = Math.max(count.ordered, count.remembered);
  const least = Math.min(count.ordered, count.remembered);
  const goals: [what: string, measured: number, limit: number][] = [
    ['pieces oversold', Math.max(0, most - pieces), 0],
    ['pieces undersold or lost', pieces - least, 0],
    ['faults the invariants find', faults.length, 0],
    ['presses without an answer', presses.failed, 0],
    ['p99 of product pages, times that of before', Math.round(p99Ratio * 10) / 10, 3],
  ];
  return [
    table(
      ['goal', 'measured', 'at most', 'result'],
      goals.map(([what, measured, limit]) => [
        what,
        String(measured),
        String(limit),
        measured <= limit ? 'met' : '**missed**',
      ]),
    ),
    table(
      ['call', 'answers', 'failed', 'median ms', 'p95 ms', 'p99 ms', 'most ms'],
      [
        ['buy: a place in the line', ...times(presses)],
        ['order of those whose turn it is', ...times(orders)],
        ['product, before', ...times(before)],
        ['product, during the rush', ...times(meanwhile)],
      ],
    ),
    `${buyers} customers press within one second for ${pieces} pieces, through ${processes} processes of web and ${processes} of the api: everybody had a place after ` +
      `**${result.answeredAfter.toFixed(2)} s**, and everybody had ordered or been told "sold out" after ${result.settledAfter.toFixed(2)} s ` +
      `(${states['2'] ?? 0} ordered, ${states['5'] ?? 0} sold out).`,
    `Order of arrival, by the moment each process received a request: **${disorder.inversions}** inversions among ${disorder.pairs} pairs; ` +
      `${disorder.overtaken} places stand behind somebody who had come later, by ${disorder.most} ms at most.`,
    `- ${began.slice(0, 10)}, revision ${machine.revision}; ${machine.cores} cores (${machine.processor}), servers, database and load on the same machine, which others use too: load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}.`,
  ].join('\n\n');
}
