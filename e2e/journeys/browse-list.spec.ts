import type { Page } from '@playwright/test';
import { expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('order, filters, size and page stand in the address; back restores them and where one was', async ({ page }) => {
  await page.goto('/product/list/1');
  const main = page.getByRole('main');
  const sales = main.getByRole('link', { name: '销量' });
  await expectHydrated(sales);
  await markTab(page);
  await sales.click();
  await expect(page).toHaveURL(/sort=sales/);
  const filters = main.getByRole('group', { name: '筛选' });
  await filters.getByRole('checkbox', { name: '仅看有货' }).check();
  await expect(page).toHaveURL(/stock=1/);
  await main.getByRole('combobox', { name: '每页条数' }).selectOption('10');
  await expect(page).toHaveURL(/size=10/);
  await main.getByRole('link', { name: '第 2 页' }).click();
  await expect.poll(() => query(page)).toMatchObject({ sort: 'sales', stock: '1', size: '10', page: '2' });
  await expect(main.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');

  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0); // the old products stay until the new ones are there
  const last = main.locator('a[href^="/product/detail/"]:not([tabindex])').last();
  const name = (await last.textContent()) ?? '';
  await last.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await last.click();
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(main.getByRole('link', { name }).last()).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(before);
  await expectSameTab(page);

  const shared = page.url();
  await page.goto(shared);
  await expect(main.getByRole('group', { name: '已选' })).toContainText('仅看有货');
  await expect(main.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');

  const chip = main.getByRole('link', { name: '移除 仅看有货' });
  await expectHydrated(chip);
  await chip.click();
  await expect.poll(() => query(page)).toEqual({ sort: 'sales', size: '10' });
});

test('cards on a phone keep their height when the cart buttons come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/remotes/mf-cart-checkout/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/category/list');
  const main = page.getByRole('main');
  const category = main.locator('a[href^="/product/list/1?"]').first();
  await expectHydrated(category);
  await markTab(page);
  await category.click();
  const cards = main.locator('li:has(a[href^="/product/detail/"])');
  await expect(cards.first()).toBeVisible();
  const heights = () => cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));
  const before = await heights();
  expect(await main.getByRole('button', { name: /加入购物车/ }).count()).toBe(0);
  release();
  await expect(main.getByRole('button', { name: /加入购物车/ }).first()).toBeVisible();
  expect(await heights()).toEqual(before);
  await expectSameTab(page);
});
