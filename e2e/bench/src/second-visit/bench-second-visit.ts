import { say } from '@jishi/scripts/terminal';
import { openBrowser } from '../browser/open-browser.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { openShop } from '../shop/open-shop.ts';
import { measureSecondVisit, workers } from './measure-visit.ts';
import { type MeasuredVisit, type SecondVisitResult, secondVisitReport } from './second-visit-report.ts';

export type BenchSecondVisitOptions = { runs: number; isDry: boolean; stop: AbortSignal };

const pages = { home: '/', list: '/product/list', detail: '/product/detail/1029' } as const;

/** Measures what the service worker costs whoever opens a page again. */
export async function benchSecondVisit({ runs, isDry, stop }: BenchSecondVisitOptions): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const shop = closing.adopt(await openShop(stop), (opened) => opened.stop());
  const browser = closing.adopt(await openBrowser(), (opened) => opened.close());
  const began = new Date().toISOString();
  const loadAverages = [loadAverage()];
  const visits: MeasuredVisit[] = [];
  for (let round = 0; round <= runs; round += 1) {
    for (const [page, path] of Object.entries(pages)) {
      for (const worker of workers) {
        stop.throwIfAborted();
        const visit = await measureSecondVisit({ browser, url: shop.origin + path, worker });
        say('round', `${round} of ${runs}, ${page} ${worker} a worker: ${Math.round(visit.largestPaint)} ms`);
        if (round > 0) visits.push({ page, worker, ...visit }); // the first ones warm up
      }
    }
  }
  loadAverages.push(loadAverage());
  const result: SecondVisitResult = {
    format: 1,
    began,
    machine: describeMachine(browser.version()),
    loadAverages,
    visits,
  };
  await writeReport('second-visit', result, secondVisitReport(result), isDry);
}
