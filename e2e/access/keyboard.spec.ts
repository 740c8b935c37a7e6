import type { Locator, Page } from '@playwright/test';
import { demoCustomer } from '../support/api.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const MAX_STEPS = 150;

/** Goes on with the tabulator, as far as it takes, until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await expectHydrated(element);
  const hasFocus = () => element.evaluate((node) => node === document.activeElement);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${element} cannot be reached with the tabulator`);
}

/** Reaches a control and presses it; the focus must be visible there. */
async function press(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, element);
  expect(await element.evaluate((node) => node.matches(':focus-visible'))).toBe(true);
  await page.keyboard.press(key);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

test('a purchase by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  const main = page.getByRole('main');
  await page.goto('/');
  await type(page, page.getByRole('combobox', { name: '搜索商品' }), '板栗');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '“板栗”的搜索结果' })).toBeVisible();

  // The skip link leads past the header.
  await page.reload();
  await press(page, page.getByRole('link', { name: '跳到主要内容' }));
  await expect(main).toBeFocused();
  await press(page, main.getByRole('link', { name: '迁西板栗 2斤 生栗 一剥一颗' }).first());
  await expect(page.getByRole('heading', { level: 1, name: '迁西板栗 2斤 生栗 一剥一颗' })).toBeVisible();
  await press(page, main.getByRole('button', { name: '加入购物车' }), 'Space');
  await expect(page.getByText('已加入购物车')).toBeVisible();
  await press(page, page.getByRole('banner').getByRole('link', { name: /购物车/ }));
  await expect(page).toHaveURL(/\/cart$/);

  await press(page, main.getByRole('button', { name: /去结算/ }));
  await expect(page).toHaveURL(/\/pass\/login/);
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  if ((await page.getByRole('tab', { name: '密码登录' }).getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('Enter');
  }
  await type(page, page.getByLabel('手机号'), demoCustomer.phone);
  await type(page, page.getByLabel('密码', { exact: true }), demoCustomer.password);
  await page.keyboard.press('Enter');
  // Where settling was leading to.
  await expect(page).toHaveURL(/\/indent\/create/);
  await press(page, main.getByRole('button', { name: '提交订单' }));
  await expect(page).toHaveURL(/\/money\/pay/);
  await press(page, main.getByRole('button', { name: /^支付/ }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: '确认支付' }));
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
  await press(page, main.getByRole('link', { name: '查看订单' }));
  await expect(main).toContainText('待发货');
});

test('in a narrow window the search button shows itself to the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/category/list');
  const submit = page.getByRole('search').getByRole('button', { name: '搜索' });
  const widthOf = () => submit.evaluate((node) => node.getBoundingClientRect().width);
  expect(await widthOf()).toBeLessThan(2); // the phone's own keyboard has a key for it
  await tabTo(page, submit);
  expect(await widthOf()).toBeGreaterThanOrEqual(24);
  await expect(submit).toBeInViewport({ ratio: 1 });
});
