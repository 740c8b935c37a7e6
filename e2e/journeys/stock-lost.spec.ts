import { newCustomerTest as test } from '../support/new-customer.ts';
import { ownProduct } from '../support/operator.ts';
import { cartOnServer, orderByApi, putIntoCart } from '../support/own-cart.ts';
import { signUp } from '../support/signed-in.ts';
import { expect } from '../support/test.ts';

test('what another buyer takes at the last moment is named, and the rest can be ordered', async ({
  page,
  newCustomer: { origin, tokens },
}) => {
  const [last, plenty, rival] = await Promise.all([
    ownProduct('最后一件', { price: '60', stock: 1 }),
    ownProduct('还有很多', { price: '12', stock: 99 }),
    signUp(origin),
  ]);
  await putIntoCart(origin, tokens, [
    [last, 1],
    [plenty, 2],
  ]);
  await page.goto('/cart');
  await page.getByRole('button', { name: /去结算/ }).click();
  await expect(page.getByText('应付金额 ¥84.00')).toBeAttached();
  await orderByApi(origin, rival, last, 1, 60);

  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByText(`${last.name}：库存不足`)).toBeVisible();
  await page.getByRole('button', { name: '去掉这些商品，继续' }).click();
  await expect(page.getByText('应付金额 ¥24.00')).toBeAttached();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/money\/pay/);
  // What could not be bought stays in the cart.
  await expect.poll(() => cartOnServer(origin, tokens)).toEqual([[last.id, 1]]);
});
