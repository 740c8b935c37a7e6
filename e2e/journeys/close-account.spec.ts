import type { Page } from '@playwright/test';
import { callApi, type Tokens } from '../support/api.ts';
import { newPhone } from '../support/customers.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { long } from '../support/long.ts';
import { operator, ownProduct } from '../support/operator.ts';
import { orderByApi } from '../support/own-cart.ts';
import { enterAs } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const texts = {
  zh: {
    base: '',
    close: '注销账号',
    blocked: '还有 1 个订单没处理完，处理完才能注销',
    settle: /^去处理订单 /,
    cancelOrder: /^取消订单/,
    free: '没有未完成的订单，可以注销',
    understood: /^我已看完/,
    goOn: '继续注销',
    last: '最后确认：立即注销？',
    now: '立即注销',
    closed: '账号已注销',
    home: '回首页',
    refused: '该账号已注销，不能再次使用',
    phone: '手机号',
    send: '获取验证码',
    code: '验证码',
    logIn: '登录',
  },
  en: {
    base: '/en',
    close: 'Close account',
    blocked: '1 order is still under way: the account can be closed after it',
    settle: /^Settle order /,
    cancelOrder: /^Cancel order/,
    free: 'No order is under way: the account can be closed',
    understood: /^I have read this/,
    goOn: 'Go on',
    last: 'Last question: close it now?',
    now: 'Close it now',
    closed: 'Your account is closed',
    home: 'Home',
    refused: 'This account was closed and cannot be opened again',
    phone: 'Phone number',
    send: 'Send code',
    code: 'Code',
    logIn: 'Log in',
  },
} as const;

type Words = (typeof texts)['zh' | 'en'];
const main = (page: Page) => page.getByRole('main');

/** Somebody with 20.00 and an order that waits to be paid. */
async function whoOwesOrder(origin: string): Promise<{ phone: string; tokens: Tokens }> {
  const phone = newPhone();
  const { code } = await callApi<{ code: number }>('cellphoneCode', { body: { cellphone: phone }, origin });
  const [product, tokens] = await Promise.all([
    ownProduct('注销前买的', { price: '5', stock: 9, nameEn: 'Bought before' }),
    callApi<Tokens>('register', { body: { cellphone: phone, code, platform: 'pc', lang: 'zh' }, origin }),
  ]);
  await operator('users', 'balance', phone, '--change', '20', '--reason', 'journey', '--yes');
  await orderByApi(origin, tokens, product, 1, 5);
  return { phone, tokens };
}

async function closeAccount(page: Page, words: Words): Promise<void> {
  await page.goto(`${words.base}/user/cancel`);
  const submit = main(page).getByRole('button', { name: words.close });
  await expect(page.getByRole('heading', { name: words.blocked })).toBeVisible();
  await expectHydrated(submit);
  await page.getByRole('checkbox', { name: words.understood }).check();
  await expect(submit).toBeDisabled();

  // What blocks is settled where its link leads.
  await page.getByRole('link', { name: words.settle }).click();
  await expect(page).toHaveURL(/\/user\/indent\/detail\?id=\d+$/);
  await main(page).getByRole('button', { name: words.cancelOrder }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: words.cancelOrder }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();

  await expect(page.getByText(words.free)).toBeVisible();
  await expect(main(page).getByText(/20\.00/)).toBeVisible();
  await page.getByRole('checkbox', { name: words.understood }).check();
  await submit.click();
  await page.getByRole('button', { name: words.goOn }).click();
  await expect(page.getByRole('heading', { name: words.last })).toBeVisible();
  await page.getByRole('button', { name: words.now }).click();
  await expect(page).toHaveURL(new RegExp(`${words.base}/pass/closed$`));
  await expect(page.getByRole('heading', { level: 1, name: words.closed })).toBeVisible();
}

/** Nothing of the customer is left in the browser. */
async function isGone(page: Page, words: Words, { phone, tokens }: { phone: string; tokens: Tokens }, origin: string) {
  const kept = await page.evaluate(() => [Object.values({ ...localStorage }).join(), document.cookie].join());
  expect(kept).not.toContain(phone);
  expect(kept).not.toMatch(/jishi_token=[^;]/);
  await expect(callApi('user', { token: tokens.access_token, origin })).rejects.toThrow();
  await page.goto(`${words.base}/user/indent/list`);
  await expect(page).toHaveURL(/\/pass\/login/);
}

/** Nobody gets back in. */
async function isRefused(page: Page, words: Words, phone: string) {
  await expectHydrated(page.getByLabel(words.phone));
  await page.getByLabel(words.phone).fill(phone);
  // The number got a code when the account was made: the shop sends the next one after a minute.
  await expect(async () => {
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByLabel(words.code, { exact: true })).toHaveValue(/^\d{5}$/, { timeout: 3000 });
  }).toPass({ timeout: 90_000, intervals: [5000] });
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
  await expect(page.getByText(words.refused)).toBeVisible();
}

test('an account is closed once its order is settled', async ({ page, context, baseURL }) => {
  test.setTimeout(240_000);
  const customer = await whoOwesOrder(baseURL!);
  await enterAs(context, baseURL!, customer.tokens);
  await closeAccount(page, texts.zh);
  await page.getByRole('link', { name: texts.zh.home }).click();
  await expect(page).toHaveURL(/\/$/);
  await isGone(page, texts.zh, customer, baseURL!);
});

// A minute of it is the wait for the next code.
test('an account that was closed stays closed', long, async ({ page, context, baseURL }) => {
  test.setTimeout(240_000);
  const customer = await whoOwesOrder(baseURL!);
  await enterAs(context, baseURL!, customer.tokens);
  await closeAccount(page, texts.zh);
  await page.goto('/pass/login');
  await isRefused(page, texts.zh, customer.phone);
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' });

  test('an account is closed once its order is settled', long, async ({ page, context, baseURL }) => {
    test.setTimeout(240_000);
    const customer = await whoOwesOrder(baseURL!);
    await enterAs(context, baseURL!, customer.tokens);
    await closeAccount(page, texts.en);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await isGone(page, texts.en, customer, baseURL!);
  });
});
