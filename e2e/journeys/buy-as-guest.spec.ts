import { newPhone } from '../support/customers.ts';
import { expect, test } from '../support/test.ts';

test('a visitor finds a product, fills a cart, signs in, pays from the balance and sees the order', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: '搜索商品' }).fill('板栗');
  await page.getByRole('combobox', { name: '搜索商品' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /板栗/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '迁西板栗 2斤 生栗 一剥一颗' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '迁西板栗 2斤 生栗 一剥一颗' })).toBeVisible();

  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('已加入购物车')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /购物车/ })
    .click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByRole('link', { name: '迁西板栗 2斤 生栗 一剥一颗' }).first()).toBeVisible();

  // Settling needs a customer; the way leads on to the order of what was settled.
  await page.getByRole('button', { name: /去结算/ }).click();
  await expect(page).toHaveURL(/\/pass\/login/);
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill('13800000001');
  await page.getByLabel('密码', { exact: true }).fill('jishi123');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/indent\/create/);
  await expect(page.getByRole('main').getByRole('link', { name: '迁西板栗 2斤 生栗 一剥一颗' }).first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true }).first()).toBeAttached();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/money\/pay/);
  await page.getByRole('button', { name: /^支付/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
  const number = (await page.getByRole('main').textContent())?.match(/\d{15,}/)?.[0] ?? '';
  expect(number).not.toBe('');

  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByRole('main')).toContainText('待发货');
});

test('an unknown number signs up by the code and starts with an empty account', async ({ page }) => {
  await page.goto('/user/portal');
  await expect(page).toHaveURL(/\/pass\/login/);
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByLabel('手机号').fill(newPhone());
  await page.getByRole('button', { name: '获取验证码' }).click();
  // In demo mode the answer carries the code and the form is filled.
  await expect(page.getByLabel('验证码')).toHaveValue(/^\d{5}$/);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/portal/);
  await expect(page.getByRole('main')).toContainText('0.00');
});
