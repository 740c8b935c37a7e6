import { timeCells, timeHeads } from '../api/load/load-cells.ts';
import { single } from '../report/measured.ts';
import { type Report, reportOf, telling } from '../report/report.ts';
import { table } from '../report/table.ts';
import type { FlashSaleBench } from './bench-flash-sale.ts';

const inSeconds = (seconds: number) => single(1000 * seconds, 'ms');

/** The result as Markdown: goals, then the times. */
export function flashSaleReport({ began, machine, loadAverages, result }: FlashSaleBench): Report {
  const { buyers, pieces, processes, count, faults, disorder, p99Ratio, presses, orders, before, meanwhile, states } =
    result;
  const most = Math.max(count.ordered, count.remembered);
  const least = Math.min(count.ordered, count.remembered);
  const goals: [what: string, measured: number, limit: number, unit: 'count' | '×'][] = [
    ['pieces oversold', Math.max(0, most - pieces), 0, 'count'],
    ['pieces undersold or lost', pieces - least, 0, 'count'],
    ['faults the invariants find', faults.length, 0, 'count'],
    ['presses without an answer', presses.failed, 0, 'count'],
    ['p99 of product pages, times that of before', Math.round(p99Ratio * 10) / 10, 3, '×'],
  ];
  return reportOf([
    table(
      ['goal', 'measured', 'at most', 'result'],
      goals.map(([what, measured, limit, unit]) => [
        what,
        single(measured, unit, { shown: String(measured) }),
        String(limit),
        measured <= limit ? 'met' : '**missed**',
      ]),
    ),
    table(
      ['call', ...timeHeads],
      [
        ['buy: a place in the line', ...timeCells(presses)],
        ['order of those whose turn it is', ...timeCells(orders)],
        ['product, before', ...timeCells(before)],
        ['product, during the rush', ...timeCells(meanwhile)],
      ],
    ),
    telling(
      `${buyers} customers press within one second for ${pieces} pieces, through ${processes} processes of web and ${processes} of the api: everybody had a place after ` +
        `**${result.answeredAfter.toFixed(2)} s**, and everybody had ordered or been told "sold out" after ${result.settledAfter.toFixed(2)} s ` +
        `(${states['2'] ?? 0} ordered, ${states['5'] ?? 0} sold out).`,
      {
        'until everybody has a place': inSeconds(result.answeredAfter),
        'until everybody has ordered or been told': inSeconds(result.settledAfter),
      },
    ),
    telling(
      `Order of arrival, by the moment each process received a request: **${disorder.inversions}** inversions among ${disorder.pairs} pairs; ` +
        `${disorder.overtaken} places stand behind somebody who had come later, by ${disorder.most} ms at most.`,
      { 'places behind somebody who came later': single((100 * disorder.overtaken) / buyers, '%') },
    ),
    `- ${began.slice(0, 10)}, revision ${machine.revision}; ${machine.cores} cores (${machine.processor}), servers, database and load on the same machine, which others use too: load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}.`,
  ]);
}
