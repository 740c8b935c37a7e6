import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { idempotencyKeys, products, productVariants } from '../../../kernel/db/schema/index.ts';
import { ShopError } from '../../../kernel/errors/shop-error.ts';
import { describeEngines, type TestCustomer } from '../../../testing/index.ts';
import { aProduct, type ProductValues, type StockedProduct } from '../testing/products.ts';
import { aSentProduct } from '../testing/regions.ts';
import { ordinaryLane, stockLane, type WantedOrder } from './lane.ts';
import { placeTogether } from './place-together.ts';
import { byItself, written } from './testing/by-itself.ts';
import { ordinaryOrder, type WishedLine } from './testing/ordinary.ts';
import { aBuyer } from './testing/rush.ts';

type Buyer = TestCustomer & { addressId: number };

describeEngines('ordinary orders that are written together', (shop) => {
  let buyers: [Buyer, Buyer, Buyer];
  beforeEach(async () => {
    buyers = [await aBuyer(shop()), await aBuyer(shop()), await aBuyer(shop())];
  });

  /** Outcomes in the order of the orders: an id, a refusal, a lane to wait in, null. */
  const together = async (wanted: readonly WantedOrder[], lane = ordinaryLane) => {
    const outcomes = await placeTogether(shop().app.shop, lane, wanted);
    return wanted.map((one) => outcomes.get(one) ?? null);
  };
  const stockOf = async (sold: StockedProduct): Promise<number[]> => {
    const [product] = await shop().db.select().from(products).where(eq(products.id, sold.id));
    const variants = await shop()
      .db.select()
      .from(productVariants)
      .where(eq(productVariants.productId, sold.id))
      .orderBy(productVariants.id);
    return [product?.stock ?? 0, ...variants.map(({ stock }) => stock)];
  };

  it('are what each would be by itself, of one line and of several', async () => {
    const plain = await aProduct(shop());
    const sent = await aSentProduct(shop());
    const varied = await aProduct(shop(), { skus: [{}, { stock: 9, price: 700 }] });
    const paidFirst = await aProduct(shop(), { stockRule: 'when-paid' });
    const all = [plain, sent, varied, paidFirst];
    const several: WishedLine[] = [
      { product: varied, variant: 1, quantity: 2, price: 7 },
      { product: sent, quantity: 2 },
      { product: paidFirst },
      { product: varied, variant: 0 },
      { product: varied, variant: 1, price: 7 },
    ];
    const wished = (key: string) => ordinaryOrder(buyers[0], several, { shippingFee: 10, key: `${key}-${plain.id}` });
    const before = await Promise.all(all.map(stockOf));
    const [id, other] = await together([wished('together'), ordinaryOrder(buyers[1], [{ product: plain }])]);
    expect(await Promise.all(all.map(stockOf))).toEqual([[9], [8], [0, 9, 6], [10]]);
    const alone = await byItself(shop(), wished('alone'));
    expect(await written(shop(), Number(id))).toEqual(await written(shop(), alone));
    expect(await Promise.all(all.map(stockOf))).toEqual([[9], [6], [0, 8, 3], [10]]);
    expect(before).toEqual([[10], [10], [0, 10, 9], [10]]);
    expect(typeof other).toBe('number');
  });

  it.each<[string, ProductValues, Omit<WishedLine, 'product'>, object?]>([
    ['shown at another price', {}, { price: 9 }],
    ['shown with another freight', {}, {}, { shippingFee: 3 }],
    ['without an address', {}, {}, { addressId: null }],
    ['of more than is in stock', { stock: 4 }, { quantity: 5 }],
    ['of more of a variant than is in stock', { skus: [{ stock: 2 }] }, { variant: 0, quantity: 3 }],
    ['without a variant where there are some', { skus: [{}] }, {}],
    ['of more than the product allows', { purchaseLimit: 2 }, { quantity: 3 }],
    ['of what is off the shelf', { shelf: 'off' }, {}],
  ])('refuse one %s, as it would be by itself, and none beside it', async (_, values, line, wish) => {
    const product = await aProduct(shop(), values);
    const beside = await aProduct(shop());
    const key = `refused-${product.id}`;
    const before = await stockOf(product);
    const refused = ordinaryOrder(buyers[1], [{ product: beside }, { product, ...line }], { key, ...wish });
    const expected = await byItself(shop(), refused).catch((error: unknown) => error);
    const [first, outcome, last] = await together([
      ordinaryOrder(buyers[0], [{ product: beside }]),
      refused,
      ordinaryOrder(buyers[2], [{ product: beside }]),
    ]);
    expect(expected).toBeInstanceOf(ShopError);
    expect(outcome).toMatchObject({ key: (expected as ShopError).key, params: (expected as ShopError).params });
    expect([typeof first, typeof last]).toEqual(['number', 'number']);
    expect([await stockOf(product), await stockOf(beside)]).toEqual([before, [8]]);
    expect(await shop().db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))).toBe(0);
  });

  it('give the last pieces to those who came first, whatever else they want', async () => {
    const [scarce, other] = [await aProduct(shop(), { stock: 3 }), await aProduct(shop())];
    const outcomes = await together([
      ordinaryOrder(buyers[0], [{ product: other }, { product: scarce, quantity: 2 }]),
      ordinaryOrder(buyers[1], [{ product: scarce, quantity: 2 }, { product: other }]),
      ordinaryOrder(buyers[2], [{ product: scarce }]),
    ]);
    expect(outcomes).toMatchObject([expect.any(Number), { key: 'order.stock' }, expect.any(Number)]);
    expect([await stockOf(scarce), await stockOf(other)]).toEqual([[0], [9]]);
  });

  it('leave to others whose key is known, what costs nothing and what nobody knows', async () => {
    const [product, free] = [await aProduct(shop()), await aProduct(shop(), { price: 0, type: 'virtual' })];
    const known = ordinaryOrder(buyers[0], [{ product }], { key: `known-${product.id}` });
    const [id] = await together([known]);
    const unknown = { ...product, id: 987_654_321 };
    const ofFree = ordinaryOrder(buyers[1], [{ product: free, price: 0 }]);
    const ofUnknown = ordinaryOrder(buyers[2], [{ product: unknown }]);
    const lane = stockLane({ productId: unknown.id, variantId: null });
    expect(await together([known, ofFree, ofUnknown])).toEqual([null, null, lane]);
    expect(await byItself(shop(), known)).toBe(id);
    expect(await stockOf(product)).toEqual([9]);
    expect(await together([ofUnknown], lane)).toMatchObject([{ key: 'good.off_shelf' }]);
  });
});
