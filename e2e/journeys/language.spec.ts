import type { Page } from '@playwright/test';
import { addSimpleProduct, simpleProduct } from '../support/product-page.ts';
import { expect, test } from '../support/test.ts';

/** The cart that is open has one line: one piece of the product at this address. */
async function expectLine(page: Page, address: string): Promise<void> {
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') });
  await expect(lines).toHaveCount(1);
  await expect(lines.getByRole('link').first()).toHaveAttribute('href', address);
  await expect(lines.getByRole('spinbutton')).toHaveValue('1');
}

test('another language keeps page, query and cart, and is remembered', async ({ page }) => {
  await addSimpleProduct(page);
  await page.goto('/product/list?title=茶&page=1');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(
    (url) =>
      url.pathname === '/en/product/list' &&
      url.searchParams.get('title') === '茶' &&
      url.searchParams.get('page') === '1',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('heading', { level: 1, name: /Results for/ })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expectLine(page, `/en/product/detail/${simpleProduct.id}`);

  await page.goto('/cart');
  await expect(page).toHaveURL(/\/en\/cart$/);
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/cart');
  await expectLine(page, `/product/detail/${simpleProduct.id}`);
});

test.describe('a reader of English', () => {
  test.use({ locale: 'en-GB' });

  test('is greeted in English, and every page names its other language', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/en\/?$/);
    await page.goto('/en/category/list');
    const alternates = page.locator('head link[rel="alternate"]');
    await expect(alternates.and(page.locator('[hreflang="zh-CN"]'))).toHaveAttribute('href', /[^n]\/category\/list$/);
    await expect(alternates.and(page.locator('[hreflang="en-US"]'))).toHaveAttribute('href', /\/en\/category\/list$/);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/en\/category\/list$/);
  });
});
