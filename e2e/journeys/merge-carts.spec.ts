import { operator, ownProduct } from '../support/operator.ts';
import { cartOnServer, putIntoCart } from '../support/own-cart.ts';
import { enterAs, signUp } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test('a visitor’s cart goes into the customer’s, which says what it could not keep', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL!;
  const [few, gone, both, own, tokens] = await Promise.all([
    ownProduct('存货不多', { price: '20', stock: 5 }),
    ownProduct('将要下架', { price: '30', stock: 9 }),
    ownProduct('两边都有', { price: '40', stock: 9 }),
    ownProduct('本来就有', { price: '50', stock: 9 }),
    signUp(origin),
  ]);
  await putIntoCart(origin, tokens, [
    [few, 3],
    [both, 1],
    [own, 1],
  ]);
  for (const [{ id }, pieces] of [
    [few, 4],
    [gone, 1],
    [both, 2],
  ] as const) {
    await page.goto(`/product/detail/${id}`);
    const quantity = page.getByRole('spinbutton').first();
    await quantity.fill(String(pieces));
    await quantity.press('Tab');
    await page.getByRole('button', { name: '加入购物车' }).click();
    await expect(page.getByText('已加入购物车')).toBeVisible();
  }
  await operator('shelf', 'off', gone.key);

  await enterAs(context, origin, tokens);
  await page.goto('/cart');
  const note = page.getByRole('status').filter({ hasText: '之前加的商品都在' });
  await expect(note).toContainText(`${few.name}：一共 7 件，最多能买 5 件，已改为 5 件`);
  await expect(note).toContainText(`${gone.name}：现在买不了，已放到失效商品里`);
  await expect(note).toContainText('1 种商品购物车里本来就有，数量已相加');
  await expect(page.getByRole('region', { name: '失效商品' })).toContainText(gone.name);
  await expect(page.getByRole('checkbox', { name: `选中 ${own.name}` })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: `选中 ${both.name}` })).toBeChecked();
  const kept = await cartOnServer(origin, tokens);
  expect(kept).toEqual([
    [few.id, 5],
    [both.id, 3],
    [own.id, 1],
    [gone.id, 1],
  ]);

  // Merged once: neither the note nor the pieces come again.
  await note.getByRole('button', { name: '关闭' }).click();
  await page.reload();
  await expect(page.getByRole('region', { name: '失效商品' })).toBeVisible();
  await expect(note).toHaveCount(0);
  expect(await cartOnServer(origin, tokens)).toEqual(kept);
});
