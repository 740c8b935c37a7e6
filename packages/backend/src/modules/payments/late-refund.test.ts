import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { coupons, orderCoupons, paymentLogs, userCoupons } from '../../kernel/db/schema/index.ts';
import { describeInTurn, type TestCustomer } from '../../testing/index.ts';
import { refundOrder } from './refund-order.ts';
import { takeRefund } from './take-refund.ts';
import { OnlineShop, openProviders } from './testing/online-shop.ts';

const providers = await openProviders();
const { wechat } = providers;
afterAll(() => providers.close());

/** A provider may do in the end what it said had failed, when the shop has found another way long ago. */
describeInTurn(
  'a refund that failed and was done after all',
  (shop) => {
    let online: OnlineShop;
    let customer: TestCustomer;
    let orderId: number;
    let couponId: number;
    let first: string;

    /** The first refund has failed, the second one is asked for as the test says. */
    beforeEach(async () => {
      online = new OnlineShop(shop(), providers);
      customer = await shop().aCustomer({ money: 5000 });
      orderId = (await online.order(customer)).id;
      couponId = await aUsedCoupon();
      const number = await online.begin(orderId, 'weixin', customer);
      wechat.pay(number);
      await online.send(wechat.paymentNotice(number));
      await refund('source');
      first = (await refunds()).at(-1)?.number ?? '';
      await online.pass(6000);
      await tell(first, 'ABNORMAL');
      expect(await online.state(orderId)).toBe('refund-failed');
    });

    const aUsedCoupon = async (): Promise<number> => {
      const times = { startTime: shop().now, endTime: new Date(shop().now.getTime() + 99 * 86_400_000) };
      const [coupon] = await shop()
        .db.insert(coupons)
        .values({ name: { zh: '券' }, ...times })
        .returning();
      const own = {
        userId: customer.id,
        couponId: coupon?.id ?? 0,
        ticket: `L${orderId}-${Math.random()}`,
        state: 'used' as const,
      };
      const [claimed] = await shop()
        .db.insert(userCoupons)
        .values({ ...own, failureTime: times.endTime })
        .returning();
      await shop()
        .db.insert(orderCoupons)
        .values({ orderId, userCouponId: claimed?.id ?? 0 });
      return claimed?.id ?? 0;
    };
    const refund = (way: 'source' | 'balance') =>
      shop().db.transaction((tx) => refundOrder(tx, shop().app.shop, { orderId, amount: 1000, reason: '退', way }));
    const refunds = async () => (await online.attempts(orderId)).filter(({ type }) => type === 'goodsIndentRefund');
    const tell = async (number: string, status: 'SUCCESS' | 'ABNORMAL') => {
      Object.assign(wechat.refunds.get(number) ?? {}, { status });
      await online.send(wechat.refundNotice(number), 'refundNotify');
    };
    const couponState = async () =>
      (await shop().db.select().from(userCoupons).where(eq(userCoupons.id, couponId)))[0]?.state;

    it('is in the bills, and gives back nothing else a second time', async () => {
      await refund('balance');
      expect(await couponState()).toBe('unused');
      // The customer uses the coupon again.
      await shop().db.update(userCoupons).set({ state: 'used' }).where(eq(userCoupons.id, couponId));
      await tell(first, 'SUCCESS');
      expect(await couponState()).toBe('used');
      expect(await online.told(customer, 'refunded')).toBe(1);
      expect(await online.orderRow(orderId)).toMatchObject({ state: 'refunded', refundWay: 'balance' });
      expect(await online.ledger(orderId)).toMatchObject([
        { type: 'spending' },
        { type: 'income', payWay: 'balance' },
        { type: 'income', payWay: 'online' },
      ]);
      const isDone = and(eq(paymentLogs.number, first), eq(paymentLogs.state, 'complete'));
      expect(await shop().db.$count(paymentLogs, isDone)).toBe(1);
    });

    it('ends the order, which the failure of a second one does not undo', async () => {
      await refund('source');
      const number = (await refunds()).at(-1)?.number ?? '';
      await tell(first, 'SUCCESS');
      expect(await online.state(orderId)).toBe('refunded');
      // The provider never grants it: that would be more than was paid.
      const failed = { kind: 'refund', number, state: 'failed', refundId: null, amount: null } as const;
      await shop().db.transaction((tx) => takeRefund(tx, shop().app.shop, 'weixin', failed));
      expect(await online.state(orderId)).toBe('refunded');
    });
  },
  providers.env,
);
