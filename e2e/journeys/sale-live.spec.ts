import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { newCustomerTest as test } from '../support/new-customer.ts';
import { ownSale } from '../support/own-sale.ts';
import { signUp } from '../support/signed-in.ts';
import { expect } from '../support/test.ts';

type Sale = { id: number; seckill_sku: { id: number }[] };

/** How long a change may take to be seen, with the time a busy computer needs to draw. */
const SOON = { timeout: 8_000 };

/** Set once; a page that was loaded anew has lost it. */
const mark = (tab: Page) => tab.evaluate(() => Object.assign(window, { wasHere: true }));
const isSamePage = (tab: Page) => tab.evaluate(() => 'wasHere' in window);

test('what is left falls for everybody who looks, down to sold out, without a reload', async ({
  page,
  newCustomer: { origin },
  browser,
}) => {
  test.setTimeout(240_000);
  const product = await ownSale({ word: '抢着看', pieces: 3, beginsIn: -1 });
  const watching = await browser.newContext({ baseURL: origin, locale: 'zh-CN' });
  const [list, detail] = [await watching.newPage(), await watching.newPage()];
  await list.goto('/seckill/list');
  await detail.goto(`/product/detail/${product.id}`);
  const card = list.getByRole('listitem').filter({ hasText: product.name });
  await expect(card).toContainText('剩 3 件');
  await expect(detail.getByRole('main')).toContainText('库存 3 件');
  for (const tab of [list, detail]) await mark(tab);

  // One of them is bought in another browser.
  await page.goto(`/product/detail/${product.id}`);
  const buy = page.getByRole('button', { name: '立即购买' });
  await expectHydrated(buy);
  await buy.click();
  await expect(page).toHaveURL(/\/indent\/create/);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/money\/pay/);
  await expect(card).toContainText('剩 2 件', SOON);
  await expect(detail.getByRole('main')).toContainText('库存 2 件', SOON);

  // The rest goes at once.
  const sale = await callApi<Sale>(`seckill/${product.id}`, { origin });
  const tokens = await signUp(origin);
  const line = {
    ...{ good_id: product.id, good_sku_id: 0, number: 2, price: 3, name: product.name, img: '-' },
    ...{ seckill_id: sale.id, seckill_sku_id: sale.seckill_sku[0]?.id },
  };
  const body = { indentCommodity: [line], carriage: 0, remark: '' };
  await callApi('goodIndent', { body, token: tokens.access_token, origin });
  await expect(card).toContainText('已抢光', SOON);
  await expect(card.getByRole('link', { name: '立即抢' })).toHaveCount(0);
  await expect(detail.getByRole('main')).toContainText(/抢光/, SOON);
  for (const tab of [list, detail]) expect(await isSamePage(tab)).toBe(true);
  await watching.close();
});

test('a tab has one stream for all that it shows', async ({ page }) => {
  test.setTimeout(150_000);
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/seckill/events')) streams.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('heading', { name: '限时秒杀' }).scrollIntoViewIfNeeded();
  await expect.poll(() => streams.length).toBe(1);
  const ids = new URL(streams[0] ?? '').searchParams.get('ids')?.split(',') ?? [];
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
});
