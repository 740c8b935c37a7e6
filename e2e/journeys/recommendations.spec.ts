import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated.ts';
import { longUnless } from '../support/long.ts';
import { simpleProduct } from '../support/product-page.ts';
import { customerWithCart, enterAs } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const strip = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

/** What a strip shows, once it is filled. */
async function shownIn(page: Page, title: string): Promise<string[]> {
  const links = strip(page, title).locator('li a[href*="/product/detail/"]');
  // The strip comes alive when it is near, and takes another place in the page then.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(addresses.map((address) => address.split('/').at(-1) ?? ''))];
}

for (const { name, viewport, prefix, words } of [
  {
    name: 'on a phone, in Chinese',
    viewport: { width: 390, height: 844 },
    prefix: '',
    words: {
      title: '从这些看起',
      from: '按你在这个浏览器里看过的商品挑的。',
      off: '不按我的浏览挑',
      isOff: '没有按你的浏览挑，是今天摊上的商品。',
    },
  },
  {
    name: 'on a desktop, in English',
    viewport: { width: 1440, height: 900 },
    prefix: '/en',
    words: {
      title: 'Start with these',
      from: 'Picked from what you viewed in this browser.',
      off: 'Do not use what I viewed',
      isOff: 'Not picked for you: this is on the stall today.',
    },
  },
]) {
  test.describe(name, () => {
    test.use({ viewport });
    test(
      'an empty cart goes with what a visitor looked at, and does not once they say no',
      longUnless(prefix === ''),
      async ({ page }) => {
        const seen = ['1029', '1039'];
        for (const id of seen) {
          await page.goto(`${prefix}/product/detail/${id}`);
          await expectHydrated(page.getByRole('main').getByRole('button').first());
          await expect
            .poll(() => page.evaluate(() => localStorage.getItem('jishi_RecentlyViewed') ?? ''))
            .toContain(id);
        }
        await page.goto(`${prefix}/cart`);
        const picked = await shownIn(page, words.title);
        expect(picked.filter((id) => seen.includes(id))).toEqual([]);
        await expect(page.getByText(words.from)).toBeVisible();
        await page.getByRole('button', { name: words.off }).click();
        await expect(page.getByText(words.isOff)).toBeVisible();
        await page.reload();
        await shownIn(page, words.title);
        await expect(page.getByText(words.isOff)).toBeVisible();
      },
    );
  });
}

test('cart, account and the list of recommended goods show different ones', async ({ page, context, baseURL }) => {
  const origin = baseURL!;
  await enterAs(context, origin, await customerWithCart(origin));
  await page.goto('/user/portal');
  const account = await shownIn(page, '猜你会喜欢');
  await page.goto('/cart');
  const cart = await shownIn(page, '凑一凑更划算');
  expect(cart).not.toContain(simpleProduct.id);
  expect(cart.length).toBeGreaterThan(3);
  expect(account.length).toBeGreaterThan(3);
  expect(cart).not.toEqual(account);
});
