import { callApi, demoCustomer, signIn, tokenCookies } from '../support/api.ts';
import { expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
import { signInByPassword } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

const orders = '/user/indent/list?index=1';
const atSignIn = (url: URL) => url.pathname === '/pass/login';

test('a visitor who opens a guarded page signs in and is back on it, query and all', async ({ page }) => {
  await page.goto(orders);
  await expect(page).toHaveURL(atSignIn);
  await signInByPassword(page);
  await expect(page).toHaveURL((url) => url.pathname + url.search === orders);
  await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible();
});

test('a visitor who follows a link to a guarded page takes the same way without a reload', async ({ page }) => {
  await page.goto('/category/list');
  await markTab(page);
  const link = page.getByRole('banner').getByRole('link', { name: '我的订单' });
  await expectHydrated(link);
  await link.click();
  await expect(page).toHaveURL(atSignIn);
  await signInByPassword(page);
  await expect(page).toHaveURL(/\/user\/indent\/list$/);
  await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible();
  await expectSameTab(page);
});

test('a wrong password stays on the page, says so beside the form, and the right one works', async ({ page }) => {
  await page.goto('/pass/login');
  await signInByPassword(page, { ...demoCustomer, password: 'not-this-one' });
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(page).toHaveURL(atSignIn);
  await page.getByLabel('密码', { exact: true }).fill(demoCustomer.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).not.toHaveURL(atSignIn);
});

test('a session ended elsewhere leads from a guarded page to sign-in and back', async ({ context, page, baseURL }) => {
  const tokens = await signIn(demoCustomer);
  await callApi('logout', { body: {}, token: tokens.access_token });
  await context.addCookies(tokenCookies(tokens).map((cookie) => ({ ...cookie, url: baseURL! })));
  const opened: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && opened.push(new URL(request.url()).pathname));
  await page.goto('/user/address');
  await expect(page).toHaveURL(atSignIn);
  // Loaded anew once, whatever else is refused meanwhile: to be asked again would break that off.
  expect(opened).toEqual(['/user/address', '/user/address', '/pass/login']);
  expect((await context.cookies()).filter(({ name, value }) => name === 'jishi_token' && value)).toEqual([]);
  await signInByPassword(page);
  await expect(page).toHaveURL(/\/user\/address$/);
  await expect(page.getByRole('heading', { level: 1, name: '收货地址' })).toBeVisible();
});

test('signing out leaves a guarded page and forgets the customer', async ({ page }) => {
  await page.goto('/user/portal');
  await signInByPassword(page);
  await expect(page.getByRole('heading', { level: 1, name: '个人中心' })).toBeAttached();
  const account = page.getByRole('banner').getByRole('link', { name: '我的订单' });
  await expectHydrated(account);
  await page.getByRole('banner').locator('a[href="/user/portal"]').first().hover();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(atSignIn);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
});
