import type { Browser } from '@playwright/test';
import { conditions, contextOptions } from '../browser/conditions.ts';
import { observePage } from '../browser/observe-page.ts';

/** With the shop's service worker, or in a browser that takes none. */
export const workers = ['with', 'without'] as const;
export type Worker = (typeof workers)[number];

/** Milliseconds since the navigation began. */
export type SecondVisit = { firstByte: number; largestPaint: number };

type Visit = { browser: Browser; url: string; worker: Worker };

/**
 * Opens a page for the second time in one browser, with a slow processor. The worker has seen the page and does not run: it has to be started, as
 * for somebody who comes back. The network is not slowed: a browser slows that of the page alone.
 */
export async function measureSecondVisit({ browser, url, worker }: Visit): Promise<SecondVisit> {
  const serviceWorkers = worker === 'with' ? 'allow' : 'block';
  const context = await browser.newContext({ ...contextOptions, serviceWorkers });
  try {
    const first = await context.newPage();
    await first.goto(url);
    await first.mouse.wheel(0, 10); // somebody is there
    if (worker === 'with') await first.waitForFunction(isKept, undefined, { timeout: 60_000 });
    await first.goto('about:blank');
    const session = await context.newCDPSession(first);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
    await first.addInitScript(observePage);
    await first.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await first.waitForTimeout(SETTLED_MS);
    return await first.evaluate(() => ({
      firstByte: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart,
      largestPaint: globalThis.__benchReport?.paints.at(-1)?.time ?? Number.NaN,
    }));
  } finally {
    await context.close();
  }
}

/** Pictures in view come within this time after the load event. */
const SETTLED_MS = 1_500;

/** Runs in the page: the worker has it. */
const isKept = async (): Promise<boolean> => (await caches.match(location.href)) !== undefined;
