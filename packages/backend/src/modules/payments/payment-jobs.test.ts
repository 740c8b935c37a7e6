import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentLogs } from '../../kernel/db/schema/index.ts';
import { ensureRecurring, runDueJobs } from '../../kernel/jobs/runner.ts';
import type { OrderState } from '../../kernel/words/orders.ts';
import { describeEngines, type TestCustomer } from '../../testing/index.ts';
import { nextCheck } from '../payment-attempts/attempt.ts';
import { checkPaymentsJob } from './check-payments.ts';
import type { NoticeChange } from './providers/testing/wechat-counterpart.ts';
import { refundOrder } from './refund-order.ts';
import { OnlineShop, openProviders, type PlatformName, thanks } from './testing/online-shop.ts';

const providers = await openProviders();
const { wechat, ali } = providers;
afterAll(() => providers.close());
const platforms: PlatformName[] = ['weixin', 'alipay'];
const HOUR = 3_600_000;

describe('when to ask again', () => {
  const from = new Date('2026-11-20T08:00:00Z');
  it.each([
    ['payment', 0, 15],
    ['payment', 1, 30],
    ['payment', 3, 120],
    ['payment', 50, 600],
    ['refund', 1, 30],
    ['refund', 50, 21_600],
  ] as const)('%s after %i tries: %i seconds', (kind, attempts, seconds) => {
    expect(nextCheck(kind, attempts, from).getTime() - from.getTime()).toBe(seconds * 1000);
  });
});

describeEngines(
  'payments nobody tells of',
  (shop) => {
    let online: OnlineShop;
    let customer: TestCustomer;
    beforeEach(async () => {
      online = new OnlineShop(shop(), providers);
      customer = await shop().aCustomer({ money: 5000 });
    });
    const mood = (value: 'well' | 'down') =>
      Object.assign(wechat, { mood: value }) && Object.assign(ali, { mood: value });
    const returned = async (platform: PlatformName) => {
      const { id } = await online.order(customer);
      const number = await online.begin(id, platform, customer);
      online.pay(number, platform);
      await shop().post(`goodIndent/cancel/${id}`, {}, { as: customer });
      await online.send(online.notice(number, platform));
      return { id, number };
    };
    const refundOf = async (id: number) => (await online.attempts(id)).find((row) => row.type !== 'goodsIndent');

    describe.each(platforms)('%s', (platform) => {
      it('are asked about, and applied once, also when the notice comes after all', async () => {
        const { id } = await online.order(customer);
        const number = await online.begin(id, platform, customer);
        await online.pass(20_000);
        expect(await online.state(id)).toBe('awaiting-payment');
        online.pay(number, platform);
        await online.pass(60_000);
        expect(await online.state(id)).toBe('awaiting-shipment');
        expect(await online.send(online.notice(number, platform))).toEqual(thanks[platform]);
        expect(await online.ledger(id)).toHaveLength(1);
        expect(online.complaints).toEqual([]);
      });

      it('are asked about by one process at a time', async () => {
        const { id } = await online.order(customer);
        const number = await online.begin(id, platform, customer);
        online.pay(number, platform);
        shop().advance(20_000);
        await Promise.all([1, 2, 3, 4].map(() => checkPaymentsJob.run({}, online.context)));
        expect(await online.ledger(id)).toHaveLength(1);
        expect(await online.attempts(id)).toMatchObject([{ attempts: 1, outcome: 'applied' }]);
      });

      it.each<[string, (id: number) => Promise<unknown>, OrderState]>([
        ['cancelled', (id) => shop().post(`goodIndent/cancel/${id}`, {}, { as: customer }), 'cancelled'],
        ['lapsed', () => online.pass(24 * HOUR + 1000), 'expired'],
        ['paid otherwise', (id) => shop().post('balancePay', { id }, { as: customer }), 'awaiting-shipment'],
      ])('of an order that was %s are closed at the provider', async (_, end, state) => {
        const { id } = await online.order(customer);
        const number = await online.begin(id, platform, customer);
        await end(id);
        await online.pass(6000);
        await online.pass(6000);
        const there = platform === 'weixin' ? wechat.order(number).state : ali.trade(number).state;
        expect(there).toMatch(/CLOSED$/);
        expect(await online.attempts(id)).toMatchObject([{ state: 'ended', outcome: null, checkAt: null }]);
        expect(await online.state(id)).toBe(state);
      });

      it('that were made at the last moment of a cancelled order go back', async () => {
        const { id } = await online.order(customer);
        const number = await online.begin(id, platform, customer);
        await shop().post(`goodIndent/cancel/${id}`, {}, { as: customer });
        online.pay(number, platform);
        await online.pass(6000);
        await online.pass(6000);
        expect(await online.attempts(id)).toMatchObject([{ outcome: 'returned' }, { type: 'refund' }]);
        expect([...wechat.refunds.keys(), ...ali.refunds.keys()]).toContain((await refundOf(id))?.number);
        expect(await online.state(id)).toBe('cancelled');
      });

      it('are asked about later when the provider does not answer', async () => {
        const { id } = await online.order(customer);
        const number = await online.begin(id, platform, customer);
        online.pay(number, platform);
        mood('down');
        await online.pass(20_000);
        expect(await online.state(id)).toBe('awaiting-payment');
        mood('well');
        await online.pass(60_000);
        expect(await online.state(id)).toBe('awaiting-shipment');
      });

      it('money goes back once, however often it is tried', async () => {
        const { id } = await returned(platform);
        mood('down');
        await online.pass(6000);
        await online.pass(60_000);
        expect(await refundOf(id)).toMatchObject({ state: 'open' });
        const tries = (await refundOf(id))?.attempts ?? 0;
        expect(tries).toBeGreaterThan(0);
        mood('well');
        wechat.refundStatus = 'SUCCESS';
        for (let round = 0; round < 5; round += 1) await online.pass(10 * 60_000);
        const refund = await refundOf(id);
        expect(refund).toMatchObject({ state: 'complete', money: 1000, checkAt: null });
        const there = platform === 'weixin' ? wechat.refunds : ali.refunds;
        expect([...there.keys()].filter((number) => number === refund?.number)).toHaveLength(1);
      });

      it('a refund that never succeeds is given up after a week, and people are told', async () => {
        const { id } = await returned(platform);
        mood('down');
        const refund = await refundOf(id);
        await shop()
          .db.update(paymentLogs)
          .set({ attempts: 39 })
          .where(eq(paymentLogs.id, refund?.id ?? 0));
        await online.pass(6000);
        expect(await refundOf(id)).toMatchObject({ state: 'ended', checkAt: null });
        expect(await online.told(customer, 'refund_failed')).toBe(1);
        expect(online.complaints.length).toBeGreaterThan(0);
      });
    });

    it('a refund Alipay tells of, at the door of payments, is done; the payment stays paid', async () => {
      const { id, number } = await returned('alipay');
      const refund = (await refundOf(id))?.number ?? '';
      const fields = { gmt_refund: '2026-11-20 16:00:01.123', refund_fee: '10.00', out_biz_no: refund };
      const closed = { ...fields, trade_status: 'TRADE_CLOSED' };
      for (let copy = 0; copy < 2; copy += 1) {
        expect(await online.send(ali.notice(number, { fields: closed }))).toEqual(thanks.alipay);
      }
      expect(await online.attempts(id)).toMatchObject([
        { state: 'complete', outcome: 'returned' },
        { type: 'refund', state: 'complete', checkAt: null },
      ]);
      const unknown = { ...closed, out_biz_no: 'R0000000000000000000' };
      expect((await online.send(ali.notice(number, { fields: unknown }))).body).toBe('fail');
    });

    it('that do not fit are left for a person', async () => {
      const { id } = await online.order(customer);
      const number = await online.begin(id, 'weixin', customer);
      wechat.pay(number);
      wechat.order(number).total = 1;
      await online.pass(20_000);
      expect(await online.state(id)).toBe('awaiting-payment');
      expect(await online.attempts(id)).toMatchObject([{ state: 'open', checkAt: null, data: { problem: 'amount' } }]);
      expect(online.complaints).toHaveLength(1);
    });

    describe('refunds of the shop', () => {
      const paid = async () => {
        const { id } = await online.order(customer);
        const number = await online.begin(id, 'weixin', customer);
        wechat.pay(number);
        await online.send(wechat.paymentNotice(number));
        return id;
      };
      const refund = (orderId: number, change = {}) => {
        const wish = { orderId, amount: 1000, reason: '不想要了', way: 'source' as const, ...change };
        return shop().db.transaction((tx) => refundOrder(tx, shop().app.shop, wish));
      };
      const asked = async () => {
        const id = await paid();
        await refund(id);
        expect(await online.state(id)).toBe('refund-pending');
        await online.pass(6000);
        return { id, number: (await refundOf(id))?.number ?? '' };
      };

      it('to the source are done when the provider says so, once', async () => {
        const { id, number } = await asked();
        expect(await online.state(id)).toBe('refund-pending');
        Object.assign(wechat.refunds.get(number) ?? {}, { status: 'SUCCESS' });
        const notice = wechat.refundNotice(number);
        const responses = await Promise.all([1, 2, 3].map(() => online.send(notice, 'refundNotify')));
        responses.push(await online.send(wechat.refundNotice(number), 'refundNotify'));
        expect(responses).toEqual(Array(4).fill(thanks.weixin));
        expect(await online.orderRow(id)).toMatchObject({
          state: 'refunded',
          refundTime: shop().now,
          refundMoney: 1000,
        });
        expect(await online.ledger(id)).toMatchObject([
          { type: 'spending' },
          { type: 'income', money: 1000, payWay: 'online' },
        ]);
        expect(await online.told(customer, 'refunded')).toBe(1);
        expect(await online.balance(customer)).toBe(5000);
      });

      it('to the source are asked about when no notice comes', async () => {
        const { id, number } = await asked();
        Object.assign(wechat.refunds.get(number) ?? {}, { status: 'SUCCESS' });
        await online.pass(60_000);
        expect(await online.state(id)).toBe('refunded');
      });

      it('that fail say so, and may be made to the balance then', async () => {
        const { id, number } = await asked();
        Object.assign(wechat.refunds.get(number) ?? {}, { status: 'ABNORMAL' });
        await online.send(wechat.refundNotice(number), 'refundNotify');
        expect(await online.state(id)).toBe('refund-failed');
        expect(await online.told(customer, 'refund_failed')).toBe(1);
        await refund(id, { way: 'balance', amount: 600 });
        expect(await online.orderRow(id)).toMatchObject({ state: 'refunded', refundWay: 'balance', refundMoney: 600 });
        expect(await online.balance(customer)).toBe(5600);
      });

      it.each<[string, NoticeChange]>([
        ['forged', { signer: wechat.stranger }],
        ['of another amount', { inside: { amount: { refund: 1, total: 1000 } } }],
        ['of a refund nobody asked for', { inside: { out_refund_no: 'R0000000000000000000' } }],
        ['for another merchant', { inside: { mchid: '1900000000' } }],
        ['too old', { age: 400 }],
      ])('that are told of %s: refused', async (_, change) => {
        const { id, number } = await asked();
        Object.assign(wechat.refunds.get(number) ?? {}, { status: 'SUCCESS' });
        const answer = await online.send(wechat.refundNotice(number, change), 'refundNotify');
        expect(answer.body).toContain('FAIL');
        expect(await online.state(id)).toBe('refund-pending');
      });

      it('are refused for orders and amounts that cannot be', async () => {
        const id = await paid();
        for (const amount of [0, -1, 1001, 0.5]) await expect(refund(id, { amount })).rejects.toThrow('param.missing');
        const { id: unpaid } = await online.order(customer);
        await expect(refund(unpaid)).rejects.toThrow('order.state');
        const { id: byBalance } = await online.order(customer);
        await shop().post('balancePay', { id: byBalance }, { as: customer });
        await expect(refund(byBalance)).rejects.toThrow('pay.unavailable');
        await refund(byBalance, { way: 'balance' });
        await expect(refund(byBalance, { way: 'balance' })).rejects.toThrow('order.state');
        expect(await online.balance(customer)).toBe(5000);
        await expect(refund(999_999)).rejects.toThrow('record.missing');
      });
    });

    it('do not stop other jobs', async () => {
      await online.begin((await online.order(customer)).id, 'weixin', customer);
      mood('down');
      shop().advance(20_000);
      await ensureRecurring(online.context, [checkPaymentsJob]);
      expect(await runDueJobs(online.context, [checkPaymentsJob])).toBe(1);
    });
  },
  providers.env,
);
