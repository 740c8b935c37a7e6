import type { Browser, Locator, Page } from '@playwright/test';
import { contextOptions, slowDown } from '../browser/conditions.ts';

/** A part whose files never come, and how long its place says nothing, in milliseconds. */
export type HangingPart = {
  what: string;
  /** From the click, or from the start of the navigation, until “try again” can be seen. */
  waited: number;
  /** From the first request for a file of the part; `null` when that was before the click. */
  sinceAsked: number | null;
};

type Place = { what: string; part: string; path: string; go?: (page: Page) => Locator };

const places: readonly Place[] = [
  {
    what: 'navigation to a page of mf-catalog',
    part: 'mf-catalog',
    path: '/pass/login',
    go: (page) => page.getByRole('banner').locator('a[href="/"]').first(),
  },
  {
    what: 'navigation to a page of mf-cart-checkout',
    part: 'mf-cart-checkout',
    path: '/',
    go: (page) => page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '购物车' }),
  },
  { what: 'first load of the home page, its own part hangs', part: 'mf-catalog', path: '/' },
  { what: 'first load of the detail page, add-to-cart hangs', part: 'mf-cart-checkout', path: '/product/detail/1029' },
];

/** Measures the real limits, under the conditions of the page loads. */
export async function measureHangingParts(browser: Browser, origin: string): Promise<HangingPart[]> {
  const measured: HangingPart[] = [];
  for (const place of places) measured.push(await measurePlace(browser, origin, place));
  return measured;
}

async function measurePlace(browser: Browser, origin: string, { what, part, path, go }: Place): Promise<HangingPart> {
  const context = await browser.newContext(contextOptions);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    let askedAt: number | null = null;
    await page.route(
      (url) => url.pathname.startsWith(`/remotes/${part}/`),
      () => {
        askedAt ??= performance.now();
      },
    );
    let began = performance.now();
    await page.goto(origin + path, { waitUntil: go ? 'load' : 'commit' });
    if (go) {
      const link = go(page);
      await waitUntilAlive(link);
      began = performance.now();
      askedAt = null;
      await link.tap();
    }
    await page.getByRole('main').getByRole('button', { name: '重试' }).first().waitFor({ timeout: 30_000 });
    const now = performance.now();
    return { what, waited: now - began, sinceAsked: askedAt === null ? null : now - askedAt };
  } finally {
    await context.close();
  }
}

/** Waits until React has taken the link over: before that a click loads a new document. */
async function waitUntilAlive(link: Locator): Promise<void> {
  const handle = await link.elementHandle();
  await handle?.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (Object.keys(element).some((key) => key.startsWith('__reactProps'))) resolve();
          else setTimeout(look, 20);
        };
        look();
      }),
  );
}
