import { beforeEach, expect, it } from 'vitest';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';
import { aProduct, type StockedProduct } from '../../orders/testing/products.ts';
import type { CartLineView } from './cart-view.ts';

const later = 'goodIndent/cart/later';
const paths = { add: 'goodIndent/cart/add', back: `${later}/back`, remove: `${later}/remove` };

describeRacing('lines saved for later', (shop) => {
  let customer: TestCustomer;
  let pot: StockedProduct;
  let shoe: StockedProduct;

  beforeEach(async () => {
    customer = await shop().aCustomer();
    pot = await aProduct(shop(), { stock: 5, price: 19_990 });
    shoe = await aProduct(shop(), { skus: [{ stock: 3 }, { stock: 0 }] });
  });

  const post = (to: string, body: unknown, as = customer) => shop().post<CartLineView[]>(to, body, { as });
  const saved = async (as = customer) => (await shop().get<CartLineView[]>(later, { as })).message;
  const cart = async () => (await post('goodIndent/synchronizationInventory', {})).message;
  const pieces = (lines: readonly CartLineView[]) => lines.map((line) => [line.good_id, line.number]);
  const aPot = () => ({ good_id: pot.id });
  const aShoe = (index = 0) => ({ good_id: shoe.id, good_sku_id: shoe.variantIds[index] });

  it('are those of the customer who is signed in', async () => {
    for (const to of [later, paths.back, paths.remove]) {
      expect(await shop().post(to, [aPot()])).toMatchObject({ status: 500, message: 'Unauthenticated.' });
    }
    await post(later, { ...aPot(), number: 2 });
    expect(await saved(await shop().aCustomer())).toEqual([]);
    expect(pieces(await saved())).toEqual([[pot.id, 2]]);
  });

  it('leave the cart with their pieces, the last saved stands first, and come back with prices of now', async () => {
    await post(paths.add, [
      { ...aPot(), number: 3 },
      { ...aShoe(), number: 2 },
    ]);
    expect(pieces((await post(later, aPot())).message)).toEqual([[shoe.id, 2]]);
    expect((await post(later, aShoe())).message).toEqual([]);
    expect(pieces(await saved())).toEqual([
      [shoe.id, 2],
      [pot.id, 3],
    ]);
    expect((await saved())[1]).toMatchObject({ name: pot.name.zh, price: 199.9 });
    expect(pieces((await post(paths.back, aPot())).message)).toEqual([[pot.id, 3]]);
    expect(pieces(await saved())).toEqual([[shoe.id, 2]]);
  });

  it('add up with what was saved before', async () => {
    await post(later, { ...aPot(), number: 2 });
    await post(paths.add, { ...aPot(), number: 1 });
    await post(later, aPot());
    expect(pieces(await saved())).toEqual([[pot.id, 3]]);
  });

  it('come back as far as stock allows, and what is sold out as a line that cannot be bought', async () => {
    await post(later, [
      { ...aPot(), number: 9 },
      { ...aShoe(1), number: 1 },
    ]);
    const { message } = await post(paths.back, [aPot(), aShoe(1)]);
    expect(message.map((line) => [line.good_id, line.number, line.invalid])).toEqual([
      [pot.id, 5, false],
      [shoe.id, 1, true],
    ]);
    expect(await saved()).toEqual([]);
  });

  it('stay saved where a full cart has no room for them', async () => {
    const full = Array.from({ length: 200 }, (_, index) => ({ good_id: 500_000 + index, number: 1 }));
    await post('goodIndent/addShoppingCart', full);
    await post(later, { ...aPot(), number: 1 });
    expect((await post(paths.back, aPot())).message).toHaveLength(200);
    expect(pieces(await saved())).toEqual([[pot.id, 1]]);
  });

  it('outlive the cart', async () => {
    await post(paths.add, aShoe());
    await post(later, { ...aPot(), number: 1 });
    await post('goodIndent/clearShoppingCart', {});
    await post('goodIndent/addShoppingCart', []);
    expect(await cart()).toEqual([]);
    expect(pieces(await saved())).toEqual([[pot.id, 1]]);
  });

  it('are forgotten, also twice', async () => {
    await post(later, [
      { ...aPot(), number: 1 },
      { ...aShoe(), number: 1 },
    ]);
    expect(pieces((await post(paths.remove, aPot())).message)).toEqual([[shoe.id, 1]]);
    expect(pieces((await post(paths.remove, aPot())).message)).toEqual([[shoe.id, 1]]);
    expect(await post(paths.back, aPot())).toMatchObject({ status: 200, message: [] });
  });

  it('are no more than a cart may hold', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ good_id: 500_000 + index, number: 1 }));
    expect(await post(later, many)).toMatchObject({ status: 200 });
    await post(paths.add, aPot());
    expect(await post(later, aPot())).toMatchObject({ status: 401, code: 50004 });
    expect(pieces(await cart())).toEqual([[pot.id, 1]]);
  });

  it('are in one place only, whatever two tabs do at once', async () => {
    await post(paths.add, { ...aPot(), number: 2 });
    await Promise.all([
      ...Array.from({ length: 4 }, () => post(later, aPot())),
      ...Array.from({ length: 4 }, () => post(paths.back, aPot())),
    ]);
    const [inCart, kept] = [pieces(await cart()), pieces(await saved())];
    expect([...inCart, ...kept].map(([id]) => id)).toEqual([pot.id]);
  });

  it.each([[[]], [{}], ['x'], [{ good_id: 0 }], [{ good_id: 1, number: -1 }]])('refuse %j', async (body) => {
    expect((await post(later, body)).status).toBe(401);
    expect(await saved()).toEqual([]);
  });
});
