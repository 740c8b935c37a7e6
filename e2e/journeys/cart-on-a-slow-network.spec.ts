import { expectHydrated } from '../support/hydrated.ts';
import { newCustomerTest as test } from '../support/new-customer.ts';
import { ownProduct } from '../support/operator.ts';
import { cartOnServer } from '../support/own-cart.ts';
import { expect } from '../support/test.ts';

test('three fast presses on a network that does not answer make one line of three', async ({
  page,
  newCustomer: { origin, tokens },
}) => {
  const product = await ownProduct('慢慢来', { price: '10', stock: 9 });
  const gate = Promise.withResolvers<void>();
  await page.route('**/goodIndent/cart/**', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`/product/detail/${product.id}`);
  const add = page.getByRole('button', { name: '加入购物车' });
  await expectHydrated(add);
  await add.click({ clickCount: 3 });
  // Shown before anybody has answered; the header counts lines.
  await expect(page.getByRole('banner').getByRole('link', { name: /^购物车.*1 种商品/ })).toBeVisible();
  expect(await cartOnServer(origin, tokens)).toEqual([]);
  gate.resolve();
  await expect.poll(() => cartOnServer(origin, tokens)).toEqual([[product.id, 3]]);

  await page.goto('/cart');
  const quantity = page.getByRole('spinbutton', { name: `${product.name} 的数量` });
  await expect(quantity).toHaveValue('3');
  // What the server refuses goes back, and says why.
  await page.unroute('**/goodIndent/cart/**');
  await page.route('**/goodIndent/cart/set', (route) => route.abort());
  await page
    .getByRole('group', { name: `${product.name} 的数量` })
    .getByRole('button', { name: '增加' })
    .click();
  await expect(quantity).toHaveValue('4');
  await expect(page.getByRole('alert').filter({ hasText: '网络' })).toBeVisible();
  await expect(quantity).toHaveValue('3');
});
