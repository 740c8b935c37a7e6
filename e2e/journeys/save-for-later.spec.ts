import { ownProduct } from '../support/operator.ts';
import { cartOnServer } from '../support/own-cart.ts';
import { enterAs, signUp } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a line waits below the cart, goes along with the account, and comes back with its pieces', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL!;
  const [kettle, tokens] = await Promise.all([ownProduct('以后再买的壶', { price: '20', stock: 9 }), signUp(origin)]);
  await page.goto(`/product/detail/${kettle.id}`);
  const quantity = page.getByRole('spinbutton').first();
  await quantity.fill('3');
  await quantity.press('Tab');
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('已加入购物车')).toBeVisible();

  await page.goto('/cart');
  await page.getByRole('button', { name: `把 ${kettle.name} 留到以后再买` }).click();
  const saved = page.getByRole('region', { name: '以后再买' });
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await expect(saved).toContainText('× 3');
  await expect(page.getByRole('heading', { name: '购物车还是空的' })).toBeVisible();

  await page.reload();
  await expect(saved.getByRole('link', { name: kettle.name })).toBeVisible();

  await enterAs(context, origin, tokens);
  await page.goto('/cart');
  await expect(saved.getByRole('link', { name: kettle.name })).toBeVisible();
  await expect(saved).not.toContainText('存在这台设备上');
  expect(await cartOnServer(origin, tokens)).toEqual([]);

  await saved.getByRole('button', { name: `把 ${kettle.name} 放回购物车` }).press('Enter');
  await expect(page.getByRole('checkbox', { name: `选中 ${kettle.name}` })).toBeAttached();
  await expect(saved).toHaveCount(0);
  expect(await cartOnServer(origin, tokens)).toEqual([[kettle.id, 3]]);
});
