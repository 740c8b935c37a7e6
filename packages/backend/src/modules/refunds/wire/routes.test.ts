import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '../../../kernel/db/database.ts';
import { orders, pointsConfigurations, refundRequests, resources } from '../../../kernel/db/schema/index.ts';
import type { JobContext } from '../../../kernel/jobs/job-kinds.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';
import { agreeToRefund, receiveReturn, refuseRefund } from '../answer-refund.ts';
import { confirmReceiptsJob } from '../confirm-receipts.ts';
import { findRefundable } from '../find-refundable.ts';
import { refundDeadlinesJob } from '../refund-deadlines.ts';
import { type LockedRefund, lockRefund } from '../refund-records.ts';
import { RefundShop, type WireQuote, type WireRefund } from '../testing/refund-shop.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Line = { id: number; number: number };

describeRacing('refunds customers ask for', (shop) => {
  let refunds: RefundShop;
  let customer: TestCustomer;
  beforeEach(async () => {
    refunds = new RefundShop(shop());
    customer = await refunds.customer();
  });

  const preview = (orderId: number, kind: string, reason: string, lines: readonly Line[], as = customer) =>
    shop().post<WireQuote>(`refund/preview/${orderId}`, { kind, reason, lines }, { as });
  const ask = async (orderId: number, kind: string, reason: string, lines: readonly Line[], more: object = {}) => {
    const { message } = await preview(orderId, kind, reason, lines);
    const body = { kind, reason, lines, amount: message.amount, ...more };
    return shop().post<number>(`refund/order/${orderId}`, body, { as: customer });
  };
  const read = async (id: number) => (await shop().get<WireRefund>(`refund/${id}`, { as: customer })).message;
  /** Sign-ins end while days pass. */
  const stateOf = async (id: number) =>
    (await shop().db.select().from(refundRequests).where(eq(refundRequests.id, id)))[0]?.state;
  const decide = (id: number, work: (held: LockedRefund, tx: Tx) => Promise<void>) =>
    shop().db.transaction(async (tx) => {
      const held = await lockRefund(tx, id);
      if (held) await work(held, tx);
    });
  const agree = (id: number) =>
    decide(id, (held, tx) => agreeToRefund(tx, shop().app.shop, held, { actor: 'shop', words: '好的' }));
  const receive = (id: number, isRestocked = true) =>
    decide(id, (held, tx) => receiveReturn(tx, shop().app.shop, held, { actor: 'shop', isRestocked }));
  const context = (): JobContext => ({ ...shop().app.shop, log: { info: () => {}, error: () => {} } });

  describe('of what was not sent', () => {
    it('give one of three pieces back to the cent, with its share of coupon and points', async () => {
      const pan = await refunds.good(7900);
      const tea = await refunds.good(4485);
      const coupon = await refunds.coupon(customer, 500);
      const id = await refunds.paid(
        customer,
        [
          [pan, 1],
          [tea, 2],
        ],
        { user_coupon_id: coupon, integral: 900 },
      );
      const before = await refunds.wallet(customer);
      const [, line] = await refunds.lines(id);
      const wanted = [{ id: line?.id ?? 0, number: 1 }];
      // Of 168.70: 2.66 of the coupon and 4.79 of the points paid for both pieces of the line.
      const quote = (await preview(id, 'refund', 'changed-mind', wanted)).message;
      expect(quote).toMatchObject({ coupon_money: 1.32, integral: 240, amount: 41.13, freight: 0, is_last: false });
      const asked = await ask(id, 'refund', 'changed-mind', wanted);
      expect(asked.status).toBe(200);
      expect(await read(asked.message)).toMatchObject({ state: 'asked', amount: 41.13, integral: 240 });
      expect(await refunds.stock(tea)).toBe(8);
      await agree(asked.message);
      expect(await read(asked.message)).toMatchObject({
        state: 'refunded',
        events: [{ state: 'asked' }, { state: 'refunding' }, { state: 'refunded' }],
      });
      expect(await refunds.wallet(customer)).toEqual({ money: before.money + 4113, points: before.points + 240 });
      expect(await refunds.stock(tea)).toBe(9);
      expect(await refunds.couponState(coupon)).toBe('used');
      expect(await refunds.order(id)).toMatchObject({ state: 'awaiting-shipment', refundMoney: 0 });
      expect((await refunds.told(customer)).toSorted()).toEqual(['refund_asked', 'refunded']);
    });

    it('give everything back with the last piece: shipping fee, coupon, points, and the order is refunded', async () => {
      const product = await refunds.good(3333, { shippingFeeYuan: 8 });
      const coupon = await refunds.coupon(customer, 1000);
      const before = await refunds.wallet(customer);
      const id = await refunds.paid(customer, [[product, 3]], { user_coupon_id: coupon, integral: 101 }, 8);
      const [line] = await refunds.lines(id);
      for (const quantity of [1, 2]) {
        const asked = await ask(id, 'refund', 'other', [{ id: line?.id ?? 0, number: quantity }]);
        await agree(asked.message);
      }
      expect(await refunds.wallet(customer)).toEqual(before);
      expect(await refunds.stock(product)).toBe(10);
      expect(await refunds.couponState(coupon)).toBe('unused');
      const order = await refunds.order(id);
      expect(order).toMatchObject({ state: 'refunded', refundMoney: order.total, refundTime: shop().now });
    });

    it('keep the order from being sent until they are answered', async () => {
      const product = await refunds.good(1000);
      const id = await refunds.paid(customer, [[product, 2]]);
      const [line] = await refunds.lines(id);
      const asked = await ask(id, 'refund', 'changed-mind', [{ id: line?.id ?? 0, number: 1 }]);
      await expect(refunds.ship(id)).rejects.toThrow('answer it first');
      await agree(asked.message);
      await refunds.ship(id);
      expect((await refunds.order(id)).state).toBe('shipped');
    });

    it('are agreed to when nobody answers in time', async () => {
      const product = await refunds.good(1000);
      const id = await refunds.paid(customer, [[product, 1]]);
      const [line] = await refunds.lines(id);
      const asked = await ask(id, 'refund', 'too-slow', [{ id: line?.id ?? 0, number: 1 }]);
      shop().advance(23 * HOUR);
      await refundDeadlinesJob.run({}, context());
      expect(await stateOf(asked.message)).toBe('asked');
      shop().advance(HOUR);
      await Promise.all([1, 2, 3].map(() => refundDeadlinesJob.run({}, context())));
      expect(await stateOf(asked.message)).toBe('refunded');
      expect((await refunds.wallet(customer)).money).toBe(100_000);
    });

    it('complete an order of which only keys are left', async () => {
      const product = await refunds.good(1000);
      const keys = await refunds.good(500, { type: 'card-key', skus: [{ price: 500, codes: ['K1'] }] });
      const id = await refunds.paid(customer, [
        [product, 1],
        [keys, 1],
      ]);
      const offer = await shop().get<{ lines: { obstacle: string | null; left: number }[] }>(`refund/order/${id}`, {
        as: customer,
      });
      expect(offer.message.lines).toMatchObject([
        { obstacle: null, left: 1 },
        { obstacle: 'handed-out', left: 0 },
      ]);
      const [line, key] = await refunds.lines(id);
      expect(await preview(id, 'refund', 'other', [{ id: key?.id ?? 0, number: 1 }])).toMatchObject({ status: 401 });
      await agree((await ask(id, 'refund', 'other', [{ id: line?.id ?? 0, number: 1 }])).message);
      expect(['completed', 'awaiting-review']).toContain((await refunds.order(id)).state);
    });
  });

  describe('of what was sent', () => {
    const aReturn = async (quantity = 1) => {
      const product = await refunds.good(2000);
      const id = await refunds.paid(customer, [[product, 3]]);
      await refunds.receive(id);
      const [line] = await refunds.lines(id);
      const asked = await ask(id, 'return', 'no-reason', [{ id: line?.id ?? 0, number: quantity }]);
      return { good: product, id, refund: asked.message, line: line?.id ?? 0 };
    };

    it('come back, are received, and then paid', async () => {
      const { good: product, refund } = await aReturn(2);
      const courier = await refunds.courier();
      const send = (body: object) => shop().post(`refund/send/${refund}`, body, { as: customer });
      expect(await send({ dhl_id: courier, odd: 'SF123456' })).toMatchObject({ status: 401 });
      await agree(refund);
      const agreed = await shop().get<{ return_address: string; couriers: object[] }>(`refund/${refund}`, {
        as: customer,
      });
      expect(agreed.message).toMatchObject({ state: 'agreed', return_address: expect.stringContaining('退货仓') });
      expect(await send({ dhl_id: 999_999, odd: 'SF123456' })).toMatchObject({ status: 401 });
      expect(await send({ dhl_id: courier, odd: '!' })).toMatchObject({ status: 401 });
      expect(await send({ dhl_id: courier, odd: 'SF123456' })).toMatchObject({ status: 200 });
      expect(await send({ dhl_id: courier, odd: 'SF123456' })).toMatchObject({ status: 200 });
      expect((await refunds.wallet(customer)).money).toBe(94_000);
      await receive(refund);
      expect((await refunds.wallet(customer)).money).toBe(98_000);
      expect(await refunds.stock(product)).toBe(9);
      expect((await read(refund)).events.map(({ state }) => state)).toEqual([
        'asked',
        'agreed',
        'sent',
        'refunding',
        'refunded',
      ]);
      expect((await refunds.told(customer)).toSorted()).toEqual([
        'refund_agreed',
        'refund_asked',
        'refund_received',
        'refunded',
      ]);
    });

    it('leave stock as it is when they cannot be sold again', async () => {
      const { good: product, refund } = await aReturn();
      await agree(refund);
      await shop().post(`refund/send/${refund}`, { dhl_id: await refunds.courier(), odd: 'SF1234' }, { as: customer });
      await receive(refund, false);
      expect(await refunds.stock(product)).toBe(7);
    });

    it('are closed when nothing is sent in time, and can be asked for again', async () => {
      const { id, refund, line } = await aReturn(3);
      expect(await preview(id, 'return', 'no-reason', [{ id: line, number: 1 }])).toMatchObject({ status: 401 });
      await agree(refund);
      shop().advance(9 * DAY);
      await refundDeadlinesJob.run({}, context());
      expect(await stateOf(refund)).toBe('closed');
      const again = await findRefundable(shop().db, await refunds.order(id), shop().now);
      expect(again).toMatchObject({ obstacle: 'late', lines: [{ remaining: 3 }] });
    });

    it('take back the points they had earned', async () => {
      const [rule] = await shop()
        .db.insert(pointsConfigurations)
        .values({ system: 'sys_shop', name: { zh: '购物' }, value: 5 })
        .returning();
      try {
        const product = await refunds.good(2000);
        const id = await refunds.paid(customer, [[product, 3]]);
        await refunds.receive(id);
        expect((await refunds.wallet(customer)).points).toBe(10_300);
        const [line] = await refunds.lines(id);
        await agree((await ask(id, 'refund', 'damaged', [{ id: line?.id ?? 0, number: 1 }])).message);
        expect((await refunds.wallet(customer)).points).toBe(10_200);
      } finally {
        await shop()
          .db.delete(pointsConfigurations)
          .where(eq(pointsConfigurations.id, rule?.id ?? 0));
      }
    });

    it('keep receipt from being confirmed by itself', async () => {
      const product = await refunds.good(1000);
      const id = await refunds.paid(customer, [[product, 1]]);
      await refunds.ship(id);
      const [line] = await refunds.lines(id);
      await ask(id, 'refund', 'not-arrived', [{ id: line?.id ?? 0, number: 1 }]);
      await shop().db.update(orders).set({ receivingTime: shop().now }).where(eq(orders.id, id));
      await confirmReceiptsJob.run({}, context());
      expect((await refunds.order(id)).state).toBe('shipped');
    });

    it('bring no shipping fee back unless the shop is to blame', async () => {
      const product = await refunds.good(1000, { shippingFeeYuan: 8 });
      const id = await refunds.paid(customer, [[product, 1]], {}, 8);
      await refunds.receive(id);
      const [line] = await refunds.lines(id);
      const wanted = [{ id: line?.id ?? 0, number: 1 }];
      expect((await preview(id, 'return', 'no-reason', wanted)).message).toMatchObject({ amount: 10, freight: 0 });
      expect((await preview(id, 'return', 'damaged', wanted)).message).toMatchObject({ amount: 18, freight: 8 });
    });
  });

  describe('can be', () => {
    const asked = async () => {
      const product = await refunds.good(1000);
      const id = await refunds.paid(customer, [[product, 2]]);
      const [line] = await refunds.lines(id);
      const lines = [{ id: line?.id ?? 0, number: 2 }];
      return { id, lines, refund: (await ask(id, 'refund', 'changed-mind', lines)).message };
    };

    it('taken back, more than once', async () => {
      const { id, lines, refund } = await asked();
      for (const _ of [1, 2]) {
        expect(await shop().post(`refund/withdraw/${refund}`, {}, { as: customer })).toMatchObject({ status: 200 });
      }
      expect((await read(refund)).state).toBe('withdrawn');
      expect(await ask(id, 'refund', 'changed-mind', lines)).toMatchObject({ status: 200 });
    });

    it('refused with words, and then not taken back', async () => {
      const { refund } = await asked();
      await decide(refund, (held, tx) => refuseRefund(tx, shop().app.shop, held, '已经打包'));
      expect(await read(refund)).toMatchObject({ state: 'refused', answer: '已经打包' });
      expect(await shop().post(`refund/withdraw/${refund}`, {}, { as: customer })).toMatchObject({ status: 401 });
    });

    it('seen and moved by nobody else', async () => {
      const { id, lines, refund } = await asked();
      const other = await refunds.customer();
      for (const answer of [
        await shop().get(`refund/${refund}`, { as: other }),
        await shop().get(`refund/order/${id}`, { as: other }),
        await preview(id, 'refund', 'changed-mind', lines, other),
        await shop().post(`refund/withdraw/${refund}`, {}, { as: other }),
        await shop().post(`refund/send/${refund}`, { dhl_id: 1, odd: 'SF1234' }, { as: other }),
      ]) {
        expect(answer.status).toBe(404);
      }
      expect((await shop().get<{ total: number }>('refund', { as: other })).message.total).toBe(0);
      expect((await shop().get<{ total: number }>('refund', { as: customer })).message.total).toBe(1);
      expect((await shop().get<number>('refund/quantity', { as: customer })).message).toBe(1);
    });

    it('asked for once with two presses, and once each with two windows', async () => {
      const product = await refunds.good(1000);
      const id = await refunds.paid(customer, [[product, 1]]);
      const [line] = await refunds.lines(id);
      const body = { kind: 'refund', reason: 'other', lines: [{ id: line?.id ?? 0, number: 1 }], amount: 10 };
      const headers = { 'idempotency-key': `ask-${id}` };
      const twice = await Promise.all(
        [1, 2].map(() => shop().post<number>(`refund/order/${id}`, body, { as: customer, headers })),
      );
      expect(new Set(twice.map(({ message }) => message)).size).toBe(1);
      expect(await shop().post(`refund/order/${id}`, body, { as: customer })).toMatchObject({ status: 401 });
    });

    it('with words and pictures, and only for the money that was shown', async () => {
      const product = await refunds.good(1000);
      const id = await refunds.paid(customer, [[product, 1]]);
      const [line] = await refunds.lines(id);
      const lines = [{ id: line?.id ?? 0, number: 1 }];
      const more = { remark: ' 划痕 ', resources: ['/media/uploads/a.webp'] };
      expect(await ask(id, 'refund', 'other', lines, { ...more, amount: 11 })).toMatchObject({ status: 401 });
      expect(await ask(id, 'refund', 'other', lines, { resources: ['https://evil.example/x'] })).toMatchObject({
        status: 401,
      });
      const { message } = await ask(id, 'refund', 'other', lines, more);
      expect(await read(message)).toMatchObject({ remark: '划痕', resources: [{ img: '/media/uploads/a.webp' }] });
      const isOfRefund = and(eq(resources.imageType, 'refund'), eq(resources.imageId, message));
      expect(await shop().db.$count(resources, isOfRefund)).toBe(1);
    });

    it.each<[string, string, string, number]>([
      ['a return of what was not sent', 'return', 'no-reason', 1],
      ['a reason that does not fit', 'refund', 'damaged', 1],
      ['an unknown reason', 'refund', 'x', 1],
      ['no pieces', 'refund', 'other', 0],
      ['more pieces than were bought', 'refund', 'other', 3],
    ])('nothing but what fits: not %s', async (_, kind, reason, number) => {
      const product = await refunds.good(1000);
      const id = await refunds.paid(customer, [[product, 2]]);
      const [line] = await refunds.lines(id);
      expect(await preview(id, kind, reason, [{ id: line?.id ?? 0, number }])).toMatchObject({ status: 401 });
    });
  });

  it('keep an account open until they are over', async () => {
    const product = await refunds.good(1000);
    const id = await refunds.paid(customer, [[product, 1]]);
    await refunds.receive(id);
    const [line] = await refunds.lines(id);
    const asked = await ask(id, 'refund', 'damaged', [{ id: line?.id ?? 0, number: 1 }]);
    const closing = await shop().get<{ orders: { id: number }[] }>('user/closing', { as: customer });
    expect(closing.message.orders).toMatchObject([{ id }]);
    expect(await shop().post('cancel', {}, { as: customer })).toMatchObject({ status: 401 });
    await shop().post(`refund/withdraw/${asked.message}`, {}, { as: customer });
    expect(await shop().post('cancel', {}, { as: customer })).toMatchObject({ status: 200 });
  });

  it('show in the list of orders, in their tab and in the order', async () => {
    const product = await refunds.good(1000);
    const id = await refunds.paid(customer, [[product, 2]]);
    const [line] = await refunds.lines(id);
    const { message } = await ask(id, 'refund', 'other', [{ id: line?.id ?? 0, number: 1 }]);
    type Row = { id: number; can_refund: boolean; refunds: { id: number; state: string }[] };
    const list = await shop().get<{ data: Row[] }>('goodIndent?index=after_sale', { as: customer });
    expect(list.message.data).toMatchObject([{ id, can_refund: true, refunds: [{ id: message, state: 'asked' }] }]);
    expect((await shop().get<Row>(`goodIndent/detail/${id}`, { as: customer })).message).toMatchObject({
      can_refund: true,
      refunds: [{ id: message }],
    });
    const removal = await shop().post(`goodIndent/destroy/${id}`, {}, { as: customer });
    expect(removal.status).toBe(401);
  });
});
