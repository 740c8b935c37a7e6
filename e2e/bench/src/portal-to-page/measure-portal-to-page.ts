import type { Browser, BrowserContext } from '@playwright/test';
import { contextOptions, slowDown } from '../browser/conditions.ts';
import { tap } from '../browser/tap.ts';

export type Enter = (context: BrowserContext) => Promise<void>;

declare global {
  var __heading: { text: string; shown: number } | undefined;
}

/** Milliseconds from the click until the heading of the page is painted. */
export type PortalToPage = { path: string; heading: string; shown: number };

export const PORTAL = '/user/portal';

/** Opens the overview of the account on a slow phone and, when it is at rest, taps the link `href`. */
export async function measurePortalToPage(browser: Browser, origin: string, enter: Enter, href: string) {
  const context = await browser.newContext(contextOptions);
  try {
    await enter(context);
    const page = await context.newPage();
    await page.addInitScript(watchClick);
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await page.goto(origin + PORTAL, { timeout: 120_000 });
    const link = page.locator(`main a[href="${href}"]`).first();
    // In the middle: the bar at the foot of a phone lies over what is just in view.
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForFunction(isHydrated, await link.elementHandle(), { timeout: 60_000 });
    await page.waitForFunction(isAtRest, undefined, { timeout: 60_000, polling: 200 });
    await tap(session, link);
    const found = await page.waitForFunction(() => globalThis.__heading, undefined, { timeout: 60_000 });
    const { text, shown } = await found.evaluate((heading) => heading!);
    return { path: new URL(href, origin).pathname, heading: text, shown } satisfies PortalToPage;
  } finally {
    await context.close();
  }
}

/** Runs in the page: React has taken over. */
const isHydrated = (link: Element | null): boolean =>
  Object.keys(link ?? {}).some((key) => key.startsWith('__reactProps'));

/** Runs in the page: nothing has arrived for two seconds; what is fetched ahead is there. */
function isAtRest(): boolean {
  const last = Math.max(
    ...performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration),
  );
  return performance.now() - last > 2000;
}

/** Runs in the page: looks after every frame that follows a click for a heading that was not there. */
function watchClick(): void {
  document.addEventListener(
    'click',
    () => {
      const clicked = performance.now();
      const from = location.pathname;
      const before = document.querySelector('main h1')?.textContent;
      const look = (): void => {
        const text = document.querySelector('main h1')?.textContent;
        if (location.pathname !== from && text && text !== before) {
          globalThis.__heading = { text, shown: performance.now() - clicked };
          return;
        }
        requestAnimationFrame(() => setTimeout(look));
      };
      look();
    },
    { capture: true, once: true },
  );
}
