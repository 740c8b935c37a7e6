import { say } from '@jishi/scripts/terminal';
import { conditions } from '../browser/conditions.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { openShop } from '../shop/open-shop.ts';
import { openYardstick } from '../yardstick/open-yardstick.ts';
import { measureHangingParts } from './hanging-parts.ts';
import { weighPages } from './html-weights.ts';
import { measurePages } from './measure-pages.ts';
import { pagesReport } from './pages-report.ts';
import type { PagesResult } from './result.ts';
import { measureServerTimes } from './server-time.ts';

export type BenchPagesOptions = {
  runs: number;
  /** Prints, and writes nothing. */
  isDry: boolean;
  stop: AbortSignal;
};

/** Measures the pages beside the yardstick, prints the tables and writes them to `docs/`. */
export async function benchPages({ runs, isDry, stop }: BenchPagesOptions): Promise<void> {
  const result = await measure(runs, stop);
  await writeReport('pages', result, pagesReport(result), isDry);
}

async function measure(runs: number, stop: AbortSignal): Promise<PagesResult> {
  await using closing = new AsyncDisposableStack();
  const shop = closing.adopt(await openShop(stop), (opened) => opened.stop());
  const yardstick = closing.adopt(await openYardstick(shop.apiOrigin, stop), (opened) => opened.stop());
  const browser = closing.adopt(await openBrowser(), (opened) => opened.close());
  const began = new Date().toISOString();
  const loadAverages = [loadAverage()];
  const origins = { shop: shop.origin, yardstick: yardstick.origin };
  const pageRuns = await measurePages(browser, origins, runs, stop);
  loadAverages.push(loadAverage());
  const html = await weighPages(shop.origin);
  say('server', 'times of home');
  const serverTimes = await measureServerTimes(shop.origin, yardstick.origin);
  say('limits', 'parts whose files never come');
  const hangingParts = await measureHangingParts(browser, shop.origin);
  loadAverages.push(loadAverage());
  const machine = describeMachine(browser.version());
  return { format: 1, began, machine, loadAverages, conditions, runs: pageRuns, html, serverTimes, hangingParts };
}
