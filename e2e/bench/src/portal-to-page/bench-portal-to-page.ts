import type { Browser, BrowserContext } from '@playwright/test';
import { say } from '../../../../scripts/src/progress.ts';
import { enterSignedIn } from '../../../support/signed-in.ts';
import { conditions, contextOptions } from '../browser/conditions.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { type PortalToPageResult, portalToPageReport } from '../report/portal-to-page-report.ts';
import { writeReport } from '../report/write-report.ts';
import { openShop } from '../shop/open-shop.ts';
import { findAccountLinks } from './find-links.ts';
import { measurePortalToPage, PORTAL } from './measure-portal-to-page.ts';

export type BenchPortalToPageOptions = { runs: number; isDry: boolean; stop: AbortSignal };

/** Measures how soon each page of the account has its heading, opened by a tap in the overview. */
export async function benchPortalToPage({ runs, isDry, stop }: BenchPortalToPageOptions): Promise<void> {
  const result = await measure(runs, stop);
  await writeReport('portal-to-page', result, portalToPageReport(result), isDry);
}

async function measure(runs: number, stop: AbortSignal): Promise<PortalToPageResult> {
  await using closing = new AsyncDisposableStack();
  const shop = closing.adopt(await openShop(stop), (opened) => opened.stop());
  const browser = closing.adopt(await openBrowser(), (opened) => opened.close());
  const enter = (context: BrowserContext) => enterSignedIn(context, shop.origin);
  const links = await linksOfPortal(browser, shop.origin, enter);
  const began = new Date().toISOString();
  const loadAverages = [loadAverage()];
  const measured: PortalToPageResult['runs'] = [];
  for (let round = 0; round <= runs; round += 1) {
    for (const href of links) {
      stop.throwIfAborted();
      const visit = await measurePortalToPage(browser, shop.origin, enter, href);
      say('round', `${round} of ${runs}, ${visit.path}: ${Math.round(visit.shown)} ms`);
      if (round > 0) measured.push(visit); // the first one warms up
    }
  }
  loadAverages.push(loadAverage());
  return { format: 1, began, machine: describeMachine(browser.version()), loadAverages, conditions, runs: measured };
}

async function linksOfPortal(
  browser: Browser,
  origin: string,
  enter: (context: BrowserContext) => Promise<void>,
): Promise<string[]> {
  const context = await browser.newContext(contextOptions);
  try {
    await enter(context);
    const page = await context.newPage();
    await page.goto(origin + PORTAL);
    return await findAccountLinks(page);
  } finally {
    await context.close();
  }
}
