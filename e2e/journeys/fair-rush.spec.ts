import type { Browser, Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { type OwnProduct, operator, ownProduct } from '../support/operator.ts';
import { enterAs, signUp } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

type Place = { state: number; position: number | null };

/** Customers without a browser; they come first. */
const CROWD = 50;
/** How long pieces are held, in seconds: long enough to order by hand. */
const HELD = '25';

const shopTime = (moment: number): string =>
  new Date(moment + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** A product of one piece in a sale that is running. */
async function aSaleOfOne(): Promise<OwnProduct> {
  const product = await ownProduct('大家都要', { price: '80', stock: 9 });
  const fields = {
    starts: shopTime(Date.now() - 3_600_000),
    ends: shopTime(Date.now() + 3_600_000),
    perCustomer: '1',
    'items.0.price': '30',
    'items.0.pieces': '1',
  };
  const sets = Object.entries(fields).flatMap(([field, value]) => ['--set', `${field}=${value}`]);
  await operator('flash-sales', 'create', product.key, ...sets);
  return product;
}

const inLots = async <T>(count: number, make: () => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  while (made.length < count) made.push(...(await Promise.all(Array.from({ length: 10 }, make))));
  return made;
};

/** A browser of somebody new, on the page of the product. */
async function aShopper(browser: Browser, origin: string, product: OwnProduct, lang: 'zh' | 'en'): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: lang === 'zh' ? 'zh-CN' : 'en-US' });
  await enterAs(context, origin, await signUp(origin));
  const page = await context.newPage();
  await page.goto(`${lang === 'en' ? '/en' : ''}/product/detail/${product.id}`);
  return page;
}

test('a rush is answered in the order of arrival, and what lapses goes to the next', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const origin = baseURL ?? '';
  const product = await aSaleOfOne();
  await operator('settings', 'set', 'flash_sales.hold_seconds', HELD);
  const crowd = (await inLots(CROWD, () => signUp(origin))).map(({ access_token }) => access_token);
  const line = (token: string, more = '') =>
    callApi<Place>(`seckill/${product.id}/place${more}`, { token, origin, body: { number: 1, good_sku_id: 0 } });
  const [first, second] = [
    await aShopper(browser, origin, product, 'zh'),
    await aShopper(browser, origin, product, 'en'),
  ];

  const places = await Promise.all(crowd.map((token) => line(token)));
  expect(places.filter(({ state }) => state === 1)).toHaveLength(1);
  expect(places.filter(({ state }) => state === 0)).toHaveLength(CROWD - 1);

  const ticket = first.getByRole('region', { name: '排队' });
  const buy = first.getByRole('button', { name: '立即购买' });
  await expectHydrated(buy);
  await buy.click();
  await expect(ticket).toContainText(`${CROWD}位`);
  await expect(ticket).toContainText(`前面还有 ${CROWD - 1} 位`);
  const other = second.getByRole('region', { name: 'Waiting line' });
  await second.getByRole('button', { name: 'Buy now' }).click();
  await expect(other).toContainText(`no. ${CROWD + 1}`);

  // The place stays: over a reload, and in another tab.
  await first.reload();
  await expect(ticket).toContainText(`${CROWD}位`);
  const tab = await first.context().newPage();
  await tab.goto(first.url());
  await expect(tab.getByRole('region', { name: '排队' })).toContainText(`${CROWD}位`);
  await tab.close();

  // All but the one who holds the piece, and orders nothing, give up.
  const waiting = crowd.filter((_, index) => places[index]?.state === 0);
  await Promise.all(waiting.map((token) => line(token, '/leave')));
  await expect(ticket).toContainText('轮到你了，已为你留下 1 件', { timeout: 60_000 });
  await expect(other).toContainText('no. 1');

  await ticket.getByRole('button', { name: '去确认下单' }).click();
  await expect(first).toHaveURL(/\/indent\/create/);
  await expect(first.getByRole('timer', { name: '这些商品已为你留好，请及时提交订单' })).toBeVisible();
  await first.getByRole('button', { name: '提交订单' }).click();
  await expect(first).toHaveURL(/\/money\/pay/);
  await expect(other).toContainText('This one is sold out');
  await operator('settings', 'set', 'flash_sales.hold_seconds', 'null');
});
