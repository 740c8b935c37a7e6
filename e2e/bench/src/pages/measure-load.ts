import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { contextOn, type ScreenName, slowDown } from '../browser/conditions.ts';
import { evaluateUnseen } from '../browser/evaluate-unseen.ts';
import { observePage } from '../browser/observe-page.ts';
import { untilRest, type Weight, weigh } from '../browser/transfers.ts';
import { waitUntilIdle } from '../browser/wait-until-idle.ts';
import { watchTransfers } from '../browser/watch-transfers.ts';
import type { Kept } from '../page-set/page-set.ts';
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
  /** When every picture that was in view after the load event was there and the largest element painted: what a stage turns to later is no first view. */
  picturesAt: number;
  /** Elements of the document once it is idle. */
  elements: number;
  weight: Weight;
};

/** Loads a page for the first time, slowed, with what its browser has stored, and waits until it is idle. */
export async function measureLoad(
  browser: Browser,
  url: string,
  screen: ScreenName,
  { storage, cookies }: Kept = { storage: {}, cookies: {} },
): Promise<Load> {
  await askBefore(url, contextOn(screen).locale ?? '');
  const context = await browser.newContext(contextOn(screen));
  try {
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: new URL(url).origin })),
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(observePage);
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, storage);
    await slowDown(session);
    const transfers = watchTransfers(session);
    const response = await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}`);
    await evaluateUnseen(session, keepPicturesInView);
    await waitUntilIdle(session, transfers);
    const report = await page.evaluate(() => globalThis.__benchReport);
    const largest = report?.paints.at(-1);
    if (!report || !largest || report.loadedAt === null) throw new Error(`${url} painted nothing`);
    const picturesAt = Math.max(largest.time, await page.evaluate(lastPictureInView));
    return {
      firstPaint: report.firstPaint,
      largestPaint: largest.time,
      largest: largest.what,
      layoutShift: layoutShift(report.shifts),
      blockingTime: blockingTime(report.tasks),
      loaded: report.loadedAt,
      picturesAt,
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
      weight: weigh(untilRest(transfers.arrived(), report.loadedAt), { loadedAt: report.loadedAt, picturesAt }),
    };
  } finally {
    await context.close();
  }
}

/** A copy that others read from memory is compressed well by then. */
const WELL_COMPRESSED_MS = 1_000;

/** A visitor's page is in the cache of the server, as it is for most visitors: made for one, given to two. */
async function askBefore(url: string, locale: string): Promise<void> {
  const headers = { 'accept-language': locale, 'accept-encoding': 'br' };
  for (let reader = 0; reader < 3; reader += 1) await fetch(url, { headers }).then((answer) => answer.text());
  await sleep(WELL_COMPRESSED_MS);
}

declare global {
  var __benchPictures: HTMLImageElement[] | undefined;
}

/** Keeps in mind which pictures stand in the first view; runs in the page. */
function keepPicturesInView(): void {
  const isInView = (image: HTMLImageElement): boolean => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && image.checkVisibility();
  };
  globalThis.__benchPictures = [...document.images].filter(isInView);
}

/** When the last of them had arrived; runs in the page. */
function lastPictureInView(): number {
  const arrivals = (globalThis.__benchPictures ?? []).map(({ currentSrc }) => {
    const entry = performance.getEntriesByName(currentSrc)[0] as PerformanceResourceTiming | undefined;
    return entry?.responseEnd ?? 0;
  });
  return Math.max(0, ...arrivals);
}
