import type { Browser } from '@playwright/test';
import { contextOptions, slowDown } from '../browser/conditions.ts';
import { tap } from '../browser/tap.ts';

/** One visit, in milliseconds since the click was made. */
export type ListToDetail = {
  /** Name and price of the product are painted. */
  shown: number;
  /** It can be bought: the shop has answered. */
  whole: number;
};

declare global {
  var __listToDetail: ListToDetail | undefined;
}

/** `tap`: a finger that lies on the link for a moment. `click`: no press before it, as when a program clicks. */
export const ways = ['tap', 'click'] as const;
export type Way = (typeof ways)[number];

const LIST = '/product/list/1';

/** Opens a list on a slow phone, moves in it as a reader does, and when it is at rest clicks its first product. */
export async function measureListToDetail(browser: Browser, origin: string, way: Way): Promise<ListToDetail> {
  await fetch(origin + LIST, { headers: { 'accept-language': 'zh-CN' } }).then((answer) => answer.text());
  const context = await browser.newContext(contextOptions);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchClick, { cart: '加入购物车', buy: '立即购买' });
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await page.goto(origin + LIST, { waitUntil: 'networkidle', timeout: 120_000 });
    const product = page.locator('main a[href^="/product/detail/"]:not([tabindex])').first();
    await product.waitFor();
    await page.waitForFunction(
      () =>
        Object.keys(document.querySelector('main a[href^="/product/detail/"]') ?? {}).some((key) =>
          key.startsWith('__reactProps'),
        ),
      undefined,
      { timeout: 60_000 },
    );
    await page.evaluate(() => scrollBy(0, 120));
    await page.waitForFunction(isFetchedAhead, undefined, { timeout: 60_000 });
    if (way === 'tap') await tap(session, product);
    else await product.evaluate((link) => (link as HTMLElement).click());
    const found = await page.waitForFunction(() => globalThis.__listToDetail, undefined, { timeout: 60_000 });
    return (await found.jsonValue()) as ListToDetail;
  } finally {
    await context.close();
  }
}

/** Runs in the page: the code of the product page is there. */
function isFetchedAhead(): boolean {
  const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const ahead = [/expose-product-detail/, /\/axios\./, /\/wire\./];
  return ahead.every((name) => scripts.some((script) => name.test(script.name) && script.responseEnd > 0));
}

/** Runs in the page: looks after every frame that follows a click. */
function watchClick({ cart, buy }: { cart: string; buy: string }): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const clicked = performance.now();
      // The address changes before the page does: the heading of the list is no product's name.
      const card = target instanceof Element ? (target.closest('article, li, a')?.textContent ?? '') : '';
      let shown = 0;
      const look = (): void => {
        const isThere = location.pathname.includes('/product/detail/');
        const main = document.querySelector('main');
        const name = isThere && main?.querySelector('h1')?.textContent;
        if (shown === 0 && name && card.includes(name) && /[¥$]/.test(main?.textContent ?? ''))
          shown = performance.now() - clicked;
        const buttons = [...(main?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent ?? '');
        if (shown > 0 && buttons.some((text) => text.includes(cart) || text.includes(buy))) {
          globalThis.__listToDetail = { shown, whole: performance.now() - clicked };
          return;
        }
        requestAnimationFrame(() => setTimeout(look));
      };
      look();
    },
    { capture: true, once: true },
  );
}
