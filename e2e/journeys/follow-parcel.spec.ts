import type { Page } from '@playwright/test';
import { expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
import { long } from '../support/long.ts';
import { orderInParcels, sendPieces, track, whoWaitsForPost } from '../support/parcels.ts';
import { enterAs } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

type Words = Record<'prefix' | 'remind' | 'reminded' | 'first' | 'second' | 'waits' | 'extend' | 'extended', string> &
  Record<'out' | 'delivered' | 'allThere' | 'receive' | 'received' | 'outNotice' | 'toOrder', string>;

const zh: Words = {
  ...{ prefix: '', remind: '提醒发货', reminded: '已提醒发货', first: '物流信息', second: '包裹 2/2' },
  ...{ waits: '还有 1 件待发货', extend: '延长收货', extended: '已延长 7 天', out: '派送中', delivered: '已签收' },
  ...{ allThere: '包裹已签收，检查无误后请确认收货', receive: '确认收货', received: '待评价' },
  ...{ outNotice: '正在派送', toOrder: '查看订单' },
};
const en: Words = {
  ...{ prefix: '/en', remind: 'Remind the shop', reminded: 'Shop reminded', first: 'Delivery', second: 'Parcel 2/2' },
  ...{ waits: '1 item still waits to be sent', extend: 'Extend receipt', extended: 'Extended by 7 days' },
  ...{ out: 'Out for delivery', delivered: 'Delivered', allThere: 'It was delivered. Please check it' },
  ...{ receive: 'Confirm receipt', received: 'To review', outNotice: 'Out for delivery' },
  ...{ toOrder: 'See the order' },
};

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const parcel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** An order in two parcels, from the reminder to the receipt; the page follows by itself, and is never loaded anew. */
async function follow(page: Page, words: Words, origin: string): Promise<void> {
  const { tokens, orderId, lines } = await whoWaitsForPost(origin);
  const [one, two] = [`YT${orderId}001`, `YT${orderId}002`];
  await enterAs(page.context(), origin, tokens);
  await page.goto(`${words.prefix}/user/indent/detail?id=${orderId}`);
  const remind = button(page, words.remind);
  await expectHydrated(remind);
  await markTab(page);
  await remind.click();
  await expect(button(page, words.reminded)).toHaveAttribute('aria-disabled', 'true');

  await sendPieces(orderId, one, `${lines[0]?.id}`);
  await expect(parcel(page, words.first).getByText(one)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(words.waits).first()).toBeVisible();
  await sendPieces(orderId, two);
  await expect(parcel(page, words.second).getByText(two)).toBeVisible({ timeout: 15_000 });

  await button(page, words.extend).click();
  await page.getByRole('dialog').getByRole('button', { name: words.extend, exact: true }).click();
  await expect(page.getByText(words.extended)).toBeVisible();
  await expect(button(page, words.extend)).toHaveCount(0);

  await track(one, 'out_for_delivery');
  await expect(parcel(page, /1\/2$/).getByText(words.out).first()).toBeVisible({ timeout: 15_000 });
  await expectSameTab(page);
  await page.goto(`${words.prefix}/user/notice/list`);
  await page.getByRole('main').getByRole('link', { name: words.outNotice }).first().click();
  await page.getByRole('main').getByRole('link', { name: words.toOrder }).click();

  for (const waybill of [one, two]) await track(waybill, 'delivered');
  await expect(page.getByText(words.allThere)).toBeVisible({ timeout: 15_000 });
  await expect(parcel(page, words.second).getByText(words.delivered).first()).toBeVisible();
  const receive = button(page, words.receive);
  await expectHydrated(receive);
  await receive.click();
  await page.getByRole('dialog').getByRole('button', { name: words.receive, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: words.received })).toBeVisible();
}

test('a parcel is followed to delivery', async ({ page, baseURL }) => {
  await follow(page, zh, baseURL ?? '');
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a parcel is followed to delivery', long, async ({ page, baseURL }) => {
    await follow(page, en, baseURL ?? '');
  });
});

test('what moved while the scripts of the page were on their way is shown', async ({ page, baseURL }) => {
  const { tokens, orderId } = await orderInParcels(baseURL ?? '');
  await enterAs(page.context(), baseURL ?? '', tokens);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`/user/indent/detail?id=${orderId}`, { waitUntil: 'commit' });
  await expect(parcel(page, /1\/2$/).getByText(zh.out).first()).toBeVisible();
  await track(`YT${orderId}001`, 'delivered');
  scripts.resolve();
  await expect(parcel(page, /1\/2$/).getByText(zh.delivered).first()).toBeVisible();
});
