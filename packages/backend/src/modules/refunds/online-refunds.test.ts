import { afterAll, beforeEach, expect, it } from 'vitest';
import { describeInTurn, type TestCustomer } from '../../testing/index.ts';
import { lockOrder } from '../orders/order-records.ts';
import { OnlineShop, openProviders } from '../payments/testing/online-shop.ts';
import { agreeToRefund } from './answer-refund.ts';
import { askRefund } from './ask-refund.ts';
import { payBack } from './issue-refund.ts';
import { findRefund, lockRefund } from './refund-records.ts';
import { RefundShop } from './testing/refund-shop.ts';

const providers = await openProviders();
const { wechat } = providers;
afterAll(() => providers.close());

describeInTurn(
  'refunds of what was paid online',
  (shop) => {
    let online: OnlineShop;
    let refunds: RefundShop;
    let customer: TestCustomer;
    let orderId: number;
    beforeEach(async () => {
      online = new OnlineShop(shop(), providers);
      refunds = new RefundShop(shop());
      customer = await refunds.customer();
      const product = await refunds.good(1000);
      orderId = await refunds.paid(customer, [[product, 3]], {}, 0, async (id) => {
        const number = await online.begin(id, 'weixin', customer);
        wechat.pay(number);
        await online.send(wechat.paymentNotice(number));
      });
    });

    const ask = async (quantity: number) => {
      const [line] = await refunds.lines(orderId);
      const wish = { kind: 'refund', reason: 'other', lines: [{ id: line?.id ?? 0, quantity }] } as const;
      const asked = { ...wish, remark: null, pictures: [], shown: quantity * 10 };
      const of = { userId: customer.id, orderId };
      return shop().db.transaction((tx) => askRefund(tx, shop().app.shop, of, asked));
    };
    const agree = (id: number) =>
      shop().db.transaction(async (tx) => {
        const held = await lockRefund(tx, id);
        if (held) await agreeToRefund(tx, shop().app.shop, held, { actor: 'shop' });
      });
    const stateOf = async (id: number) => (await findRefund(shop().db, customer.id, id))?.state;
    const attempt = async (id: number) =>
      (await online.attempts(orderId)).filter(({ refundRequestId }) => refundRequestId === id).at(-1);
    const tell = async (id: number, status: 'SUCCESS' | 'ABNORMAL') => {
      const number = (await attempt(id))?.number ?? '';
      Object.assign(wechat.refunds.get(number) ?? {}, { status });
      await online.send(wechat.refundNotice(number), 'refundNotify');
    };

    it('go back in parts where they came from, and the order is over with the last one', async () => {
      const first = await ask(1);
      await agree(first);
      expect(await stateOf(first)).toBe('refunding');
      expect(await refunds.order(orderId)).toMatchObject({ state: 'awaiting-shipment' });
      await online.pass(6000);
      await tell(first, 'SUCCESS');
      await tell(first, 'SUCCESS');
      expect(await stateOf(first)).toBe('refunded');
      expect(await refunds.order(orderId)).toMatchObject({ state: 'awaiting-shipment', refundMoney: 0 });
      const rest = await ask(2);
      await agree(rest);
      expect(await refunds.order(orderId)).toMatchObject({ state: 'refund-pending' });
      await online.pass(6000);
      await tell(rest, 'SUCCESS');
      expect(await refunds.order(orderId)).toMatchObject({ state: 'refunded', refundMoney: 3000, refundWay: 'source' });
      expect(await online.ledger(orderId)).toMatchObject([
        { type: 'spending', money: 3000 },
        { type: 'income', money: 1000, payWay: 'online' },
        { type: 'income', money: 2000, payWay: 'online' },
      ]);
      expect(await online.told(customer, 'refunded')).toBe(2);
    });

    it('that a provider does not do fail, and are paid to the balance once', async () => {
      const id = await ask(3);
      await agree(id);
      await online.pass(6000);
      await tell(id, 'ABNORMAL');
      expect(await stateOf(id)).toBe('failed');
      expect(await refunds.order(orderId)).toMatchObject({ state: 'refund-failed' });
      const before = await refunds.wallet(customer);
      await shop().db.transaction(async (tx) => {
        const held = await lockRefund(tx, id);
        if (held) await payBack(tx, shop().app.shop, held, { actor: 'shop', way: 'balance' });
      });
      expect(await stateOf(id)).toBe('refunded');
      expect((await refunds.wallet(customer)).money).toBe(before.money + 3000);
      expect(await refunds.order(orderId)).toMatchObject({ state: 'refunded', refundWay: 'balance' });
      const order = await shop().db.transaction((tx) => lockOrder(tx, orderId));
      expect(order?.refundMoney).toBe(3000);
    });
  },
  providers.env,
);
