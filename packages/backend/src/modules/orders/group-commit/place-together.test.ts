import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flashSales, flashSaleVariants, idempotencyKeys, orders, products } from '../../../kernel/db/schema/index.ts';
import { ShopError } from '../../../kernel/errors/shop-error.ts';
import * as orderNumbers from '../../../kernel/numbers/order-number.ts';
import { describeEngines, type TestCustomer } from '../../../testing/index.ts';
import { aSentProduct } from '../testing/regions.ts';
import type { Lane, WantedOrder } from './lane.ts';
import { placeTogether } from './place-together.ts';
import { byItself, written } from './testing/by-itself.ts';
import { aBuyer, aRush, laneOfRush, orderOf, type Rush, type Wish } from './testing/rush.ts';

type Buyer = TestCustomer & { addressId: number };

describeEngines('orders that are written together', (shop) => {
  let buyers: Buyer[];
  beforeEach(async () => {
    buyers = [await aBuyer(shop()), await aBuyer(shop()), await aBuyer(shop())];
  });
  afterEach(() => void vi.restoreAllMocks());

  const buyer = (index: number): Buyer => buyers[index] as Buyer;
  /** Outcomes in the order of the orders: an id, the key of a refusal, null. */
  const together = async (rush: Rush, wanted: readonly WantedOrder[]) => {
    const outcomes = await placeTogether(shop().app.shop, laneOfRush(rush, wanted[0] as WantedOrder) as Lane, wanted);
    return wanted.map((one) => outcomes.get(one) ?? null);
  };
  const remaining = async ({ target }: Rush) =>
    (await shop().db.select().from(flashSaleVariants).where(eq(flashSaleVariants.id, target.saleVariantId)))[0]
      ?.remaining;

  /** Pieces left in the sale and in stock. */
  const pieces = async ({ target }: Rush): Promise<number[]> => {
    const { rows } = await shop().db.execute<{ left: number; stock: number }>(sql`
      select k.residue_limit as left, g.inventory + coalesce((select sum(inventory) from good_skus where good_id = g.id), 0) as stock
      from flash_sale_skus k, goods g where k.id = ${target.saleVariantId} and g.id = ${target.productId}`);
    return [Number(rows[0]?.left), Number(rows[0]?.stock)];
  };
  const difference = (before: number[], after: number[]) => before.map((count, index) => count - (after[index] ?? 0));

  it.each<[string, () => Promise<Rush>, Wish]>([
    [
      'of a product that is sent',
      () => aRush(shop()),
      { remark: '放门口', lang: 'en', release: 7, releaseId: '7-candidate' },
    ],
    [
      'of one whose freight depends on the address',
      async () => aRush(shop(), { made: await aSentProduct(shop(), { stock: 20 }) }),
      { shippingFee: 10, quantity: 2 },
    ],
    ['of one that is not sent', () => aRush(shop(), { product: { type: 'virtual' } }), {}],
    ['of a variant', () => aRush(shop(), { product: { skus: [{ stock: 9 }, { stock: 9 }] } }), { quantity: 3 }],
    [
      'of pieces that leave the stock when they are paid',
      () => aRush(shop(), { product: { stockRule: 'when-paid' } }),
      {},
    ],
  ])('are what each would be by itself: %s', async (_, make, wish) => {
    const rush = await make();
    const wanted = (key: string) => orderOf(rush, buyer(0), { ...wish, key: `${key}-${rush.saleId}` });
    const before = await pieces(rush);
    const [id] = await together(rush, [wanted('together'), orderOf(rush, buyer(1), wish)]);
    const between = await pieces(rush);
    const alone = await byItself(shop(), wanted('alone'));
    expect(await written(shop(), Number(id))).toEqual(await written(shop(), alone));
    const taken = difference(between, await pieces(rush));
    expect(difference(before, between)).toEqual(taken.map((count) => 2 * count));
  });

  it.each<[string, Parameters<typeof aRush>[1], Wish]>([
    ['shown at another price', {}, { price: 7 }],
    ['shown with another freight', {}, { shippingFee: 3 }],
    ['without an address', {}, { addressId: null }],
    ['to an address nobody has', {}, { addressId: 987_654 }],
    ['of more than an order may have', { sale: { hasOrderLimit: true, orderLimit: 2 } }, { quantity: 3 }],
    ['of more than a customer may have', { sale: { customerLimit: 2 } }, { quantity: 3 }],
    ['of more than the product allows', { product: { purchaseLimit: 2 } }, { quantity: 3 }],
    ['of more than the sale has', { pieces: 5 }, { quantity: 6 }],
    ['of more than is in stock', { product: { stock: 4 } }, { quantity: 5 }],
  ])('refuse one %s, as it would be by itself, and none beside it', async (_, values, wish) => {
    const rush = await aRush(shop(), values);
    const key = `refused-${rush.saleId}`;
    const refused = orderOf(rush, buyer(1), { ...wish, key });
    const expected = await byItself(shop(), refused).catch((error: unknown) => error);
    const [first, outcome, last] = await together(rush, [orderOf(rush, buyer(0)), refused, orderOf(rush, buyer(2))]);
    expect(expected).toBeInstanceOf(ShopError);
    expect(outcome).toMatchObject({ key: (expected as ShopError).key, params: (expected as ShopError).params });
    expect([typeof first, typeof last]).toEqual(['number', 'number']);
    // What was refused may be tried again.
    expect(await shop().db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))).toBe(0);
    expect(await shop().db.$count(orders, eq(orders.userId, buyer(1).id))).toBe(0);
  });

  it('give the last pieces to those who came first', async () => {
    const rush = await aRush(shop(), { pieces: 3 });
    const [first, second, third] = await together(rush, [
      orderOf(rush, buyer(0), { quantity: 2 }),
      orderOf(rush, buyer(1), { quantity: 2 }),
      orderOf(rush, buyer(2)),
    ]);
    expect([typeof first, typeof third]).toEqual(['number', 'number']);
    expect(second).toMatchObject({ key: 'order.seckill_limit' });
    expect(await remaining(rush)).toBe(0);
  });

  it('count what a customer has had', async () => {
    const rush = await aRush(shop(), { sale: { customerLimit: 1 } });
    const [first] = await together(rush, [orderOf(rush, buyer(0))]);
    const [again, other] = await together(rush, [orderOf(rush, buyer(0)), orderOf(rush, buyer(1))]);
    expect([typeof first, typeof other]).toEqual(['number', 'number']);
    expect(again).toMatchObject({ key: 'order.seckill_limit' });
  });

  it.each<[string, (rush: Rush) => Promise<unknown>]>([
    [
      'the sale is over',
      ({ saleId }) => shop().db.update(flashSales).set({ endTime: shop().now }).where(eq(flashSales.id, saleId)),
    ],
    [
      'the sale is hidden',
      ({ saleId }) => shop().db.update(flashSales).set({ isVisible: false }).where(eq(flashSales.id, saleId)),
    ],
    [
      'the product is off the shelf',
      ({ product }) => shop().db.update(products).set({ shelf: 'off' }).where(eq(products.id, product.id)),
    ],
    [
      'it costs nothing',
      ({ target }) =>
        shop().db.update(flashSaleVariants).set({ salePrice: 0 }).where(eq(flashSaleVariants.id, target.saleVariantId)),
    ],
  ])('take nothing when %s', async (_, change) => {
    const rush = await aRush(shop());
    await change(rush);
    const wanted = buyers.map((who) => orderOf(rush, who, { key: `none-${rush.saleId}` }));
    for (const outcome of await together(rush, wanted)) expect(typeof outcome).not.toBe('number');
    expect(await remaining(rush)).toBe(10);
    expect(await shop().db.$count(idempotencyKeys, eq(idempotencyKeys.key, `none-${rush.saleId}`))).toBe(0);
  });

  it('leave to others whose key is known, and keep the answer to it', async () => {
    const rush = await aRush(shop());
    const known = orderOf(rush, buyer(0), { key: `known-${rush.saleId}` });
    const [id] = await together(rush, [known]);
    expect(await together(rush, [known, orderOf(rush, buyer(1))])).toEqual([null, expect.any(Number)]);
    expect(await byItself(shop(), known)).toBe(id);
    const other = orderOf(rush, buyer(0), { key: `known-${rush.saleId}`, quantity: 2 });
    await expect(byItself(shop(), other)).rejects.toMatchObject({ key: 'idempotency.reused' });
  });

  it('write nothing when a number clashes', async () => {
    const rush = await aRush(shop());
    const [id] = await together(rush, [orderOf(rush, buyer(0))]);
    const [taken] = await shop()
      .db.select()
      .from(orders)
      .where(eq(orders.id, Number(id)));
    vi.spyOn(orderNumbers, 'orderNumber').mockReturnValueOnce(taken?.number ?? '');
    const key = `clash-${rush.saleId}`;
    await expect(together(rush, [orderOf(rush, buyer(1), { key }), orderOf(rush, buyer(2))])).rejects.toThrow();
    expect(await remaining(rush)).toBe(9);
    expect(await shop().db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))).toBe(0);
    expect(await shop().db.$count(orders, eq(orders.userId, buyer(2).id))).toBe(0);
  });

  it('are counted', async () => {
    const { orders: counted } = shop().app.shop.metrics;
    const count = async () =>
      (await counted.get()).values.find(({ labels }) => labels.type === 'flash_sale')?.value ?? 0;
    const before = await count();
    const rush = await aRush(shop(), { pieces: 2 });
    await together(
      rush,
      buyers.map((who) => orderOf(rush, who)),
    );
    expect((await count()) - before).toBe(2);
  });
});
