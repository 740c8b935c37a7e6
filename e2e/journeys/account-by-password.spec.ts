import type { Page } from '@playwright/test';
import { newPhone } from '../support/customers.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { long } from '../support/long.ts';
import { addSimpleProduct } from '../support/product-page.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

/** Fills number, code and both passwords of the page that is open. */
async function fill(page: Page, phone: string, password: string): Promise<void> {
  await expectHydrated(page.getByLabel('手机号'));
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByLabel('验证码')).toHaveValue(/^\d{5}$/);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('再次输入密码').fill(password);
}

/** The demo shop lets one code a minute go to a number. */
const register = async (page: Page, phone: string, password: string) => {
  await page.goto('/pass/register');
  await fill(page, phone, password);
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check();
  await page.getByRole('button', { name: '注册' }).click();
};

test('a visitor fills a cart, registers on the way to an order, and has both', async ({ page, context }) => {
  await addSimpleProduct(page);
  await page.goto('/user/address?from=cart');
  await expect(page).toHaveURL(/\/pass\/login/);
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByRole('link', { name: '免费注册' }).click();
  await fill(page, newPhone(), 'Market2026!');
  await expect(main(page).getByText('强', { exact: true })).toBeVisible();

  const reading = context.waitForEvent('page');
  await page.getByRole('link', { name: /^用户协议/ }).click();
  const terms = await reading;
  await expect(terms.getByRole('heading', { level: 1, name: '用户协议' })).toBeVisible();
  await terms.close();

  await page.getByRole('button', { name: '注册' }).click();
  await expect(page.getByRole('checkbox', { name: '我已阅读并同意' })).toBeFocused();
  await expect(page.getByText('请先阅读并同意协议')).toBeVisible();
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check();
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page).toHaveURL(/\/user\/address\?from=cart$/);
  await page.goto('/cart');
  await expect(
    main(page)
      .getByText(/迁西板栗/)
      .first(),
  ).toBeVisible();
});

test('a number that has an account cannot be registered again, and nothing typed is lost', async ({ page }) => {
  await register(page, '13800000001', 'Market2026!');
  await expect(page.getByLabel('手机号')).toBeFocused();
  await expect(page.getByText('该手机号已有账号')).toBeVisible();
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('Market2026!');
});

test('the wait for the next code goes on after a reload', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/pass/login');
  await expectHydrated(page.getByLabel('手机号'));
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /^\d+ 秒后重新获取$/ })).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('手机号')).toHaveValue(phone);
  await expect(page.getByRole('button', { name: /^\d+ 秒后重新获取$/ })).toBeDisabled();
  await page.clock.install();
  await page.clock.fastForward('01:01');
  await page.reload();
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled();
});

// A minute of it is the wait for the next code.
test('a new password signs the other devices out, and signs in', long, async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000);
  const phone = newPhone();
  const other = await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN' });
  const elsewhere = await other.newPage();
  await register(elsewhere, phone, 'first-password');
  await expect(elsewhere).toHaveURL(/\/user\/portal$/);
  // A page that follows what is new would learn of the end by itself; this one hears of nothing.
  await elsewhere.goto('/pass/terms');

  await page.goto('/user/address');
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page).toHaveURL(/\/pass\/findPassword$/);
  await page.getByLabel('手机号').fill(phone);
  // The number got a code a moment ago: the shop sends the next one after a minute.
  await expect(async () => {
    await page.getByRole('button', { name: /^(获取验证码|重新获取)$/ }).click();
    await expect(page.getByLabel('验证码')).toHaveValue(/^\d{5}$/, { timeout: 3000 });
  }).toPass({ timeout: 90_000, intervals: [5000] });
  await page.getByLabel('新密码', { exact: true }).fill('second-password');
  await page.getByLabel('再次输入密码').fill('second-password');
  await page.getByRole('button', { name: '设为新密码' }).click();
  await expect(page).toHaveURL(/\/pass\/login\?by=password$/);
  await expect(page.getByLabel('手机号')).toHaveValue(phone);
  await page.getByLabel('密码', { exact: true }).fill('first-password');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(main(page).getByRole('alert').filter({ hasText: '手机号或密码不对' })).toBeVisible();
  await page.getByLabel('密码', { exact: true }).fill('second-password');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/address$/);

  await elsewhere.goto('/user/portal');
  await expect(elsewhere).toHaveURL(/\/pass\/login/);
  await expect(elsewhere.getByText(/登录超时/)).toBeVisible();
  await other.close();
});
