import type { Browser, Page } from '@playwright/test';
import { callApi, type Tokens } from '../support/api.ts';
import { openSettled } from '../support/open-settled.ts';
import { enterAs, newCustomer, tokensOf } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

type Elsewhere = { page: Page; close: () => Promise<void> };

/** A browser of its own in which the same customer has signed in. */
async function anotherBrowser(
  browser: Browser,
  origin: string,
  { phone, password }: { phone: string; password: string },
): Promise<Elsewhere> {
  const context = await browser.newContext({ baseURL: origin });
  const tokens = await callApi<Tokens>('login', { body: { cellphone: phone, password }, origin });
  await enterAs(context, origin, tokens);
  return { page: await context.newPage(), close: () => context.close() };
}

test('all devices are ended from another browser', async ({ page, context, browser, baseURL }) => {
  const origin = baseURL!;
  const customer = await newCustomer(origin);
  await enterAs(context, origin, await tokensOf(origin, customer));
  const [first, second] = await Promise.all([
    anotherBrowser(browser, origin, customer),
    anotherBrowser(browser, origin, customer),
  ]);
  await first.page.goto('/user/address');
  await expect(first.page.getByRole('heading', { level: 1, name: '收货地址' })).toBeVisible();

  await openSettled(page, '/user/security');
  await expect(page.getByText('3 台设备在登录')).toBeVisible();
  await page.getByRole('link', { name: '查看 登录过的设备' }).click();
  await expect(page.getByText('本机', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '其他设备全部退出' }).click();
  const question = page.getByRole('dialog', { name: '让其他 2 台设备全部退出？' });
  await question.getByRole('button', { name: '其他设备全部退出' }).click();
  await expect(page.getByText('没有别的设备登录着。')).toBeVisible();

  // What was open there ends with the next thing it asks for, and leads to signing in and back.
  await first.page.reload();
  await expect(first.page).toHaveURL(/\/pass\/login/);
  await second.page.goto('/user/security');
  await expect(second.page).toHaveURL(/\/pass\/login/);
  await page.reload();
  await expect(page.getByText('没有别的设备登录着。')).toBeVisible();
  await page.goto('/user/notice/list');
  await expect(page.getByRole('link', { name: /已退出其他全部设备/ })).toBeVisible();
  await Promise.all([first.close(), second.close()]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('one device is ended, then all others, in English, and a new password ends the last', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const origin = baseURL!;
    const customer = await newCustomer(origin);
    await enterAs(context, origin, await tokensOf(origin, customer));
    const elsewhere = await anotherBrowser(browser, origin, customer);
    await elsewhere.page.goto('/user/portal');
    await expect(elsewhere.page).toHaveURL(/\/user\/portal/);

    await openSettled(page, '/en/user/devices');
    await page.getByRole('button', { name: 'Log it out: Unknown device' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log it out' }).click();
    await expect(page.getByText('The device was logged out')).toBeVisible();
    await elsewhere.page.reload();
    await expect(elsewhere.page).toHaveURL(/\/pass\/login/);
    await elsewhere.close();

    const others = await Promise.all([1, 2].map(() => anotherBrowser(browser, origin, customer)));
    await openSettled(page, '/en/user/devices');
    await page.getByRole('button', { name: 'Log out all others' }).click();
    const question = page.getByRole('dialog', { name: 'Log all 2 other devices out?' });
    await question.getByRole('button', { name: 'Log out all others' }).click();
    await expect(page.getByText('All other devices were logged out')).toBeVisible();
    for (const other of others) {
      await other.page.goto('/user/portal');
      await expect(other.page).toHaveURL(/\/pass\/login/);
      await other.close();
    }

    const another = await anotherBrowser(browser, origin, customer);
    await openSettled(page, '/en/user/password');
    await page.getByLabel('Current password').fill(customer.password);
    await page.getByLabel('New password').fill('Teahouse-2026');
    await page.getByLabel('Repeat the password').fill('Teahouse-2026');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('Your password was changed, other devices were logged out')).toBeVisible();
    await another.page.goto('/user/portal');
    await expect(another.page).toHaveURL(/\/pass\/login/);
    await another.close();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Password' })).toBeVisible();
  });
});
