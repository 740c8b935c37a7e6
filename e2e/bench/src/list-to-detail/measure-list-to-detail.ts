import type { Browser } from '@playwright/test';
import { contextOptions, slowDown } from '../browser/conditions.ts';

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

const LIST = '/product/list/1';

/** Opens a list on a slow phone, and when it is alive and at rest clicks its first product. */
export async function measureListToDetail(browser: Browser, origin: string): Promise<ListToDetail> {
  await fetch(origin + LIST, { headers: { 'accept-language': 'zh-CN' } }).then((answer) => answer.text());
  const context = await browser.newContext(contextOptions);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchClick, { cart: '加入购物车', buy: '立即购买' });
    await slowDown(await context.newCDPSession(page));
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
    // Without a moment of hovering: the worst case of a finger.
    await product.evaluate((link) => (link as HTMLElement).click());
    const found = await page.waitForFunction(() => globalThis.__listToDetail, undefined, { timeout: 60_000 });
    return (await found.jsonValue()) as ListToDetail;
  } finally {
    await context.close();
  }
}

/** Runs in the page: looks after every frame that follows a click. */
function watchClick({ cart, buy }: { cart: string; buy: string }): void {
  document.addEventListener(
    'click',
    () => {
      const clicked = performance.now();
      let shown = 0;
      const look = (): void => {
        const isThere = location.pathname.includes('/product/detail/');
        const main = document.querySelector('main');
        const name = isThere && main?.querySelector('h1')?.textContent;
        if (shown === 0 && name && /[¥$]/.test(main?.textContent ?? '')) shown = performance.now() - clicked;
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
