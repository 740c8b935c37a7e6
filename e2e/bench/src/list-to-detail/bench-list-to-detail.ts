import { say } from '@jishi/scripts/terminal';
import { conditions } from '../browser/conditions.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { openShop } from '../shop/open-shop.ts';
import { type ListToDetailResult, listToDetailReport } from './list-to-detail-report.ts';
import { measureListToDetail, ways } from './measure-list-to-detail.ts';

export type BenchListToDetailOptions = { runs: number; isDry: boolean; stop: AbortSignal };

/** Measures how soon a product that stands in a list can be read on its own page. */
export async function benchListToDetail({ runs, isDry, stop }: BenchListToDetailOptions): Promise<void> {
  const result = await measure(runs, stop);
  await writeReport('list-to-detail', result, listToDetailReport(result), isDry);
}

async function measure(runs: number, stop: AbortSignal): Promise<ListToDetailResult> {
  await using closing = new AsyncDisposableStack();
  const shop = closing.adopt(await openShop(stop), (opened) => opened.stop());
  const browser = closing.adopt(await openBrowser(), (opened) => opened.close());
  const began = new Date().toISOString();
  const loadAverages = [loadAverage()];
  const measured: ListToDetailResult['runs'] = [];
  for (let round = 0; round <= runs; round += 1) {
    stop.throwIfAborted();
    for (const way of ways) {
      const visit = await measureListToDetail(browser, shop.origin, way);
      say('round', `${round} of ${runs}, ${way}: ${Math.round(visit.shown)} ms`);
      if (round > 0) measured.push({ way, ...visit }); // the first one warms up
    }
  }
  loadAverages.push(loadAverage());
  return { format: 2, began, machine: describeMachine(browser.version()), loadAverages, conditions, runs: measured };
}
