import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { callApi, demoCustomer, type Tokens } from '../support/api.ts';
import { newPhone } from '../support/customers.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { long } from '../support/long.ts';
import { ownProduct } from '../support/operator.ts';
import { addAddress, orderByApi } from '../support/own-cart.ts';
import { enterAs } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const texts = {
  zh: {
    path: '/user/data',
    ask: '申请数据文件',
    ready: '数据文件已准备好',
    download: '下载',
    notices: '/user/notice/list',
    notice: /你的数据文件已准备好/,
    open: '去下载',
  },
  en: {
    path: '/en/user/data',
    ask: 'Ask for the file',
    ready: 'Your file is ready',
    download: 'Download',
    notices: '/en/user/notice/list',
    notice: /Your data is ready/,
    open: 'Go and download it',
  },
} as const;

type Words = (typeof texts)['zh' | 'en'];
type Content = { title: { zh: string; en: string }; labels: Record<string, { en: string }>; rows: object[] };

/** Somebody with an address and an order. */
async function aCustomer(origin: string) {
  const phone = newPhone();
  const { code } = await callApi<{ code: number }>('cellphoneCode', { body: { cellphone: phone }, origin });
  const [product, tokens] = await Promise.all([
    ownProduct('写进文件的', { price: '5', stock: 9 }),
    callApi<Tokens>('register', { body: { cellphone: phone, code, platform: 'pc', lang: 'zh' }, origin }),
  ]);
  await addAddress(origin, tokens, '文件里的人');
  const orderId = await orderByApi(origin, tokens, product, 2, 5);
  return { phone, tokens, orderId, product };
}

/** Asks for the file as a customer does, and reads what the browser saved. */
async function fetchFile(page: Page, words: Words): Promise<{ files: Record<string, string>; address: string }> {
  await page.goto(words.path);
  const ask = page.getByRole('button', { name: words.ask });
  await expectHydrated(ask);
  await ask.click();
  await expect(page.getByText(words.ready)).toBeVisible({ timeout: 30_000 });
  const saving = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: words.download }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const unzipped = unzipSync(await readFile(await file.path()));
  const texts = Object.entries(unzipped).map(([name, bytes]) => [name, strFromU8(bytes)]);
  return { files: Object.fromEntries(texts), address: file.url() };
}

const contentOf = (files: Record<string, string>, name: string) => JSON.parse(files[name] ?? 'null') as Content;

async function isRight(files: Record<string, string>, customer: Awaited<ReturnType<typeof aCustomer>>) {
  const { phone, tokens, orderId, product } = customer;
  expect(contentOf(files, 'users-账号.json').rows).toMatchObject([{ cellphone: phone }]);
  expect(contentOf(files, 'addresses-收货地址.json').rows).toMatchObject([{ name: '文件里的人' }]);
  const orders = contentOf(files, 'orders-订单.json');
  expect(orders).toMatchObject({ title: { zh: '订单', en: 'Orders' }, rows: [{ id: orderId, total: 1000 }] });
  expect(orders.labels).toMatchObject({ identification: { zh: '订单编号', en: 'Order number' } });
  expect(contentOf(files, 'order-lines-订单商品.json').rows).toMatchObject([
    { orderId, goodId: product.id, number: 2 },
  ]);
  expect(files['README-说明.txt']).toContain('orders-订单.json');
  const whole = Object.values(files).join('\n');
  expect(whole).not.toContain(demoCustomer.phone);
  expect(whole).not.toContain(tokens.access_token);
}

test('everything that is kept is asked for, fetched and read', async ({ page, context, browser, baseURL }) => {
  const customer = await aCustomer(baseURL!);
  await enterAs(context, baseURL!, customer.tokens);
  const { files, address } = await fetchFile(page, texts.zh);
  await isRight(files, customer);

  // The address worked once; a notice leads back to the page.
  expect(address).toContain('/user/data/file/');
  const elsewhere = await browser.newContext();
  expect((await elsewhere.request.get(address)).status()).toBe(401);
  await elsewhere.close();
  await page.goto(texts.zh.notices);
  await page.getByRole('link', { name: texts.zh.notice }).click();
  await page.getByRole('main').getByRole('link', { name: texts.zh.open }).click();
  await expect(page).toHaveURL(/\/user\/data$/);
  await expect(page.getByRole('main').getByRole('button', { name: texts.zh.download })).toBeVisible();
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' });

  test('everything that is kept is asked for, fetched and read', long, async ({ page, context, baseURL }) => {
    const customer = await aCustomer(baseURL!);
    await enterAs(context, baseURL!, customer.tokens);
    await isRight((await fetchFile(page, texts.en)).files, customer);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
