import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { operator, ownProduct } from '../support/operator.ts';
import { orderByApi } from '../support/own-cart.ts';
import { enterAs, signUp } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const bell = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: /^消息/ });
const message = (tab: Page, title: string) => tab.getByRole('main').getByRole('link', { name: title });

test('messages are counted as they come, and read away, in two tabs', async ({ page, context, baseURL }) => {
  const origin = baseURL!;
  const [product, tokens] = await Promise.all([ownProduct('有消息的', { price: '5', stock: 9 }), signUp(origin)]);
  const as = { token: tokens.access_token, origin };
  const { cellphone } = await callApi<{ cellphone: string }>('user', as);
  await operator('users', 'balance', cellphone, '--change', '20', '--reason', 'journey', '--yes');
  const id = await orderByApi(origin, tokens, product, 1, 5);

  await enterAs(context, origin, tokens);
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) await tab.goto('/user/portal');
  await expect(bell(page)).toHaveAccessibleName('消息');
  await callApi('balancePay', { body: { id }, ...as });
  for (const tab of tabs) await expect(bell(tab)).toHaveAccessibleName('消息 1 条未读');

  // Opening a message reads it.
  await bell(page).click();
  await expect(page).toHaveURL(/\/user\/notice\/list$/);
  await message(page, '未读 付款成功').click();
  await expect(page).toHaveURL(/\/user\/notice\/detail\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: '付款成功' })).toBeVisible();
  for (const tab of tabs) await expect(bell(tab)).toHaveAccessibleName('消息');

  // All of them at once; the list in the other tab follows.
  await page.goBack();
  await bell(other).click();
  for (const tab of tabs) await expect(message(tab, '付款成功')).toBeVisible();
  await operator('orders', 'ship', String(id));
  for (const tab of tabs) await expect(message(tab, '未读 服务已安排')).toBeVisible();
  await other.getByRole('button', { name: '全部已读' }).click();
  for (const tab of tabs) {
    await expect(bell(tab)).toHaveAccessibleName('消息');
    await expect(message(tab, '服务已安排')).toHaveAccessibleName('服务已安排');
  }

  // The message leads to the order.
  await message(page, '服务已安排').click();
  await page.getByRole('main').getByRole('link', { name: '查看订单' }).click();
  await expect(page).toHaveURL(`/user/indent/detail?id=${id}`);
});
