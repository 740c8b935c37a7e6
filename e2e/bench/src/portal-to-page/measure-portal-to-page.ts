import type { Browser, BrowserContext, CDPSession, Locator } from '@playwright/test';
import { contextOptions, slowDown } from '../browser/conditions.ts';
import { TAP_MS, tap } from '../browser/tap.ts';
import { type LinkOrigin, origins, PORTAL } from './find-links.ts';
import { type Opened, watchHeading } from './watch-heading.ts';

export type Enter = (context: BrowserContext) => Promise<void>;

export type PortalToPage = Opened & { path: string; from: LinkOrigin };

/** As slow as the phone, and wide enough for the menu at the side. */
const wide = { ...contextOptions, viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false } as const;

export const contextFor = (from: LinkOrigin) => (from === 'menu' ? wide : contextOptions);

export type Visit = { browser: Browser; origin: string; enter: Enter; from: LinkOrigin; href: string };

/** Opens the overview of the account on a slow machine and, when it is at rest, taps or clicks a link in it. */
export async function measurePortalToPage({ browser, origin, enter, from, href }: Visit): Promise<PortalToPage> {
  const context = await browser.newContext(contextFor(from));
  try {
    await enter(context);
    const page = await context.newPage();
    await page.addInitScript(watchHeading);
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await page.goto(origin + PORTAL, { timeout: 120_000 });
    const link = page
      .locator(origins[from])
      .and(page.locator(`[href="${href}"]`))
      .first();
    // In the middle: the bar at the foot of a phone lies over what is just in view.
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForFunction(isHydrated, await link.elementHandle(), { timeout: 60_000 });
    await page.waitForFunction(isAtRest, undefined, { timeout: 60_000, polling: 200 });
    await follow[from](session, link);
    const found = await page.waitForFunction(() => globalThis.__opened, undefined, { timeout: 60_000 });
    return { path: new URL(href, origin).pathname, from, ...(await found.evaluate((opened) => opened!)) };
  } finally {
    await context.close();
  }
}

const follow: Record<LinkOrigin, (session: CDPSession, link: Locator) => Promise<void>> = {
  overview: tap,
  menu: (_session, link) => link.click({ delay: TAP_MS }),
};

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
