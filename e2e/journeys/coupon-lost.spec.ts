import { callApi, type Tokens } from '../support/api.ts';
import { newCustomerTest as test } from '../support/new-customer.ts';
import { operator, ownProduct } from '../support/operator.ts';
import { expect } from '../support/test.ts';

/** Long enough to open the page with the coupon, in milliseconds. */
const LIFE_MS = 15_000;

/** A coupon of a customer, 30 off whatever they buy, that ends in a moment. */
async function claimShortLived(name: string, origin: string, { access_token: token }: Tokens): Promise<void> {
  const ends = new Date(Date.now() + LIFE_MS).toISOString();
  const fields = { 'name.zh': name, 'name.en': name, value: '30', amount: '9', ends };
  const sets = Object.entries(fields).flatMap(([field, value]) => ['--set', `${field}=${value}`]);
  const { id } = JSON.parse(await operator('coupons', 'create', ...sets, '--json')) as { id: number };
  await callApi('coupon', { body: { id }, token, origin });
}

const usableCoupons = async (origin: string, { access_token: token }: Tokens): Promise<number> =>
  (await callApi<{ data: unknown[] }>('coupon/user?index=1', { token, origin })).data.length;

test('a coupon that ends while it is chosen is named, and the order goes on without it', async ({
  page,
  newCustomer: { origin, tokens },
}) => {
  const product = await ownProduct('用券买的', { price: '80', stock: 9 });
  const name = `马上到期 ${product.key}`;
  const remark = page.getByRole('textbox', { name: /^订单备注/ });
  await page.goto(`/product/detail/${product.id}`);
  await page.getByRole('button', { name: '立即购买' }).click();
  await expect(page.getByText('应付金额 ¥80.00')).toBeAttached();
  await remark.fill('请发顺丰，谢谢！');

  await claimShortLived(name, origin, tokens);
  await page.reload();
  await expect(page.getByText('应付金额 ¥50.00')).toBeAttached();
  await page.getByRole('button', { name: /^优惠券/ }).click();
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await page.getByRole('button', { name: '确定' }).click();

  await expect.poll(() => usableCoupons(origin, tokens), { timeout: 2 * LIFE_MS }).toBe(0);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByText(`“${name}”已过期或已使用，金额已重新计算。`)).toBeVisible();
  await expect(page.getByText('应付金额 ¥80.00')).toBeAttached();
  await expect(page.getByRole('button', { name: /^优惠券 没有可用于这些商品的优惠券/ })).toBeVisible();
  await expect(remark).toHaveValue('请发顺丰，谢谢！');
  await expect(page).toHaveURL(/\/indent\/create/);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/money\/pay/);
  await expect(page.getByRole('button', { name: '支付 ¥80.00' })).toBeVisible();
});
