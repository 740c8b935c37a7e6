import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { contextOn, type ScreenName, slowDown } from '../browser/conditions.ts';
import { observePage } from '../browser/observe-page.ts';
import { watchTransfers } from '../browser/watch-transfers.ts';
import { blockingTime, layoutShift } from '../pages/vitals.ts';

/** What a view felt until it was left, and what it told. Times are milliseconds since the navigation, sizes bytes as sent. */
export type View = {
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  /** The script that measures: its bytes, and how long after the load event it was asked for; `null` in a shop that asks for none. */
  script: { bytes: number; afterLoad: number } | null;
  /** Bodies that were sent as the view ended. */
  beacons: number[];
};

/** The script comes five seconds after the load event, on a slow network; then its tasks have been run. */
const LOOKED_AT_FOR_MS = 9_000;

/** Opens a page for the first time, slowed, looks at it until its script has come and been run, and leaves it. */
export async function measureView(browser: Browser, url: string, screen: ScreenName): Promise<View> {
  await fetch(url, { headers: { 'accept-language': 'zh-CN' } }).then((answer) => answer.text());
  const context = await browser.newContext(contextOn(screen));
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(observePage);
    await slowDown(session);
    const transfers = watchTransfers(session);
    await page.addInitScript(noteBeacons);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await sleep(LOOKED_AT_FOR_MS);
    const report = await page.evaluate(() => globalThis.__benchReport);
    const largest = report?.paints.at(-1);
    if (!report || !largest || report.loadedAt === null) throw new Error(`${url} painted nothing`);
    const script = transfers.arrived().find(({ url: from }) => new URL(from).pathname === '/-/rum.js');
    await page.evaluate(hide);
    const beacons = (await page.evaluate(() => globalThis.__told)) ?? [];
    return {
      largestPaint: largest.time,
      blockingTime: blockingTime(report.tasks),
      layoutShift: layoutShift(report.shifts),
      script: script ? { bytes: script.bytes, afterLoad: script.startedAt - report.loadedAt } : null,
      beacons,
    };
  } finally {
    await context.close();
  }
}

/** As a tab is hidden that somebody leaves; runs in the page. */
function hide(): void {
  Object.defineProperties(document, { visibilityState: { value: 'hidden' }, hidden: { value: true } });
  document.dispatchEvent(new Event('visibilitychange'));
}

declare global {
  /** Sizes of what the page has told, in bytes. */
  var __told: number[] | undefined;
}

/** Runs in the page before anything of it; what a document tells no tool of the browser sees. */
function noteBeacons(): void {
  const told: number[] = [];
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, body) => {
    told.push(new Blob(typeof body === 'string' ? [body] : []).size);
    return send(url, body);
  };
  globalThis.__told = told;
}
