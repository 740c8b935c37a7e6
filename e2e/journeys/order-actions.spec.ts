import type { Locator, Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { long } from '../support/long.ts';
import { operator } from '../support/operator.ts';
import { whoBoughtTheLast } from '../support/order-actions.ts';
import { cartOnServer } from '../support/own-cart.ts';
import { enterAs } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

type Words = Record<
  'prefix' | 'order' | 'more' | 'address' | 'back' | 'tooDear' | 'send' | 'moved' | 'income',
  string
> &
  Record<
    'again' | 'soldOut' | 'add' | 'added' | 'remove' | 'removed' | 'bin' | 'kept' | 'restore' | 'restored',
    string
  >;

const zh: Words = {
  ...{ prefix: '', order: '订单', more: '更多操作', address: '修改地址', back: '包邮，退 ¥8.00 到余额' },
  ...{ tooDear: '多 ¥15.00，已付款的订单不能改到这里', send: '寄到这里', moved: '收货地址已修改', income: '+¥8.00' },
  ...{ again: '再次购买', soldOut: '已售罄', add: '加入购物车', added: '已加入购物车', remove: '删除订单' },
  ...{ removed: '订单已移到回收站', bin: '回收站', kept: '保留到', restore: '恢复', restored: '订单已恢复' },
};
const en: Words = {
  ...{ prefix: '/en', order: 'Order', more: 'More', address: 'Change address' },
  ...{ back: 'Free delivery, $8.00 back to your balance', tooDear: '$15.00 more: a paid order cannot go here' },
  ...{
    send: 'Send it here',
    moved: 'The address is changed',
    income: '+$8.00',
    again: 'Buy again',
    soldOut: 'Sold out',
  },
  ...{ add: 'Add to cart', added: 'Added to your cart', remove: 'Delete order', removed: 'The order is in the bin' },
  ...{ bin: 'Bin', kept: 'Kept until', restore: 'Restore', restored: 'The order is restored' },
};

/** Does something with an order from its card: on a phone with what is in reach, else from the sheet. */
async function act(page: Page, card: Locator, name: string, more: string): Promise<void> {
  const button = card.getByRole('button', { name }).first();
  if (await button.isVisible()) return button.click();
  await card.getByRole('button', { name: new RegExp(more) }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** What a customer does from the list alone: another address, buy again, into the bin and back. */
async function actFromTheList(page: Page, words: Words, origin: string): Promise<void> {
  const { tokens, cup, pot, cancelled, paid } = await whoBoughtTheLast(origin);
  const token = tokens.access_token;
  const money = async () => (await callApi<{ money: number }>('user', { token, origin })).money;
  const card = (number: string) => page.getByRole('article', { name: `${words.order} ${number}` });
  const dialog = page.getByRole('dialog');
  await enterAs(page.context(), origin, tokens);

  await page.goto(`${words.prefix}/user/indent/list?size=20`);
  await expectHydrated(card(paid.number).getByRole('button').last());
  expect(await money()).toBe(72);
  await act(page, card(paid.number), words.address, words.more);
  await expect(dialog.getByText(words.tooDear)).toBeVisible();
  await dialog.getByRole('radio', { name: /林小雪/ }).check();
  await expect(dialog.getByText(words.back)).toBeVisible();
  await dialog.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.moved)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await money()).toBe(80);
  const shown = JSON.parse(await operator('orders', 'show', paid.number, '--json'));
  expect(shown.location.address).toBe('浙江省杭州市余杭区');
  expect(shown.addressChanges).toMatchObject([{ carriageBefore: 800, carriage: 0, refunded: 800, way: 'balance' }]);

  await act(page, card(cancelled.number), words.again, words.more);
  await expect(dialog.getByText(words.soldOut)).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: pot.key })).toBeDisabled();
  await dialog.getByRole('button', { name: words.add }).click();
  await expect(page.getByText(words.added)).toBeVisible();
  expect(await cartOnServer(origin, tokens)).toEqual([[cup.id, 1]]);

  await act(page, card(cancelled.number), words.remove, words.more);
  await dialog.getByRole('button', { name: words.remove }).click();
  await expect(page.getByText(words.removed)).toBeVisible();
  await expect(card(cancelled.number)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?size=20');
  await page.getByRole('link', { name: words.bin, exact: true }).click();
  await expect(card(cancelled.number).getByText(words.kept)).toBeVisible();
  await card(cancelled.number).getByRole('button', { name: words.restore }).click();
  await expect(page.getByText(words.restored)).toBeVisible();
  await expect(card(cancelled.number)).toHaveCount(0);
  await page.goto(`${words.prefix}/user/indent/list`);
  await expect(card(cancelled.number)).toBeVisible();

  await page.goto(`${words.prefix}/user/finance/list`);
  await expect(page.getByText(words.income).first()).toBeVisible();
}

test('an order is sent elsewhere, bought again, put away and brought back', async ({ page, baseURL }) => {
  await actFromTheList(page, zh, baseURL ?? '');
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an order is sent elsewhere, bought again, put away and brought back', long, async ({ page, baseURL }) => {
    await actFromTheList(page, en, baseURL ?? '');
  });
});
