import type { Browser } from '@playwright/test';
import { contextOptions, slowDown } from '../browser/conditions.ts';

type Moments = { pressed: number; inCart: number };

/**
 * One visit: when the button heard a press, and when the piece was in the cart, in milliseconds since the navigation; and
 * how many files of remotes the page asked for.
 */
export type FirstAddToCart = Moments & { remoteFiles: number };

declare global {
  var __addToCart: Moments | undefined;
}

/** A product without variants: one press puts it into the cart. */
const path = '/product/detail/1029';

/** Opens a product for the first time on a slow phone, presses "add to cart" as soon as it is alive, once. */
export async function measureAddToCart(browser: Browser, origin: string): Promise<FirstAddToCart> {
  await fetch(origin + path, { headers: { 'accept-language': 'zh-CN' } }).then((answer) => answer.text());
  const context = await browser.newContext(contextOptions);
  try {
    const page = await context.newPage();
    let remoteFiles = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/remotes/mf-')) remoteFiles += 1;
    });
    await page.addInitScript(pressWhenAlive, { label: '加入购物车', cart: 'jishi_GuestCart' });
    await slowDown(await context.newCDPSession(page));
    await page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 });
    const found = await page.waitForFunction(() => globalThis.__addToCart, undefined, { timeout: 60_000 });
    return { ...((await found.jsonValue()) as Moments), remoteFiles };
  } finally {
    await context.close();
  }
}

/** Runs in the page, with every frame. */
function pressWhenAlive({ label, cart }: { label: string; cart: string }): void {
  let pressed = 0;
  const look = (): void => {
    if (pressed === 0) {
      const buttons = [...document.querySelectorAll('button')];
      const button = buttons.find((each) => each.textContent?.includes(label) && each.offsetParent !== null);
      if (button && Object.keys(button).some((key) => key.startsWith('__reactProps'))) {
        pressed = performance.now();
        button.click();
      }
    } else if (localStorage.getItem(cart)?.includes('1029')) {
      globalThis.__addToCart = { pressed, inCart: performance.now() };
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
