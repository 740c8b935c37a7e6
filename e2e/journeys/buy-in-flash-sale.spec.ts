import { callApi } from '../support/api.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { enterSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

type Sale = { good_id: number; price: number[]; progress: number };

test('a customer buys in the running flash sale, at its price, up to paying', async ({ page, context, baseURL }) => {
  test.setTimeout(150_000);
  const origin = baseURL ?? '';
  const { data } = await callApi<{ data: Sale[] }>('seckill?state=1&limit=20', { origin });
  const sale = data.find(({ price, progress }) => price.length === 1 && progress < 100);
  const price = `¥${sale?.price[0]?.toFixed(2)}`;
  await enterSignedIn(context, origin);

  await page.goto(`/product/detail/${sale?.good_id}`);
  await expect(page.getByRole('timer', { name: '距结束' })).toBeVisible();
  await expect(page.getByRole('button', { name: '加入购物车' })).toHaveCount(0);
  const buy = page.getByRole('button', { name: '立即购买' });
  await expectHydrated(buy);
  await buy.click();

  await expect(page).toHaveURL(/\/indent\/create/);
  const main = page.getByRole('main');
  await expect(main).toContainText(price);
  await expect(main.getByRole('button', { name: /^优惠券/ })).toHaveCount(0);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/money\/pay/);
  await page.getByRole('button', { name: /^支付/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认支付' }).click();
  await expect(page).toHaveURL(/\/money\/success/);
});

test('a coming sale is announced, and the product can be had at its usual price', async ({ page, baseURL }) => {
  const running = await callApi<{ data: Sale[] }>('seckill?state=1&limit=50', { origin: baseURL });
  const coming = await callApi<{ data: Sale[] }>('seckill?state=0&limit=50', { origin: baseURL });
  const sale = coming.data.find(({ good_id }) => !running.data.some((other) => other.good_id === good_id));
  await page.goto(`/product/detail/${sale?.good_id}`);
  await expect(page.getByRole('timer', { name: '距开始' })).toBeVisible();
  await expect(page.getByText(/开始，¥[\d.]+ 起/)).toBeVisible();
  await expect(page.getByRole('button', { name: '立即购买' })).toBeEnabled();
  await expect(page.getByRole('button', { name: '加入购物车' })).toBeEnabled();
});
