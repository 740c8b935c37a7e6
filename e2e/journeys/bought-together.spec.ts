import type { Locator, Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated.ts';
import { newCustomerTest } from '../support/new-customer.ts';
import { expect, test } from '../support/test.ts';

/** A product of the demo shop that customers bought two others with. */
const PRODUCT = '1029';

/** The block, once it has come near and its button is alive. */
async function openBlock(page: Page, path: string, words: { title: string; button: RegExp }): Promise<Locator> {
  await page.goto(path);
  const block = page.getByRole('region', { name: words.title });
  await expectHydrated(page.getByRole('main').getByRole('spinbutton').first());
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  await expectHydrated(block.getByRole('button', { name: words.button }));
  return block;
}

const inChinese = { title: '常一起买', button: /^把这 3 种放进购物车/ };
const inEnglish = { title: 'Bought together', button: /^Add all 3 to cart/ };

test('one press of a key puts a product and what is bought with it into the cart', async ({ page }) => {
  const block = await openBlock(page, `/product/detail/${PRODUCT}`, inChinese);
  await expect(block.getByRole('status')).toHaveText(/3 件合计.*¥\d/);
  await block.getByRole('button', { name: inChinese.button }).press('Enter');
  await expect(page.getByText('都放进购物车了：3 种 3 件')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/product/detail/${PRODUCT}`));
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('one of them is left out, and nothing is wider than the window', async ({ page }) => {
    const block = await openBlock(page, `/en/product/detail/${PRODUCT}`, inEnglish);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const box = block.getByRole('checkbox', { name: /^Include/ }).first();
    await box.press('Space');
    await expect(block.getByRole('status')).toHaveText(/^Total of 2 products/);
    await block.getByRole('button', { name: 'Add all 2 to cart' }).click();
    await expect(page.getByText('All in your cart: 2 products, 2 pieces')).toBeVisible();
  });
});

newCustomerTest(
  'what sold out meanwhile is named, the others are added, and it can be tried again',
  async ({ page }) => {
    const block = await openBlock(page, `/product/detail/${PRODUCT}`, inChinese);
    const companion = block.getByRole('listitem').nth(1).getByRole('link');
    const name = (await companion.textContent()) ?? '';
    const id = (await companion.getAttribute('href'))?.split('/').at(-1);
    const one = `**/app/good/${id}`;
    await page.route(one, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { message: object };
      const message = { ...answer.message, inventory: 0, inventory_show: 0, good_sku: [] };
      await route.fulfill({ response, json: { ...answer, message } });
    });
    await block.getByRole('button', { name: inChinese.button }).click();
    const told = block.getByRole('alert');
    await expect(told.getByRole('heading')).toBeFocused();
    await expect(told.getByRole('listitem')).toHaveText(new RegExp(`^${name} .*售罄`));
    await expect(block.getByText('已在购物车')).toHaveCount(2);

    await page.unroute(one);
    await block.getByRole('button', { name: '再试没放进去的 1 种' }).click();
    await expect(page.getByText('都放进购物车了：1 种 1 件')).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(3);
  },
);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the bar of a long page says which section is open, and leads to the others', async ({ page }) => {
      await page.goto(`/product/detail/${PRODUCT}`);
      await expectHydrated(page.getByRole('main').getByRole('spinbutton').first());
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const sections = page.getByRole('navigation', { name: '页内位置' });
      await expect(sections.getByRole('link', { name: '商品详情' })).toHaveAttribute('aria-current', 'location');
      const reviews = sections.getByRole('link', { name: /^评价 ?\d+$/ });
      await reviews.press('Enter');
      const panel = page.getByRole('tabpanel', { name: /^评价/ });
      await expect(panel).toBeFocused();
      await expect(page).toHaveURL(/\?tab=reviews$/);
      await expect(reviews).toHaveAttribute('aria-current', 'location');
      // Under the bar, or as far up as the page goes.
      await expect(panel).toBeInViewport();
      const [bar, top] = await Promise.all([sections.boundingBox(), panel.boundingBox()]);
      expect((top?.y ?? 0) - (bar?.height ?? 0)).toBeGreaterThan(-16);
      await sections.getByRole('link', { name: '商品', exact: true }).click();
      await expect(sections).toHaveCount(0);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs are links', async ({ page }) => {
    await page.goto(`/en/product/detail/${PRODUCT}`);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.getByRole('link', { name: 'Questions', exact: true }).click();
    await expect(page.getByRole('tabpanel')).toContainText(/question/i);
    await expect(page.getByRole('region', { name: inEnglish.title })).toHaveCount(0);
  });
});
