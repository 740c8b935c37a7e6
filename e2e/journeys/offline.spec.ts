import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated.ts';
import { enterAs, signUp } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// Everywhere else requests are looked at, which those of a worker are not.
test.use({ serviceWorkers: 'allow' });

const strip = (page: Page) => page.getByText(/网络断开了，这是 \d\d:\d\d 的页面/);

/** Opens an address as somebody does who stays: the service worker comes. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(20, 20);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Paths of the pages the worker keeps. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('jishi-pages');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

const expectKept = (page: Page, path: string) => expect.poll(() => kept(page), { timeout: 30_000 }).toContain(path);

/** The first products of the list, in the page's own order. */
const productLinks = (page: Page) => page.getByRole('main').locator('a[href*="/product/detail"]');

test('what was opened can be read without the network, and says how old it is', async ({ page, context, faults }) => {
  faults.allow(/Failed to fetch|Network Error|NetworkError|net::ERR|could not reach the server/);
  await openWithWorker(page, '/product/list');
  await expectKept(page, '/product/list');
  const first = productLinks(page).first();
  const path = (await first.getAttribute('href')) ?? '';
  await first.click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('全部商品');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expectKept(page, path);
  await page.goBack();
  await expect(productLinks(page).first()).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('main').locator(`a[href*="/product/detail"]:not([href="${path}"])`).nth(5).click();
  await expect(page.getByText('网络断开了，这个页面之前没有打开过，联网后再看')).toBeVisible();
  await expect(page).toHaveURL(/\/product\/list$/);
  await productLinks(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(strip(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await context.setOffline(false);
  await expect(strip(page)).toBeHidden({ timeout: 30_000 });
  await expect(page.locator('html')).not.toHaveAttribute('data-kept-at');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a page nobody has opened is told with those that can be read', async ({ page, context, faults }) => {
  faults.allow(/Failed to fetch|Network Error|NetworkError|net::ERR|could not reach the server/);
  await openWithWorker(page, '/en');
  await expectKept(page, '/en');
  await context.setOffline(true);
  await page.goto('/en/product/list?title=tea');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await page.getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByText(/You’re offline. This page is from \d\d:\d\d/)).toBeVisible();
  await page.goto('/en/product/list?title=tea');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You’re offline', { timeout: 30_000 });
});

test('a visitor’s cart can be read without the network', async ({ page, context, faults }) => {
  faults.allow(/Failed to fetch|Network Error|NetworkError|net::ERR|could not reach the server/);
  await openWithWorker(page, '/product/list');
  await productLinks(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('全部商品');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: '加入购物车' }).first().click();
  await expect(page.getByText('已加入购物车')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /购物车/ })
    .click();
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await expectKept(page, '/cart');
  await context.setOffline(true);
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await expect(strip(page)).toBeVisible();
});

test('what is kept of a customer goes when they sign out, pages of an account are not kept', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  faults.allow(/Failed to fetch|Network Error|NetworkError|net::ERR|could not reach the server/);
  await enterAs(context, baseURL ?? '', await signUp(baseURL ?? ''));
  await openWithWorker(page, '/product/list');
  await page.goto('/user/portal');
  await page.goto('/product/list');
  const keeping = async () =>
    page.evaluate(async () => {
      const cache = await caches.open('jishi-pages');
      const pages = await Promise.all(
        (await cache.keys()).map(async (key) => [key.url, await cache.match(key)] as const),
      );
      return pages.map(([url, page]) => `${new URL(url).pathname} ${page?.headers.get('x-offline')}`);
    });
  await expect.poll(keeping, { timeout: 30_000 }).toEqual(['/product/list own']);
  await page.goto('/user/portal');
  const account = page.getByRole('banner').getByRole('link', { name: '我的订单' });
  await expectHydrated(account);
  await page.getByRole('banner').locator('a[href="/user/portal"]').first().hover();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/pass\/login/);
  await expect
    .poll(async () => (await keeping()).filter((page) => page.endsWith('own')), { timeout: 30_000 })
    .toEqual([]);
});
