import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import {
  coupons,
  flashSales,
  flashSaleVariants,
  orders,
  pointsAccounts,
  pointsProducts,
  userCoupons,
} from '../../kernel/db/schema/index.ts';
import { orderTypes } from '../../kernel/words/orders.ts';
import { describeEngines, type TestCustomer } from '../../testing/index.ts';
import { anAddress } from './testing/customers.ts';
import { wireLine } from './testing/orders.ts';
import { aProduct, type StockedProduct } from './testing/products.ts';

type Preview = {
  goods_total: number;
  carriage: number;
  coupon_money: number;
  coupon_invalid: boolean;
  integralPrice: number;
  integral: { available: number; deductible: number; used: number };
  total: number;
  type_code: number;
  goods_list: { price: number; invalid: boolean }[];
};

const HOUR = 3_600_000;
const RUNS = 40;

/** What a customer may ask for, right or wrong. */
type Wish = {
  lines: { good: number; quantity: number; inSale: boolean }[];
  /** Which of the coupons; 0 none. */
  coupon: number;
  points: number;
  remote: boolean;
};

const wish: fc.Arbitrary<Wish> = fc.record({
  lines: fc.array(
    fc.record({
      good: fc.nat(3),
      quantity: fc.integer({ min: 1, max: 3 }),
      inSale: fc.integer({ min: 0, max: 3 }).map((number) => number === 0),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  coupon: fc.nat(4),
  points: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1200 })),
  remote: fc.boolean(),
});

const allRight: Wish = { lines: [{ good: 0, quantity: 1, inSale: false }], coupon: 1, points: 100, remote: true };
const tooMany: Wish = { lines: [{ good: 3, quantity: 3, inSale: false }], coupon: 0, points: 0, remote: false };

/** Preview and order are one reading: what one says, the other does. */
describeEngines('preview and order', (shop) => {
  let customer: TestCustomer;
  let products: StockedProduct[];
  let addresses: { near: number; far: number };
  let saleId: number;
  let couponIds: number[];

  beforeAll(async () => {
    customer = await shop().aCustomer();
    const near = await anAddress(shop(), customer);
    const far = await anAddress(shop(), customer, { address: '新疆维吾尔自治区乌鲁木齐市友好北路5号' });
    addresses = { near, far };
    products = [
      await aProduct(shop(), { price: 19_990, shippingFeeYuan: 8, stock: 1000 }),
      await aProduct(shop(), { price: 1, shippingFeeYuan: 0, stock: 1000 }),
      await aProduct(shop(), { type: 'virtual', skus: [{ price: 333, stock: 1000 }] }),
      await aProduct(shop(), { type: 'virtual', price: 99_999, stock: 2 }),
    ];
    const limits = [20, 100, 33, 7].map((value, index) => ({
      productId: products[index]?.id ?? 0,
      type: 'percent' as const,
      value,
    }));
    await shop().db.insert(pointsProducts).values(limits);
    saleId = await aSale(products[2]);
    couponIds = [];
    const all: Partial<typeof coupons.$inferInsert>[] = [
      { type: 'threshold', cost: 500, threshold: 10_000 },
      { type: 'percent', cost: 1234, threshold: 0 },
      { type: 'threshold', cost: 2_000_000, threshold: 0 },
      { type: 'random', cost: 77, threshold: 300, scopeType: 'goods', scopeIds: [products[2]?.id ?? 0] },
    ];
    for (const terms of all) couponIds.push(await aCoupon(terms));
  });

  const aSale = async (product: StockedProduct | undefined) => {
    const [start, end] = [-HOUR, HOUR].map((offset) => new Date(shop().now.getTime() + offset));
    const [row] = await shop()
      .db.insert(flashSales)
      .values({
        productId: product?.id ?? 0,
        name: { zh: '秒杀' },
        time: start ?? shop().now,
        endTime: end ?? shop().now,
        hasOrderLimit: true,
        orderLimit: 2,
      })
      .returning();
    await shop()
      .db.insert(flashSaleVariants)
      .values({
        flashSaleId: row?.id ?? 0,
        variantId: product?.variantIds[0] ?? null,
        salePrice: 111,
        price: 333,
        limit: 1000,
        remaining: 1000,
      });
    return row?.id ?? 0;
  };
  const aCoupon = async (terms: Partial<typeof coupons.$inferInsert>) => {
    const until = new Date(shop().now.getTime() + HOUR);
    const [coupon] = await shop()
      .db.insert(coupons)
      .values({ name: { zh: '券' }, startTime: shop().now, endTime: until, ...terms })
      .returning();
    return coupon?.id ?? 0;
  };
  /** The customer has this one coupon and these points, and nothing ordered. */
  const refresh = async (index: number): Promise<number> => {
    await shop().db.update(orders).set({ deletedAt: shop().now }).where(eq(orders.userId, customer.id));
    await shop()
      .db.update(pointsAccounts)
      .set({ available: 1000, total: 1000 })
      .where(eq(pointsAccounts.userId, customer.id));
    const couponId = couponIds[index - 1];
    if (!couponId) return 0;
    const [coupon] = await shop().db.select().from(coupons).where(eq(coupons.id, couponId));
    const [own] = await shop()
      .db.insert(userCoupons)
      .values({
        userId: customer.id,
        couponId,
        ticket: `A${couponId}-${Math.random()}`,
        cost: coupon?.cost ?? 0,
        failureTime: coupon?.endTime ?? shop().now,
      })
      .returning();
    return own?.id ?? 0;
  };

  it('agree about every order, whatever is asked for', async () => {
    let placed = 0;
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(wish, async ({ lines, coupon, points, remote }) => {
        const extra = {
          shipping_id: remote ? addresses.far : addresses.near,
          user_coupon_id: await refresh(coupon),
          integral: points,
        };
        const wanted = lines.flatMap(({ good: product, quantity, inSale }) => {
          const stocked = products[product];
          if (!stocked) return [];
          const line = wireLine({ good: stocked, quantity, ...(stocked.variantIds.length > 0 ? { sku: 0 } : {}) });
          return [{ ...line, ...(inSale ? { seckill_id: saleId } : {}) }];
        });
        const shown = await shop().post<Preview>(
          'goodIndent/preview',
          { indentCommodity: wanted, ...extra },
          { as: customer },
        );
        expect(shown.status).toBe(200);
        const { message: preview } = shown;
        const priced = wanted.map((line, index) => ({ ...line, price: preview.goods_list[index]?.price }));
        const body = { indentCommodity: priced, carriage: preview.carriage, ...extra };
        const { status, message: id } = await shop().post<number>('goodIndent', body, { as: customer });
        const isFine =
          preview.goods_list.every(({ invalid }) => !invalid) &&
          !preview.coupon_invalid &&
          preview.integral.used === points;
        expect(status).toBe(isFine ? 200 : 401);
        if (!isFine) {
          refused += 1;
          return;
        }
        placed += 1;
        const [order] = await shop().db.select().from(orders).where(eq(orders.id, id));
        expect(order).toMatchObject({
          type: orderTypes.wordOf(preview.type_code),
          productsTotal: Math.round(preview.goods_total * 100),
          shippingFee: Math.round(preview.carriage * 100),
          couponMoney: Math.round(preview.coupon_money * 100),
          pointsMoney: Math.round(preview.integralPrice * 100),
          pointsSpent: points,
          total: Math.round(preview.total * 100),
        });
        const { productsTotal = 0, couponMoney = 0, pointsMoney = 0, shippingFee = 0 } = order ?? {};
        expect(order?.total).toBe(productsTotal - couponMoney - pointsMoney + shippingFee);
        expect(order?.total).toBeGreaterThanOrEqual(shippingFee);
      }),
      { numRuns: RUNS, examples: [[allRight], [tooMany]] },
    );
    // Both sides of the rule were seen.
    expect(Math.min(placed, refused)).toBeGreaterThan(0);
  }, 60_000);
});
