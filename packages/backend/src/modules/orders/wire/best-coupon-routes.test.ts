import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { configs, coupons, userCoupons } from '../../../kernel/db/schema/index.ts';
import { describeEngines, type TestCustomer } from '../../../testing/index.ts';
import { aCoupon, after } from '../../coupons/testing/coupons.ts';
import { aProduct } from '../testing/products.ts';

type Row = {
  good_sku_id: number | null;
  goods_total: number;
  coupon_money: number;
  coupon_money_max: number;
  total: number;
  coupon: { id: number; user_coupon_id: number | null; name: string; explain: string; type: number } | null;
};

describeEngines('the best coupon for goods', (shop) => {
  beforeEach(() => shop().db.update(coupons).set({ deletedAt: shop().now }));

  const best = async (query: string, options: { as?: TestCustomer; lang?: string } = {}) => {
    const { status, message } = await shop().get<{ rows: Row[] }>(`coupon/best?${query}`, options);
    expect(status).toBe(200);
    return message.rows;
  };
  const give = async (as: TestCustomer, couponId: number, cost: number, hours = 24) => {
    const [own] = await shop()
      .db.insert(userCoupons)
      .values({ userId: as.id, couponId, ticket: `B-${as.id}-${couponId}`, cost, failureTime: after(shop(), hours) })
      .returning({ id: userCoupons.id });
    return own?.id ?? 0;
  };

  it('is what a visitor could claim, and saves most of what they buy', async () => {
    const good = await aProduct(shop(), { price: 6000 });
    const small = await aCoupon(shop(), { cost: 300 });
    const large = await aCoupon(shop(), { cost: 2000, threshold: 10_000 });
    expect(await best(`good_id=${good.id}`, { lang: 'en' })).toEqual([
      {
        good_sku_id: null,
        goods_total: 60,
        coupon_money: 3,
        coupon_money_max: 3,
        total: 57,
        coupon: { id: small, user_coupon_id: null, name: 'Welcome gift', explain: 'No threshold', type: 1 },
      },
    ]);
    expect(await best(`good_id=${good.id}&number=2`)).toMatchObject([{ total: 100, coupon: { id: large } }]);
    expect(await best(`lines=${good.id}x2`)).toMatchObject([{ goods_total: 120, total: 100, coupon: { id: large } }]);
  });

  it('is told for each variant that is in stock', async () => {
    const good = await aProduct(shop(), { skus: [{ price: 1000 }, { price: 2000, stock: 0 }, { price: 3000 }] });
    await aCoupon(shop(), { type: 'percent', cost: 1000, scopeType: 'goods', scopeIds: [good.id] });
    const [first, , third] = good.variantIds;
    expect(await best(`good_id=${good.id}`)).toMatchObject([
      { good_sku_id: first, goods_total: 10, total: 9 },
      { good_sku_id: third, goods_total: 30, total: 27 },
    ]);
    expect(await best(`lines=${good.id}.${third}x1,${good.id}.${first}x1`)).toMatchObject([{ total: 36 }]);
  });

  it('has a range while it is still to be drawn, and one amount once it was', async () => {
    const good = await aProduct(shop(), { price: 5000 });
    const id = await aCoupon(shop(), { type: 'random', cost: 300, costMax: 900, perCustomer: 1 });
    expect(await best(`good_id=${good.id}`)).toMatchObject([{ coupon_money: 3, coupon_money_max: 9, total: 47 }]);
    const as = await shop().aCustomer();
    const own = await give(as, id, 700);
    expect(await best(`good_id=${good.id}`, { as })).toMatchObject([
      { coupon_money: 7, coupon_money_max: 7, total: 43, coupon: { id, user_coupon_id: own } },
    ]);
  });

  it('is a customer’s own before an equal one to claim; what they cannot claim again is none', async () => {
    const good = await aProduct(shop(), { price: 5000 });
    const as = await shop().aCustomer();
    const once = await aCoupon(shop(), { perCustomer: 1, until: 48 });
    const free = await aCoupon(shop(), { until: 2 });
    const own = await give(as, once, 500);
    expect(await best(`good_id=${good.id}`, { as })).toMatchObject([{ coupon: { id: once, user_coupon_id: own } }]);
    expect(await best(`good_id=${good.id}`)).toMatchObject([{ coupon: { id: free, user_coupon_id: null } }]);
    await shop().db.update(userCoupons).set({ state: 'used' }).where(eq(userCoupons.id, own));
    await shop().db.update(coupons).set({ remaining: 0 }).where(eq(coupons.id, free));
    expect(await best(`good_id=${good.id}`, { as })).toMatchObject([{ total: 50, coupon: null }]);
  });

  it('is none that has not begun or is over, is for other goods, or costs more than what is bought', async () => {
    const good = await aProduct(shop(), { price: 400 });
    await aCoupon(shop(), { from: 1 });
    await aCoupon(shop(), { from: -3, until: -1 });
    await aCoupon(shop(), { scopeType: 'goods', scopeIds: [good.id + 1] });
    await aCoupon(shop(), { threshold: 500 });
    expect(await best(`good_id=${good.id}`)).toMatchObject([{ total: 4, coupon: null }]);
    await aCoupon(shop(), { cost: 900 });
    expect(await best(`good_id=${good.id}`)).toMatchObject([{ total: 0, coupon_money: 4 }]);
  });

  it('answers odd questions with nothing', async () => {
    const good = await aProduct(shop());
    await aCoupon(shop());
    for (const query of ['', 'good_id=x', 'good_id=98765432', 'lines=', 'lines=1x0', 'lines=x,;1', 'lines=-1x1'])
      expect(await best(query)).toEqual([]);
    expect(await best('lines=98765432x1')).toMatchObject([{ goods_total: 0, coupon: null }]);
    expect(await best(`good_id=${good.id}&number=9999999999`)).toMatchObject([{ goods_total: 0, coupon: null }]);
    await shop().db.insert(configs).values({ key: 'features.coupon', value: false });
    expect(await best(`good_id=${good.id}`)).toEqual([]);
    await shop().db.delete(configs).where(eq(configs.key, 'features.coupon'));
  });
});
