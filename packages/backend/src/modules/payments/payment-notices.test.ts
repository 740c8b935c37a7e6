import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentNotices, products, productVariants } from '../../kernel/db/schema/index.ts';
import type { OrderState } from '../../kernel/words/orders.ts';
import { describeRacing, inTurn, type TestCustomer } from '../../testing/index.ts';
import { expireOrder } from '../orders/expire-order.ts';
import type { AlipayChange } from './providers/testing/alipay-counterpart.ts';
import type { NoticeChange } from './providers/testing/wechat-counterpart.ts';
import { OnlineShop, openProviders, type PlatformName, thanks } from './testing/online-shop.ts';

const providers = await openProviders();
const { wechat, ali } = providers;
afterAll(() => providers.close());
const platforms: PlatformName[] = ['weixin', 'alipay'];
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Notices that must change nothing, and what WeChat Pay hears. */
const badWechat: [string, NoticeChange, number][] = [
  ['forged', { signer: wechat.stranger }, 401],
  ['signed by nobody we know', { headers: { 'wechatpay-serial': 'PUB_KEY_ID_9999999999' } }, 401],
  ['without a signature', { headers: { 'wechatpay-signature': '' } }, 400],
  ['with a signature that is none', { headers: { 'wechatpay-signature': 'WECHATPAY/SIGNTEST/abc' } }, 401],
  ['without a time', { headers: { 'wechatpay-timestamp': '' } }, 400],
  ['signed too long ago', { age: 301 }, 401],
  ['signed in the future', { age: -301 }, 401],
  ['with a newer time put on', { age: 3600, headers: { 'wechatpay-timestamp': '1795161600' } }, 401],
  ['truncated', { payload: (text) => text.slice(0, -20) }, 401],
  ['empty', { payload: () => '' }, 401],
  ['changed on the way', { payload: (text) => text.replace('transaction', 'transactioN') }, 401],
  ['sealed with another key', { apiKey: 'another key of 32 characters ...' }, 400],
  ['of too little', { inside: { amount: { total: 1, currency: 'CNY' } } }, 400],
  ['of too much', { inside: { amount: { total: 1001, currency: 'CNY' } } }, 400],
  ['of no amount', { inside: { amount: undefined } }, 400],
  ['of an amount as text', { inside: { amount: { total: '1000', currency: 'CNY' } } }, 400],
  ['in another currency', { inside: { amount: { total: 1000, currency: 'USD' } } }, 400],
  ['for another merchant', { inside: { mchid: '1900000000' } }, 400],
  ['for another app', { inside: { appid: 'wx00000000other000' } }, 400],
  ['of a payment nobody asked for', { inside: { out_trade_no: 'P0000000000000000000' } }, 400],
  ['without a transaction', { inside: { transaction_id: undefined } }, 400],
  ['without a time of payment', { inside: { success_time: undefined } }, 400],
];

const badAlipay: [string, AlipayChange][] = [
  ['forged', { signer: ali.stranger }],
  ['without a signature', { after: { sign: '' } }],
  ['with a weaker signature', { fields: { sign_type: 'RSA' } }],
  ['truncated', { payload: (text) => text.slice(0, -20) }],
  ['empty', { payload: () => '' }],
  ['changed on the way', { after: { total_amount: '0.01' } }],
  ['with one more field', { after: { extra: 'field' } }],
  ['sent days ago', { age: 27 * 3600 }],
  ['sent in the future', { age: -301 }],
  ['of too little', { fields: { total_amount: '0.01' } }],
  ['of too much', { fields: { total_amount: '10.01' } }],
  ['of an odd amount', { fields: { total_amount: '1e1' } }],
  ['in another currency', { fields: { trans_currency: 'USD' } }],
  ['for another seller', { fields: { seller_id: '2088000000000002' } }],
  ['for another app', { fields: { app_id: '2021000000000002' } }],
  ['of a payment nobody asked for', { fields: { out_trade_no: 'P0000000000000000000' } }],
  ['without a transaction', { fields: { trade_no: '' } }],
];

describeRacing(
  'notices of payments',
  (shop, engine) => {
    let online: OnlineShop;
    let customer: TestCustomer;
    beforeEach(async () => {
      online = new OnlineShop(shop(), providers);
      customer = await shop().aCustomer({ money: 5000 });
    });

    /** An order whose payment has arrived at the provider. */
    const paid = async (platform: PlatformName, values = {}) => {
      const order = await online.order(customer, values);
      const number = await online.begin(order.id, platform, customer);
      online.pay(number, platform);
      return { ...order, number };
    };
    const stock = async (id: number) => (await shop().db.select().from(products).where(eq(products.id, id)))[0]?.stock;

    describe.each(platforms)('%s', (platform) => {
      it('a payment is applied: order, ledger, bill, message', async () => {
        const { id, number } = await paid(platform);
        expect(await online.send(online.notice(number, platform))).toEqual(thanks[platform]);
        expect(await online.orderRow(id)).toMatchObject({
          state: 'awaiting-shipment',
          payWay: 'online',
          payTime: shop().now,
        });
        const name = platform === 'weixin' ? '微信支付' : '支付宝';
        expect(await online.ledger(id)).toMatchObject([
          { type: 'spending', money: 1000, payWay: 'online', remark: { zh: expect.stringContaining(name) } },
        ]);
        expect(await online.balance(customer)).toBe(5000);
        expect(await online.told(customer, 'paid')).toBe(1);
        expect(await online.attempts(id)).toMatchObject([{ state: 'complete', outcome: 'applied', checkAt: null }]);
        const page = await shop().get<{ state: number }>(`goodIndent/pay/${id}`, { as: customer });
        expect(page.message.state).toBe(2);
      });

      it('twenty copies at once are applied once, and so are later ones', async () => {
        const { id, number } = await paid(platform, { stockRule: 'when-paid' });
        const copy = online.notice(number, platform);
        const responses = await Promise.all(times(20).map(() => online.send(copy)));
        responses.push(await online.send(copy));
        expect(new Set(responses.map((answer) => answer.body))).toEqual(new Set([thanks[platform].body]));
        expect(await online.ledger(id)).toHaveLength(1);
        expect(await online.told(customer, 'paid')).toBe(1);
        expect(await online.attempts(id)).toHaveLength(1);
      });

      it('twenty notices of the same payment are applied once', async () => {
        const { id, number } = await paid(platform);
        const responses = await Promise.all(times(20).map(() => online.send(online.notice(number, platform))));
        expect(new Set(responses.map((answer) => answer.body))).toEqual(new Set([thanks[platform].body]));
        expect(await online.ledger(id)).toHaveLength(1);
        expect(await online.attempts(id)).toMatchObject([{ outcome: 'applied' }]);
      });

      it.each<[string, (id: number) => Promise<unknown>, OrderState]>([
        ['cancelled', (id) => shop().post(`goodIndent/cancel/${id}`, {}, { as: customer }), 'cancelled'],
        [
          'lapsed',
          (id) => shop().db.transaction((tx) => expireOrder(tx, id, new Date(shop().now.getTime() + 2 * 86_400_000))),
          'expired',
        ],
        ['paid from the balance', (id) => shop().post('balancePay', { id }, { as: customer }), 'awaiting-shipment'],
      ])('an order that was %s keeps its state, and the money goes back', async (_, end, state) => {
        const { id, number } = await paid(platform);
        const spent = (await online.ledger(id)).length;
        await end(id);
        const rows = await online.ledger(id);
        expect(rows.length - spent).toBe(state === 'awaiting-shipment' ? 1 : 0);
        expect(await online.send(online.notice(number, platform))).toEqual(thanks[platform]);
        expect(await online.state(id)).toBe(state);
        expect(await online.ledger(id)).toHaveLength(rows.length);
        expect(await online.attempts(id)).toMatchObject([
          { type: 'goodsIndent', state: 'complete', outcome: 'returned' },
          { type: 'refund', state: 'open', money: 1000 },
        ]);
        expect(await online.told(customer, 'payment_returned')).toBe(1);
      });

      it('a payment after the time is over is given back, even before the order has lapsed', async () => {
        const { id, number } = await paid(platform);
        shop().advance(86_400_000 + 1000);
        expect(await online.send(online.notice(number, platform))).toEqual(thanks[platform]);
        expect(await online.state(id)).toBe('awaiting-payment');
        expect(await online.attempts(id)).toMatchObject([{ outcome: 'returned' }, { type: 'refund' }]);
      });

      it('a payment for goods that have sold out is given back, and nothing else happens', async () => {
        const { id, number, productId } = await paid(platform, { stockRule: 'when-paid', stock: 1 });
        await shop().db.update(products).set({ stock: 0 }).where(eq(products.id, productId));
        expect(await online.send(online.notice(number, platform))).toEqual(thanks[platform]);
        expect(await online.orderRow(id)).toMatchObject({ state: 'awaiting-payment', payTime: null });
        expect(await online.ledger(id)).toEqual([]);
        expect(await online.attempts(id)).toMatchObject([{ outcome: 'returned' }, { type: 'refund' }]);
      });

      it('a payment for card keys that have run out is given back, and the stock stays', async () => {
        const variants = [{ stock: 5, isFixed: false, codes: [] }];
        const { id, number, variantId } = await paid(platform, {
          type: 'card-key',
          stockRule: 'when-paid',
          skus: variants,
        });
        await online.send(online.notice(number, platform));
        expect(await online.state(id)).toBe('awaiting-payment');
        const [variant] = await shop().db.select().from(productVariants).where(eq(productVariants.id, variantId));
        expect(variant?.stock).toBe(5);
        expect(await online.attempts(id)).toMatchObject([{ outcome: 'returned' }, { type: 'refund' }]);
      });

      it.each(times(3))('racing with cancelling: paid, or cancelled and given back (%i)', async () => {
        const all = [];
        for (const _ of times(6)) all.push(await paid(platform));
        await Promise.all(
          all.flatMap(({ id, number }, index) => {
            const tell = () => online.send(online.notice(number, platform));
            const cancel = () => shop().post(`goodIndent/cancel/${id}`, {}, { as: customer });
            const lapse = () =>
              shop().db.transaction((tx) => expireOrder(tx, id, new Date(shop().now.getTime() + 2 * 86_400_000)));
            const end = index % 3 === 0 ? lapse : cancel;
            return index % 2 ? [tell(), end(), tell()] : [end(), tell(), tell()];
          }),
        );
        for (const { id, productId } of all) {
          const [state, attempts, rows] = [await online.state(id), await online.attempts(id), await online.ledger(id)];
          const isPaid = state === 'awaiting-shipment';
          expect(attempts.map((row) => row.outcome ?? row.type)).toEqual(isPaid ? ['applied'] : ['returned', 'refund']);
          expect(isPaid || state === 'cancelled' || state === 'expired').toBe(true);
          expect(rows).toHaveLength(isPaid ? 1 : 0);
          expect(await stock(productId)).toBe(isPaid ? 19 : 20);
        }
      });
    });

    it.each(platforms)(
      'of %s racing with the balance: one of them pays, the other one costs nothing',
      async (platform) => {
        const all = await Promise.all(times(4).map(() => paid(platform)));
        const before = await online.balance(customer);
        await Promise.all(
          all.flatMap(({ id, number }, index) => {
            const tell = () => online.send(online.notice(number, platform));
            const pay = () => shop().post('balancePay', { id }, { as: customer });
            return index % 2 ? [tell(), pay(), tell()] : [pay(), tell(), tell()];
          }),
        );
        let spent = 0;
        for (const { id } of all) {
          const rows = await online.ledger(id);
          expect(rows).toHaveLength(1);
          const isOnline = rows[0]?.payWay === 'online';
          if (!isOnline) spent += 1000;
          expect(await online.orderRow(id)).toMatchObject({
            state: 'awaiting-shipment',
            payWay: isOnline ? 'online' : 'balance',
          });
          const outcomes = (await online.attempts(id)).map((row) => row.outcome ?? row.type);
          expect(outcomes).toEqual(isOnline ? ['applied'] : ['returned', 'refund']);
        }
        expect(await online.balance(customer)).toBe((before ?? 0) - spent);
      },
    );

    it('two payments of one order by two platforms: one is applied, the other goes back', async () => {
      const { id } = await online.order(customer);
      const numbers = [await online.begin(id, 'weixin', customer), await online.begin(id, 'alipay', customer)] as const;
      wechat.pay(numbers[0]);
      ali.pay(numbers[1]);
      await Promise.all([online.send(wechat.paymentNotice(numbers[0])), online.send(ali.notice(numbers[1]))]);
      expect(await online.state(id)).toBe('awaiting-shipment');
      const attempts = await online.attempts(id);
      expect(attempts.map((row) => row.outcome ?? row.type).toSorted()).toEqual(['applied', 'refund', 'returned']);
      expect(await online.ledger(id)).toHaveLength(1);
    });

    it('an attempt of another platform is not paid by this one', async () => {
      const { id } = await online.order(customer);
      const number = await online.begin(id, 'weixin', customer);
      const other = await online.begin((await online.order(customer)).id, 'alipay', customer);
      ali.pay(other);
      expect((await online.send(ali.notice(other, { fields: { out_trade_no: number } }))).body).toBe('fail');
      expect(await online.state(id)).toBe('awaiting-payment');
    });

    it.each(inTurn(engine, badWechat))('of WeChat Pay, %s: refused', async (_, change, status) => {
      const { id, number } = await paid('weixin');
      const answer = await online.send(wechat.paymentNotice(number, change));
      expect(answer).toEqual({ status, body: '{"code":"FAIL","message":"refused"}' });
      expect(await online.state(id)).toBe('awaiting-payment');
      expect(await online.ledger(id)).toEqual([]);
      expect(await online.attempts(id)).toMatchObject([{ state: 'open', outcome: null }]);
      // And the true one is taken afterwards.
      expect(await online.send(wechat.paymentNotice(number))).toEqual(thanks.weixin);
      expect(await online.state(id)).toBe('awaiting-shipment');
    });

    it.each(inTurn(engine, badAlipay))('of Alipay, %s: refused', async (_, change) => {
      const { id, number } = await paid('alipay');
      const answer = await online.send(ali.notice(number, change));
      expect(['fail', '{"code":"FAIL"}']).toContain(answer.body);
      expect(await online.state(id)).toBe('awaiting-payment');
      expect(await online.ledger(id)).toEqual([]);
      expect(await online.attempts(id)).toMatchObject([{ state: 'open', outcome: null }]);
      expect(await online.send(ali.notice(number))).toEqual(thanks.alipay);
      expect(await online.state(id)).toBe('awaiting-shipment');
    });

    it.each([
      ['of another kind', { event: 'COUPON.USE' }],
      ['of a payment that is not made yet', { inside: { trade_state: 'NOTPAY' } }],
      ['of a payment in the making', { inside: { trade_state: 'USERPAYING' } }],
    ])('of WeChat Pay, %s: taken, without effect', async (_, change) => {
      const { id, number } = await paid('weixin');
      expect(await online.send(wechat.paymentNotice(number, change))).toEqual(thanks.weixin);
      expect(await online.state(id)).toBe('awaiting-payment');
    });

    it('that come in another order: closed, then paid', async () => {
      const { id, number } = await paid('weixin');
      await online.send(wechat.paymentNotice(number, { inside: { trade_state: 'CLOSED' } }));
      expect(await online.attempts(id)).toMatchObject([{ state: 'ended' }]);
      await online.send(wechat.paymentNotice(number));
      expect(await online.state(id)).toBe('awaiting-shipment');
      await online.send(wechat.paymentNotice(number, { inside: { trade_state: 'CLOSED' } }));
      expect(await online.attempts(id)).toMatchObject([{ state: 'complete', outcome: 'applied' }]);
    });

    it('of a second transaction for the same payment: refused', async () => {
      const { id, number } = await paid('weixin');
      await online.send(wechat.paymentNotice(number));
      const second = wechat.paymentNotice(number, { inside: { transaction_id: '4200009999999999999999999999' } });
      expect((await online.send(second)).status).toBe(400);
      expect(await online.ledger(id)).toHaveLength(1);
    });

    it('that are far too large, or come by GET, are refused', async () => {
      expect(
        (await online.send({ headers: { 'content-type': 'application/json' }, payload: 'x'.repeat(70_000) })).status,
      ).toBe(413);
      const got = await shop().app.inject({ url: '/api/v1/app/paymentNotify?sign=x' });
      expect(got.body).toBe('fail');
    });

    it('are remembered for some days only', async () => {
      const { number } = await paid('weixin');
      await online.send(wechat.paymentNotice(number));
      expect(await shop().db.$count(paymentNotices)).toBeGreaterThan(0);
      await online.pass(4 * 86_400_000);
      expect(await shop().db.$count(paymentNotices)).toBe(0);
    });
  },
  providers.env,
);
