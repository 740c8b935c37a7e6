import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { jobsOf } from '../../app/all-jobs.ts';
import {
  coupons,
  flashSalePurchases,
  flashSales,
  flashSaleVariants,
  notifications,
  orders,
  pointsAccounts,
  pointsLogs,
  pointsProducts,
  products,
  productVariants,
  userCoupons,
} from '../../kernel/db/schema/index.ts';
import { ensureRecurring, runDueJobs } from '../../kernel/jobs/runner.ts';
import { describeEngines, type TestCustomer } from '../../testing/index.ts';
import { wireLine } from './testing/orders.ts';
import { aProduct } from './testing/products.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describeEngines('orders nobody pays', (shop) => {
  let customer: TestCustomer;

  beforeEach(async () => {
    customer = await shop().aCustomer();
  });

  /** Lets time pass; several processes do what is due, all at the same time. */
  const pass = async (milliseconds: number) => {
    shop().advance(milliseconds);
    const log = {
      info: () => {},
      error: (details: object) => {
        throw details;
      },
    };
    const context = { ...shop().app.shop, log };
    const kinds = jobsOf({ demo: false });
    await ensureRecurring(context, kinds);
    await Promise.all([1, 2, 3].map(() => runDueJobs(context, kinds)));
  };
  const place = async (line: object, extra: object = {}) => {
    const body = { indentCommodity: [line], carriage: 0, ...extra };
    const { status, message } = await shop().post<number>('goodIndent', body, { as: customer });
    expect(status).toBe(200);
    return message;
  };
  const aCoupon = async (until: number) => {
    const endTime = new Date(shop().now.getTime() + until);
    const [coupon] = await shop()
      .db.insert(coupons)
      .values({ name: { zh: '券' }, cost: 300, state: 'underway', startTime: shop().now, endTime })
      .returning();
    const mine = { userId: customer.id, couponId: coupon?.id ?? 0, cost: 300, failureTime: endTime };
    const [own] = await shop()
      .db.insert(userCoupons)
      .values({ ...mine, ticket: `L${customer.id}-${Math.random()}` })
      .returning();
    return own?.id ?? 0;
  };
  const stateOf = async (coupon: number) =>
    (await shop().db.select().from(userCoupons).where(eq(userCoupons.id, coupon)))[0]?.state;

  it('give back stock, coupon and points, once, whatever the number of processes', async () => {
    await shop()
      .db.update(pointsAccounts)
      .set({ available: 700, total: 900 })
      .where(eq(pointsAccounts.userId, customer.id));
    const product = await aProduct(shop(), { type: 'virtual', stock: 5 });
    await shop().db.insert(pointsProducts).values({ productId: product.id, type: 'percent', value: 50 });
    const [lasting, short] = [await aCoupon(9 * DAY), await aCoupon(2 * HOUR)];
    const first = await place(wireLine({ good: product }), { user_coupon_id: lasting, integral: 200 });
    const second = await place(wireLine({ good: product, quantity: 2 }), { user_coupon_id: short, integral: 300 });
    await pass(DAY);
    await pass(HOUR);
    const own = await shop().db.select().from(orders).where(eq(orders.userId, customer.id));
    expect(own.map(({ id, state }) => [id, state]).toSorted()).toEqual([
      [first, 'expired'],
      [second, 'expired'],
    ]);
    const [row] = await shop().db.select().from(products).where(eq(products.id, product.id));
    expect(row?.stock).toBe(5);
    // A coupon whose own time is over meanwhile does not come back to life.
    expect([await stateOf(lasting), await stateOf(short)]).toEqual(['unused', 'used']);
    const [account] = await shop().db.select().from(pointsAccounts).where(eq(pointsAccounts.userId, customer.id));
    expect(account).toMatchObject({ available: 700, total: 900 });
    const isReturn = and(eq(pointsLogs.userId, customer.id), eq(pointsLogs.type, 'income'));
    expect(await shop().db.$count(pointsLogs, isReturn)).toBe(2);
    const isNotice = and(eq(notifications.userId, customer.id), eq(notifications.type, 'order_lapsed'));
    expect(await shop().db.$count(notifications, isNotice)).toBe(2);
  });

  it('give their pieces back to the flash sale and to stock, the sale over or not', async () => {
    const product = await aProduct(shop(), { type: 'virtual', skus: [{ stock: 8 }] });
    const endTime = new Date(shop().now.getTime() + HOUR);
    const [sale] = await shop()
      .db.insert(flashSales)
      .values({ productId: product.id, name: { zh: '秒杀' }, time: shop().now, endTime, customerLimit: 2 })
      .returning();
    const variantId = product.variantIds[0] ?? 0;
    const [variant] = await shop()
      .db.insert(flashSaleVariants)
      .values({
        flashSaleId: sale?.id ?? 0,
        variantId,
        salePrice: 600,
        price: 1000,
        limit: 4,
        remaining: 4,
      })
      .returning();
    await place({ ...wireLine({ good: product, sku: 0, quantity: 2, price: 6 }), seckill_id: sale?.id });
    await pass(DAY);
    await pass(HOUR);
    const [left] = await shop()
      .db.select()
      .from(flashSaleVariants)
      .where(eq(flashSaleVariants.id, variant?.id ?? 0));
    const [stock] = await shop().db.select().from(productVariants).where(eq(productVariants.id, variantId));
    expect([left?.remaining, stock?.stock]).toEqual([4, 8]);
    expect(await shop().db.$count(flashSalePurchases, eq(flashSalePurchases.userId, customer.id))).toBe(0);
  });
});
