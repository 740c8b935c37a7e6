import type { Browser } from '@playwright/test';
import { contextOptions, slowDown } from '../browser/conditions.ts';
import { observePage } from '../browser/observe-page.ts';
import { waitUntilIdle } from '../browser/wait-until-idle.ts';
import { watchTransfers } from '../browser/watch-transfers.ts';
import { type Weight, weigh } from './transfers.ts';
import { blockingTime, layoutShift } from './vitals.ts';

/** One load of one page in a browser that has never seen it. Times are milliseconds, sizes are bytes. */
export type Load = {
  firstPaint: number | null;
  largestPaint: number;
  /** What was painted then. */
  largest: string;
  layoutShift: number;
  blockingTime: number;
  loaded: number;
  weight: Weight;
};

/** Loads a page for the first time on a slow phone, with what its browser has stored, and waits until it is idle. */
export async function measureLoad(
  browser: Browser,
  url: string,
  storage: Readonly<Record<string, string>> = {},
): Promise<Load> {
  // A visitor's page is in the cache of the server, as it is for most visitors.
  await fetch(url, { headers: { 'accept-language': contextOptions.locale ?? '' } }).then((answer) => answer.text());
  const context = await browser.newContext(contextOptions);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(observePage);
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, storage);
    await slowDown(session);
    const transfers = watchTransfers(session);
    const answer = await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`);
    await waitUntilIdle(page, transfers);
    const report = await page.evaluate(() => globalThis.__benchReport);
    const largest = report?.paints.at(-1);
    if (!report || !largest || report.loadedAt === null) throw new Error(`${url} painted nothing`);
    return {
      firstPaint: report.firstPaint,
      largestPaint: largest.time,
      largest: largest.what,
      layoutShift: layoutShift(report.shifts),
      blockingTime: blockingTime(report.tasks),
      loaded: report.loadedAt,
      weight: weigh(transfers.arrived(), report.loadedAt),
    };
  } finally {
    await context.close();
  }
}
