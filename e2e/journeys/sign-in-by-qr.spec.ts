import type { Browser, Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated.ts';
import { signInByPassword } from '../support/sign-in-page.ts';
import { enterSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** Opens the QR tab of the sign-in page and reads what its code says, as a camera would: the address of the phone's page. */
async function showCode(page: Page): Promise<string> {
  const tab = page.getByRole('tab', { name: '扫码登录' });
  await expectHydrated(tab);
  const made = page.waitForResponse((answer) => answer.url().endsWith('/sweepLogin'));
  await tab.click();
  const { message } = (await (await made).json()) as { message: { uuid: string } };
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
  return `/pass/scan?uuid=${message.uuid}`;
}

const code = (page: Page) => page.getByRole('main').getByRole('status');

async function aPhone(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  return context.newPage();
}

test('a phone that signs in first agrees, and the computer comes back to where it was', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/user/indent/list?index=1');
  await expect(page).toHaveURL(/\/pass\/login\?from=/);
  const address = await showCode(page);
  await expect(code(page).filter({ hasText: '扫一扫登录' })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/0[23]:\d\d/);

  const phone = await aPhone(browser, baseURL!);
  await phone.goto(address);
  await signInByPassword(phone);
  await expect(phone.getByRole('heading', { level: 1, name: '允许这台设备登录吗？' })).toBeVisible();
  await expect(phone).toHaveURL(new RegExp(address.replace('?', '\\?')));
  await expect(phone.getByText(/Chrome · /)).toBeVisible();
  await expect(code(page).filter({ hasText: '已扫码，请在手机上确认' })).toBeVisible();

  await phone.getByRole('button', { name: '确认登录' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: '已确认登录' })).toBeVisible();
  await expect(page).toHaveURL(/\/user\/indent\/list\?index=1$/);
  await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible();
  await phone.context().close();
});

test('a phone refuses; the next code belongs to whoever scans it first', async ({ page, browser, baseURL }) => {
  const phone = await aPhone(browser, baseURL!);
  await enterSignedIn(phone.context(), baseURL!);
  await page.goto('/pass/login');
  await phone.goto(await showCode(page));
  await phone.getByRole('button', { name: '拒绝' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: '已拒绝登录' })).toBeVisible();
  await expect(code(page).filter({ hasText: '手机上拒绝了登录' })).toBeVisible();

  const made = page.waitForResponse((answer) => answer.url().endsWith('/sweepLogin'));
  await page.getByRole('button', { name: '重新扫码' }).click();
  const { message } = (await (await made).json()) as { message: { uuid: string } };
  await expect(code(page).filter({ hasText: '扫一扫登录' })).toBeVisible();
  const stranger = await aPhone(browser, baseURL!);
  await phone.goto(`/pass/scan?uuid=${message.uuid}`);
  await expect(phone.getByRole('button', { name: '确认登录' })).toBeVisible();
  await stranger.goto(`/pass/scan?uuid=${message.uuid}`);
  await signInByPassword(stranger, { phone: '13800000002', password: 'jishi123' });
  await expect(stranger.getByRole('heading', { level: 1, name: '这个二维码被别人扫过了' })).toBeVisible();
  await expect(page).toHaveURL(/\/pass\/login/);
  await phone.context().close();
  await stranger.context().close();
});

test('a code that is over can be refreshed, on both sides', async ({ page, browser, baseURL }) => {
  await page.clock.install();
  await page.goto('/pass/login');
  const address = await showCode(page);
  await page.clock.fastForward('03:01');
  await expect(code(page).filter({ hasText: '二维码已过期，请刷新' })).toBeVisible();
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(code(page).filter({ hasText: '扫一扫登录' })).toBeVisible();

  const phone = await aPhone(browser, baseURL!);
  await enterSignedIn(phone.context(), baseURL!);
  await phone.goto(address.replace(/uuid=.*/, 'uuid=00000000-0000-4000-8000-000000000000'));
  await expect(phone.getByRole('heading', { level: 1, name: '二维码已失效' })).toBeVisible();
  await phone.goto('/pass/scan?uuid=something-else');
  await expect(phone.getByRole('heading', { level: 1, name: '这不是集市的登录二维码' })).toBeVisible();
  await phone.context().close();
});
