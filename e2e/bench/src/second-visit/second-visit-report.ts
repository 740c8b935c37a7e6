import type { Machine } from '../machine.ts';
import { middle, timesOf } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { table } from '../report/table.ts';
import type { SecondVisit, Worker } from './measure-visit.ts';

export type MeasuredVisit = SecondVisit & { page: string; worker: Worker };

/** What `docs/benchmarks/second-visit.json` holds. */
export type SecondVisitResult = {
  format: 1;
  began: string;
  machine: Machine;
  loadAverages: number[];
  visits: MeasuredVisit[];
};

export function secondVisitReport({ began, machine, loadAverages, visits }: SecondVisitResult): Report {
  const pages = [...Map.groupBy(visits, ({ page }) => page)];
  const runs = visits.length / pages.length / 2;
  return reportOf([
    table(
      ['page', 'first byte, ms', 'with the worker', 'ratio', 'largest paint, ms', 'with the worker', 'ratio'],
      pages.map(([page, all]) => [page, ...cellsOf(all, 'firstByte'), ...cellsOf(all, 'largestPaint')]),
    ),
    [
      `- ${began.slice(0, 10)}, revision ${machine.revision}: medians of ${runs} visits each, in turns.`,
      `- ${machine.cores} cores (${machine.processor}), load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
    ].join('\n'),
  ]);
}

function cellsOf(visits: readonly MeasuredVisit[], what: keyof SecondVisit) {
  const of = (worker: Worker) => visits.filter((visit) => visit.worker === worker).map((visit) => visit[what]);
  const [plain, own] = [of('without'), of('with')];
  return [middle(plain, 'ms'), middle(own, 'ms'), timesOf(own, plain)];
}
