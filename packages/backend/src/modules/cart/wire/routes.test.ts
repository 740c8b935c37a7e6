import { beforeEach, describe, expect, it } from 'vitest';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';
import { aProduct, type StockedProduct } from '../../orders/testing/products.ts';
import type { CartLineView } from './cart-view.ts';

const path = {
  save: 'goodIndent/addShoppingCart',
  read: 'goodIndent/synchronizationInventory',
  clear: 'goodIndent/clearShoppingCart',
  add: 'goodIndent/cart/add',
  set: 'goodIndent/cart/set',
  remove: 'goodIndent/cart/remove',
};

describeRacing('cart', (shop) => {
  let customer: TestCustomer;
  let plain: StockedProduct;
  let phone: StockedProduct;

  beforeEach(async () => {
    customer = await shop().aCustomer();
    plain = await aProduct(shop(), { stock: 5, price: 19_990 });
    phone = await aProduct(shop(), { skus: [{ stock: 3, price: 129_900 }, { stock: 0 }] });
  });

  const post = (to: string, body: unknown, lang = 'zh') =>
    shop().post<CartLineView[]>(to, body, { as: customer, lang });
  const read = async (lang = 'zh') => (await post(path.read, {}, lang)).message;
  const [line, variantLine] = [
    () => ({
      good_id: plain.id,
      name: '旧名',
      price: 1,
      number: 2,
      img: '/old.jpg',
      good: { id: plain.id },
      checked: true,
    }),
    () => ({ good_id: phone.id, good_sku_id: phone.variantIds[0], name: 'x', price: '1', number: 1, img: '' }),
  ];

  it('needs a sign-in for every call', async () => {
    for (const to of Object.values(path)) {
      expect(await shop().post(to, [])).toMatchObject({ status: 500, message: 'Unauthenticated.' });
    }
  });

  it('is an empty list to begin with', async () => {
    expect(await post(path.read, {})).toMatchObject({ status: 200, result: 'ok', message: [] });
  });

  describe('saved as a whole', () => {
    it('comes back with what the client keeps, and with the shop’s own prices, names and stock', async () => {
      expect(await post(path.save, [line(), variantLine()])).toMatchObject({ status: 200, message: '已保存' });
      const [first, second] = await read();
      expect(first).toMatchObject({
        good_id: plain.id,
        name: plain.name.zh,
        price: 199.9,
        number: 2,
        checked: true,
        invalid: false,
        good: {
          id: plain.id,
          is_show: 1,
          is_delete: 0,
          market_price: 0,
          type: '普通商品',
          type_code: 0,
          inventory_show: 5,
        },
      });
      expect(first).not.toHaveProperty('good_sku');
      expect(second).toMatchObject({
        price: 1299,
        invalid: false,
        good: { id: phone.id, market_price: null },
        good_sku: {
          id: phone.variantIds[0],
          inventory: 3,
          price: 1299,
          cost_price: 0,
          product_sku: [{ key: '颜色', value: '1号' }],
        },
      });
      expect((await read('en'))[1]).toMatchObject({
        name: phone.name.en,
        good: { type: 'General goods' },
        good_sku: { product_sku: [{ key: 'Colour', value: 'No. 1' }] },
      });
    });

    it.each<[string, (lines: unknown[]) => unknown]>([
      ['a map with keys of its own', ([a, b]) => ({ id4: a, sku_id7: b })],
      ['an object keyed by position', (lines) => ({ ...lines })],
    ])('may be %s; the answer is a list', async (_title, shape) => {
      await post(path.save, shape([line(), variantLine()]));
      expect((await read()).map((one) => one.good_id)).toEqual([plain.id, phone.id]);
    });

    it.each([[[]], [{}]])('is cleared by %j', async (empty) => {
      await post(path.save, [line()]);
      await post(path.save, empty);
      expect(await read()).toEqual([]);
    });

    it('is cleared by its own call', async () => {
      await post(path.save, [line()]);
      expect((await post(path.clear, {})).status).toBe(200);
      expect(await read()).toEqual([]);
    });

    it('is refused when a line makes no sense or there are too many', async () => {
      expect(await post(path.save, [{ good_id: plain.id, number: -1 }])).toMatchObject({ status: 401, code: 50004 });
      const many = Array.from({ length: 201 }, (_, index) => ({ good_id: index + 1, number: 1 }));
      expect(await post(path.save, many)).toMatchObject({
        status: 401,
        code: 50004,
        message: '购物车最多放 200 种商品',
      });
    });

    it('belongs to one customer', async () => {
      await post(path.save, [line()]);
      const other = await shop().aCustomer();
      expect((await shop().post(path.read, {}, { as: other })).message).toEqual([]);
    });
  });

  it('gives nothing back of a good that is gone but what a reader of the cart can make sense of', async () => {
    const odd = { id: {}, type: ['x'], market_price: '12.5', note: [1], inventory: true };
    const lines = [
      {
        good_id: 999_999,
        number: 1,
        name: 5,
        img: { url: 'x' },
        price: [1],
        good: odd,
        good_sku: { product_sku: 'x', id: 3 },
      },
      { good_id: 999_998, number: 1, name: '旧名', img: null, price: '1.5', good: 'x', good_sku: 'x' },
    ];
    await post(path.save, lines);
    expect(await read()).toEqual([
      {
        good_id: 999_999,
        number: 1,
        good: { market_price: '12.5', note: [1], is_show: 0, is_delete: 1, seckill_offer: null },
        good_sku: { id: 3 },
        invalid: true,
        invalid_reason: 'missing',
      },
      {
        good_id: 999_998,
        number: 1,
        name: '旧名',
        img: null,
        price: '1.5',
        good: { is_show: 0, is_delete: 1, seckill_offer: null },
        good_sku: {},
        invalid: true,
        invalid_reason: 'missing',
      },
    ]);
  });

  it('marks what cannot be bought, and never fails', async () => {
    const [away, gone] = [await aProduct(shop(), { shelf: 'off' }), await aProduct(shop(), { deletedAt: shop().now })];
    await post(path.save, [
      { good_id: 999_999, number: 1, name: '没有了' },
      { good_id: away.id, number: 1 },
      { good_id: gone.id, number: 1 },
      { good_id: phone.id, good_sku_id: 999_999, number: 1 },
      { good_id: phone.id, number: 1 },
      { good_id: phone.id, good_sku_id: phone.variantIds[1], number: 1 },
      { good_id: plain.id, number: 6 },
    ]);
    const lines = await read();
    expect(lines.map((one) => [one.invalid, one.invalid_reason])).toEqual([
      [true, 'missing'],
      [true, 'off-shelf'],
      [true, 'missing'],
      [true, 'variant-missing'],
      [true, 'variant-missing'],
      [true, 'short-of-stock'],
      [true, 'short-of-stock'],
    ]);
    expect(lines[0]).toMatchObject({ name: '没有了', good: { is_delete: 1, is_show: 0 } });
  });

  describe('by line', () => {
    it('adds, sets and removes, and answers the cart', async () => {
      expect((await post(path.add, { good_id: plain.id, number: 2 })).message).toMatchObject([
        { good_id: plain.id, number: 2, price: 199.9, invalid: false },
      ]);
      await post(path.add, [
        { good_id: plain.id },
        { good_id: phone.id, good_sku_id: String(phone.variantIds[0]), number: '2' },
      ]);
      expect((await read()).map((one) => one.number)).toEqual([3, 2]);
      await post(path.set, [{ good_id: plain.id, good_sku_id: 0, number: 5 }]);
      expect((await read()).map((one) => one.number)).toEqual([5, 2]);
      const left = await post(path.remove, [{ good_id: plain.id, good_sku_id: 0 }, { good_id: 999_999 }]);
      expect(left.message.map((one) => one.good_id)).toEqual([phone.id]);
    });

    it('loses none of three parallel additions', async () => {
      await Promise.all([1, 2, 3].map(() => post(path.add, { good_id: plain.id, number: 1 })));
      expect((await read()).map((one) => one.number)).toEqual([3]);
    });

    it.each<[string, () => unknown, string]>([
      ['more than the stock', () => ({ good_id: plain.id, number: 6 }), '库存只剩 5 件'],
      ['an unknown good', () => ({ good_id: 999_999 }), '商品已下架'],
      ['a missing choice', () => ({ good_id: phone.id }), '请选择规格'],
      ['a SKU that is gone', () => ({ good_id: phone.id, good_sku_id: 999_999 }), '商品已下架'],
      ['no good at all', () => ({ number: 1 }), '参数缺失或不正确'],
      ['nought pieces', () => ({ good_id: plain.id, number: 0 }), '参数缺失或不正确'],
      ['an empty list', () => [], '参数缺失或不正确'],
    ])('refuses %s and changes nothing', async (_title, body, message) => {
      await post(path.add, { good_id: plain.id });
      expect(await post(path.add, body())).toMatchObject({ status: 401, message, result: 'error' });
      expect((await read()).map((one) => one.number)).toEqual([1]);
    });

    it('keeps the purchase limit over all lines of a good', async () => {
      const few = await aProduct(shop(), { purchaseLimit: 2, skus: [{ stock: 9 }, { stock: 9 }] });
      await post(path.add, { good_id: few.id, good_sku_id: few.variantIds[0], number: 2 });
      const refused = await post(path.add, { good_id: few.id, good_sku_id: few.variantIds[1] }, 'en');
      expect(refused).toMatchObject({ status: 401, code: 50004, message: 'At most 2 pieces of an item per order' });
    });

    it('changes the variant of a line in its place, and joins it with the line of that variant', async () => {
      const shoe = await aProduct(shop(), { purchaseLimit: 4, skus: [{ stock: 9 }, { stock: 3 }] });
      const [small, large] = shoe.variantIds;
      const change = (number: number) =>
        post(path.set, { good_id: shoe.id, good_sku_id: large, from_sku_id: small, number });
      await post(path.add, [{ good_id: shoe.id, good_sku_id: small, number: 4 }, { good_id: plain.id }]);
      expect(await change(4)).toMatchObject({ status: 401, message: '库存只剩 3 件' });
      expect((await read()).map((one) => one.good_sku_id)).toEqual([small, undefined]);
      expect((await change(2)).message).toMatchObject([
        { good_sku_id: large, number: 2, good_sku: { id: large } },
        { good_id: plain.id },
      ]);
      await post(path.add, { good_id: shoe.id, good_sku_id: small, number: 1 });
      expect((await change(3)).message.map((one) => [one.good_sku_id, one.number])).toEqual([
        [undefined, 1],
        [large, 3],
      ]);
      expect((await change(3)).message).toHaveLength(2);
    });

    it('puts a line back where it was, and leaves one that is there where it stands', async () => {
      const [first, second, third] = await Promise.all([1, 2, 3].map(() => aProduct(shop(), { stock: 9 })));
      const ids = [first, second, third].map((one) => one?.id ?? 0);
      const standing = async () => (await read()).map((one) => one.good_id);
      await post(
        path.add,
        ids.map((id) => ({ good_id: id })),
      );
      await post(path.remove, [{ good_id: ids[0] }, { good_id: ids[1] }]);
      await post(path.add, [
        { good_id: ids[0], place: 0, cap: true },
        { good_id: ids[1], place: 1, cap: true },
      ]);
      expect(await standing()).toEqual(ids);
      await post(path.add, { good_id: ids[2], place: 0 });
      expect(await standing()).toEqual(ids);
      await post(path.remove, { good_id: ids[1] });
      await post(path.add, { good_id: ids[1], place: 70 });
      expect(await standing()).toEqual([ids[0], ids[2], ids[1]]);
      expect(await post(path.add, { good_id: ids[1], place: -1 })).toMatchObject({ status: 401, code: 50004 });
    });

    it('takes over a guest’s lines, capped at what is allowed', async () => {
      await post(path.add, { good_id: plain.id, number: 4 });
      const merged = await post(path.add, [
        { good_id: plain.id, number: 4, cap: true },
        { good_id: phone.id, good_sku_id: phone.variantIds[1], number: 1, cap: true },
        { good_id: 999_999, number: 1, cap: true },
      ]);
      expect(merged.message.map((one) => [one.good_id, one.number, one.invalid])).toEqual([
        [plain.id, 5, false],
        [phone.id, 1, true],
      ]);
    });

    it('takes over what it can of a guest’s lines, whatever is wrong with the others', async () => {
      const nowWithChoice = { good_id: phone.id, number: 1, cap: true };
      const merged = await post(path.add, [nowWithChoice, { good_id: plain.id, number: 1, cap: true }]);
      expect(merged).toMatchObject({ status: 200, message: [{ good_id: plain.id, number: 1 }] });
      const full = Array.from({ length: 200 }, (_, index) => ({ good_id: 500_000 + index, number: 1 }));
      await post(path.save, full);
      const unchanged = await post(path.add, [{ good_id: plain.id, number: 1, cap: true }]);
      expect(unchanged.status).toBe(200);
      expect(unchanged.message).toHaveLength(200);
    });
  });
});
