import { findChromium } from '@jishi/scripts/chromium';
import { say } from '@jishi/scripts/terminal';
import { openBrowser } from '../browser/open-browser.ts';
import { describeMachine, loadAverage, type Machine } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { openShop } from '../shop/open-shop.ts';
import { lighthouseReport } from './lighthouse-report.ts';
import { type PageReading, readPage } from './read-page.ts';
import { scriptsAtOnce } from './scripts-at-once.ts';
import { visits } from './visits.ts';

export type LighthouseResult = {
  format: 3;
  /** ISO date and time. */
  began: string;
  machine: Machine;
  loadAverages: number[];
  readings: { page: string; reading: PageReading }[];
};

export type BenchLighthouseOptions = {
  runs: number /** Prints, and writes nothing. */;
  isDry: boolean;
  stop: AbortSignal;
};

/** Lets Lighthouse read the pages as a phone, prints the scores and writes them to `docs/`. */
export async function benchLighthouse({ runs, isDry, stop }: BenchLighthouseOptions): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const shop = closing.adopt(await openShop(stop), (opened) => opened.stop());
  const eager = closing.use(await scriptsAtOnce(shop.origin));
  const chromium = await findChromium();
  const began = new Date().toISOString();
  const loadAverages = [loadAverage()];
  const readings: LighthouseResult['readings'] = [];
  for (let round = 1; round <= runs; round += 1) {
    say('lighthouse', `round ${round} of ${runs}, load average ${loadAverage()}`);
    for (const { name, path, languages, atOnce } of visits) {
      const { origin } = atOnce ? eager : shop;
      const reading = await readPage({ address: origin + path, languages, chromium, stop });
      readings.push({ page: name, reading });
    }
  }
  loadAverages.push(loadAverage());
  const machine = describeMachine(await browserVersion());
  const result: LighthouseResult = { format: 3, began, machine, loadAverages, readings };
  await writeReport('lighthouse', result, lighthouseReport(result), isDry);
}

async function browserVersion(): Promise<string> {
  const browser = await openBrowser();
  const version = browser.version();
  await browser.close();
  return version;
}
