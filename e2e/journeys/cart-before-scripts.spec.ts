import type { Browser, BrowserContext, Page } from '@playwright/test';
import { longUnless } from '../support/long.ts';
import { noteMoves } from '../support/note-moves.ts';
import { ownProduct } from '../support/operator.ts';
import { addSimpleProduct, simpleProduct } from '../support/product-page.ts';
import { expect, test } from '../support/test.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const languages = [
  { path: '/cart', name: simpleProduct.zh, total: /已选商品合计 ¥/, note: '不能改数量' },
  { path: '/en/cart', name: simpleProduct.en, total: /Total of the selected items: \$/, note: 'cannot be changed' },
] as const;

/** The same visitor in a browser that runs no scripts. */
async function withoutScripts(browser: Browser, context: BrowserContext, baseURL: string): Promise<Page> {
  const storageState = await context.storageState();
  const options = { baseURL, storageState, javaScriptEnabled: false, viewport: null };
  return (await browser.newContext(options)).newPage();
}

/** What moved once the whole document was there, and how far before: a busy browser paints a page it has read in part. */
function movesAroundArrival() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAfter = ({ at }: { at: number }) => at > (navigation?.domInteractive ?? 0);
  const moved = globalThis.__moved ?? [];
  return {
    after: moved.filter(isAfter),
    before: moved.filter((move) => !isAfter(move)).reduce((sum, { score }) => sum + score, 0),
  };
}

for (const viewport of windows) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a visitor’s cart reads without any script, in both languages', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      await addSimpleProduct(page);
      const bare = await withoutScripts(browser, context, baseURL!);
      await bare.setViewportSize(viewport);
      for (const { path, name, total, note } of languages) {
        await bare.goto(path);
        const line = bare.locator('[data-line]');
        await expect(line).toHaveCount(1);
        await expect(line.getByRole('link', { name }).first()).toBeVisible();
        await expect(line.getByRole('spinbutton')).toHaveValue('1');
        await expect(bare.getByText(total)).toBeAttached();
        await expect(bare.locator('main noscript > div')).toContainText(note);
      }
      // No other page is told what is in the cart.
      await bare.goto('/');
      expect(await bare.context().cookies(`${baseURL}/`)).not.toContainEqual(
        expect.objectContaining({ name: 'jishi_cart' }),
      );
      await bare.context().close();
    });

    for (const { path, name } of languages) {
      test(
        `nothing moves while the lines of ${path} come alive, and pieces change at once`,
        longUnless((path === '/cart') === viewport.width > 1000),
        async ({ page }) => {
          await addSimpleProduct(page);
          await page.addInitScript(noteMoves);
          // Fonts that arrive late are another matter: the second time they are there.
          await page.goto(path, { waitUntil: 'networkidle' });
          const response = await page.goto(path, { waitUntil: 'commit' });
          expect(response?.headers()['cache-control']).toBe('private, no-cache');
          await expect(page.locator('[data-line]').getByRole('link', { name }).first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          const { before, after } = await page.evaluate(movesAroundArrival);
          expect(after).toEqual([]);
          expect(before).toBeLessThan(0.01);

          const pieces = page.getByRole('spinbutton', { name });
          await page
            .getByRole('group', { name })
            .getByRole('button', { name: /增加|Increase/ })
            .click();
          await expect(pieces).toHaveValue('2');
          // Told to the server at once: the next page is drawn with two.
          await expect.poll(() => cartCookie(page)).toBe(`1.${simpleProduct.id}x2`);
          await page.reload();
          await expect(pieces).toHaveValue('2');
        },
      );
    }
  });
}

const cartCookie = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies(page.url())).find(({ name }) => name === 'jishi_cart')?.value;

test('another tab empties the cart: its page is drawn without lines', async ({ page, context }) => {
  await addSimpleProduct(page);
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: `删除 ${simpleProduct.zh}` }).click();
  await other.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(other.getByRole('heading', { name: '购物车还是空的' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '购物车还是空的' })).toBeVisible();
  expect(await cartCookie(other)).toBeUndefined();
});

test('what was put in with an older cookie is shown as this browser keeps it', async ({ page, context, baseURL }) => {
  const cup = await ownProduct('茶杯', { price: '35', stock: 9 });
  await addSimpleProduct(page);
  await context.addCookies([
    { name: 'jishi_cart', value: `1.${cup.id}x3`, domain: new URL(baseURL!).hostname, path: '/cart' },
  ]);
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('link', { name: simpleProduct.zh }).first()).toBeVisible();
  await expect(page.getByText(cup.name)).toHaveCount(0);
  await expect.poll(() => cartCookie(page)).toBe(`1.${simpleProduct.id}x1`);
});

for (const value of ['garbage', '1.999999999x1', '2.1029x1']) {
  test(`a cookie of ${value} is no error`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'jishi_cart', value, domain: new URL(baseURL!).hostname, path: '/cart' }]);
    const response = await page.goto('/cart');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: '购物车还是空的' })).toBeVisible();
  });
}
