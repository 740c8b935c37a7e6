import { enterSignedIn } from '@jishi/e2e/signed-in';
import { say } from '@jishi/scripts/terminal';
import type { Browser, BrowserContext } from '@playwright/test';
import { conditions } from '../browser/conditions.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { openShop } from '../shop/open-shop.ts';
import { findAccountLinks, type LinkOrigin, PORTAL } from './find-links.ts';
import { contextFor, type Enter, measurePortalToPage } from './measure-portal-to-page.ts';
import { type PortalToPageResult, portalToPageReport } from './portal-to-page-report.ts';

export type BenchPortalToPageOptions = { runs: number; isDry: boolean; stop: AbortSignal };

/** Measures how soon each page of the account has its heading, opened from the overview or from the menu at the side. */
export async function benchPortalToPage({ runs, isDry, stop }: BenchPortalToPageOptions): Promise<void> {
  const result = await measure(runs, stop);
  await writeReport('portal-to-page', result, portalToPageReport(result), isDry);
}

async function measure(runs: number, stop: AbortSignal): Promise<PortalToPageResult> {
  await using closing = new AsyncDisposableStack();
  const shop = closing.adopt(await openShop(stop), (opened) => opened.stop());
  const browser = closing.adopt(await openBrowser(), (opened) => opened.close());
  const enter = (context: BrowserContext) => enterSignedIn(context, shop.origin);
  const links = await linksOf({ browser, origin: shop.origin, enter });
  const began = new Date().toISOString();
  const loadAverages = [loadAverage()];
  const measured: PortalToPageResult['runs'] = [];
  for (let round = 0; round <= runs; round += 1) {
    for (const link of round === 0 ? links.slice(0, 2) : links) {
      stop.throwIfAborted();
      const visit = await measurePortalToPage({ browser, origin: shop.origin, enter, ...link });
      const { from, path, shown, whole } = visit;
      say('round', `${round} of ${runs}, ${from} ${path}: ${Math.round(shown)} ms, the page ${Math.round(whole)} ms`);
      if (round > 0) measured.push(visit); // the first ones warm up
    }
  }
  loadAverages.push(loadAverage());
  return { format: 1, began, machine: describeMachine(browser.version()), loadAverages, conditions, runs: measured };
}

type Place = { browser: Browser; origin: string; enter: Enter };

async function linksOf(place: Place): Promise<{ from: LinkOrigin; href: string }[]> {
  const [overview, menu] = [await linksFrom('overview', place), await linksFrom('menu', place)];
  return [...overview, ...menu];
}

async function linksFrom(from: LinkOrigin, { browser, origin, enter }: Place) {
  const context = await browser.newContext(contextFor(from));
  try {
    await enter(context);
    const page = await context.newPage();
    await page.goto(origin + PORTAL);
    return (await findAccountLinks(page, from)).map((href) => ({ from, href }));
  } finally {
    await context.close();
  }
}
