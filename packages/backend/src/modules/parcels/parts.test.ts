import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../operator/invariants/check-invariants.ts';
import { refundForCustomer } from '../../operator/operations/orders/refund.ts';
import { Refused } from '../../operator/operations/refused.ts';
import { describeRacing, type TestCustomer } from '../../testing/index.ts';
import { agreeToRefund } from '../refunds/answer-refund.ts';
import { lockRefund } from '../refunds/refund-records.ts';
import { RefundShop } from '../refunds/testing/refund-shop.ts';
import { ParcelShop } from './testing/parcel-shop.ts';

const MINUTE = 60_000;

type Offer = {
  kinds: string[];
  reasons: { word: string; stages: string[] }[];
  lines: { id: number; left: number; unsent: number }[];
};
type Quote = { amount: number; freight: number };

describeRacing('orders that are sent in parts', (shop) => {
  let parcels: ParcelShop;
  let customer: TestCustomer;
  let id: number;
  let lines: number[];

  beforeAll(async () => {
    parcels = new ParcelShop(shop());
    await parcels.courier('yuntu', { isDefault: true });
    await parcels.courier('shanhe');
  });
  beforeEach(async () => {
    customer = await shop().aCustomer({ money: 100_000 });
    id = await parcels.paid(customer, [
      [{ shippingFeeYuan: 6 }, 3],
      [{}, 1],
    ]);
    lines = (await parcels.lines(id)).map((line) => line.id);
  });

  const [first, second] = [() => lines[0] ?? 0, () => lines[1] ?? 0];
  const wish = (kind: string, reason: string, line: number, number: number) => ({
    kind,
    reason,
    lines: [{ id: line, number }],
  });
  const preview = (body: object) => shop().post<Quote>(`refund/preview/${id}`, body, { as: customer });
  const ask = async (kind: string, reason: string, line: number, number: number) => {
    const body = wish(kind, reason, line, number);
    const { amount } = (await preview(body)).message;
    const answer = await shop().post<number>(`refund/order/${id}`, { ...body, amount }, { as: customer });
    if (answer.status !== 200) throw new Error(answer.raw);
    return answer.message;
  };
  const agree = (refundId: number) =>
    shop().db.transaction(async (tx) => {
      const held = await lockRefund(tx, refundId);
      if (held) await agreeToRefund(tx, shop().app.shop, held, { actor: 'shop' });
    });
  /** Test products and test money came in by no ledger. */
  const isWhole = async () => {
    const found = await checkInvariants(shop().db, shop().config);
    expect(found.filter(({ invariant }) => !['stock-adds-up', 'ledgers-agree'].includes(invariant))).toEqual([]);
  };
  const stockOf = async (line: number) => {
    const [product] = (await parcels.lines(id)).filter((each) => each.id === line);
    return new RefundShop(shop()).stock({ id: product?.productId ?? 0, variantIds: [], name: { zh: '', en: '' } });
  };

  it('wait for their last piece, and say of each parcel which it is', async () => {
    const one = await parcels.send(id, [{ line: first(), quantity: 2 }]);
    shop().advance(MINUTE);
    expect(await parcels.read(id, customer)).toMatchObject({
      state: 2,
      odd: one,
      shipping_time: null,
      receiving_time: null,
      unsent: 2,
      can_remind: true,
      parcels: [{ odd: one, state: 'announced', goods_list: [{ id: first(), number: 2 }] }],
    });
    const two = await parcels.send(id, null, 'shanhe');
    const order = await parcels.read(id, customer);
    expect(order).toMatchObject({ state: 3, odd: one, unsent: 0, can_remind: false, can_extend: true });
    expect(order.receiving_time).toMatch(/ 00:00:00$/);
    expect(order.parcels).toMatchObject([
      { odd: one, dhl: { abbreviation: 'yuntu' } },
      {
        odd: two,
        dhl: { abbreviation: 'shanhe', name: 'Courier shanhe' },
        goods_list: [
          { id: first(), number: 1 },
          { id: second(), number: 1 },
        ],
      },
    ]);
    const { number } = await parcels.order(id);
    expect(await parcels.told(customer, 'shipped')).toEqual([
      `Parcel 1 of order ${number} is on its way; pieces still to be sent: 2.`,
      `Parcel 2 of 2 of order ${number} is on its way.`,
    ]);
    await parcels.track(two, 'delivered');
    shop().advance(MINUTE);
    await parcels.track(one, 'out_for_delivery');
    await parcels.track(one, 'delivered');
    await parcels.track(one, 'delivered');
    expect(await parcels.told(customer, 'out_for_delivery')).toEqual([
      `Parcel 1 of 2 of order ${number} is out for delivery; please keep your phone at hand.`,
    ]);
    expect(await parcels.told(customer, 'delivered')).toEqual([
      `Parcel 2 of 2 of order ${number} was delivered; the rest comes separately.`,
      `Parcel 1 of 2 of order ${number} was delivered; please confirm receipt.`,
    ]);
    expect((await parcels.read(id, customer)).tracking[0]?.status).toBe('delivered');
    await isWhole();
  });

  it.each([
    ['more pieces than are left', () => [{ line: first(), quantity: 4 }], /has 3 pieces that were not sent/],
    ['a line of another order', () => [{ line: 999_999_999, quantity: 1 }], /has no line 999999999/],
    ['a line twice', () => [1, 1].map((quantity) => ({ line: first(), quantity })), /each line once/],
  ])('refuse %s', async (_, wanted, why) => {
    await expect(parcels.send(id, wanted())).rejects.toThrow(why);
    expect(await parcels.parcels(id)).toEqual([]);
  });

  it('refuse a parcel of nothing, and send nothing twice when two send at once', async () => {
    const results = await Promise.allSettled([1, 2, 3].map(() => parcels.send(id, [{ line: first(), quantity: 2 }])));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.flatMap((one) => (one.status === 'rejected' ? [one.reason instanceof Refused] : []))).toEqual([
      true,
      true,
    ]);
    expect((await parcels.lines(id)).map(({ sent }) => sent)).toEqual([2, 0]);
    const rest = await Promise.allSettled([1, 2].map(() => parcels.send(id)));
    expect(rest.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await parcels.parcels(id)).map(({ number }) => number)).toEqual([1, 2]);
    await isWhole();
  });

  describe('and are asked back', () => {
    beforeEach(() => parcels.send(id, [{ line: first(), quantity: 2 }]));

    it('offer what is under way and what is not, each with its reasons', async () => {
      const { message } = await shop().get<Offer>(`refund/order/${id}`, { as: customer });
      expect(message.kinds).toEqual(['refund', 'return']);
      expect(message.lines).toMatchObject([
        { id: first(), left: 3, unsent: 1 },
        { id: second(), left: 1, unsent: 1 },
      ]);
      const stages = Object.fromEntries(message.reasons.map((reason) => [reason.word, reason.stages]));
      expect(stages).toMatchObject({ 'changed-mind': ['unsent'], damaged: ['sent'], other: ['unsent', 'sent'] });
    });

    it('give the shipping fee back for what was never sent, and put it into stock', async () => {
      expect((await preview(wish('refund', 'changed-mind', first(), 1))).message).toMatchObject({
        freight: 1.5,
        amount: 11.5,
      });
      expect((await preview(wish('return', 'no-reason', first(), 2))).message).toMatchObject({
        freight: 0,
        amount: 20,
      });
      expect((await preview(wish('refund', 'not-arrived', first(), 2))).message).toMatchObject({
        freight: 3,
        amount: 23,
      });
      const before = await stockOf(first());
      await agree(await ask('refund', 'changed-mind', first(), 1));
      expect(await stockOf(first())).toBe(before + 1);
      expect((await parcels.lines(id))[0]).toMatchObject({ sent: 2, refunded: 1, refundedUnsent: 1, restocked: 1 });
      await isWhole();
    });

    it.each([
      ['refund', 'changed-mind', 2, 1],
      ['return', 'no-reason', 3, 2],
      ['refund', 'other', 3, 1],
    ])('a %s because of %s takes %i pieces for too many', async (kind, reason, quantity, left) => {
      const answer = await preview(wish(kind, reason, first(), quantity));
      expect(answer).toMatchObject({ status: 401, code: 50004, message: expect.stringContaining(String(left)) });
    });

    it('where the reason says nothing, what was not sent is meant while there is enough of it', async () => {
      expect((await preview(wish('refund', 'other', first(), 1))).message).toMatchObject({ freight: 1.5 });
      expect((await preview(wish('refund', 'other', first(), 2))).message).toMatchObject({ freight: 0 });
    });

    it('keep what is asked back from being sent, and nothing else', async () => {
      const asked = await ask('refund', 'changed-mind', first(), 1);
      await expect(parcels.send(id)).rejects.toThrow('answer it first');
      await expect(parcels.send(id, [{ line: first(), quantity: 1 }])).rejects.toThrow('0 can be sent meanwhile');
      await parcels.send(id, [{ line: second(), quantity: null }]);
      expect(await parcels.order(id)).toMatchObject({ state: 'awaiting-shipment' });
      await agree(asked);
      // What it waited for is refunded: all the rest is on its way.
      expect(await parcels.order(id)).toMatchObject({ state: 'shipped', shippingTime: shop().now });
      await isWhole();
    });

    it('a return of what is under way does not keep the rest from being sent', async () => {
      await ask('return', 'no-reason', first(), 2);
      await parcels.send(id);
      expect(await parcels.order(id)).toMatchObject({ state: 'shipped' });
    });

    it('are refunded wholly when nothing is left', async () => {
      await agree(await ask('refund', 'not-arrived', first(), 2));
      expect((await parcels.lines(id))[0]).toMatchObject({ sent: 2, refunded: 2, refundedUnsent: 0, restocked: 0 });
      await agree(await ask('refund', 'changed-mind', first(), 1));
      await agree(await ask('refund', 'changed-mind', second(), 1));
      expect(await parcels.order(id)).toMatchObject({ state: 'refunded', refundMoney: 4600 });
      expect((await new RefundShop(shop()).wallet(customer)).money).toBe(100_000);
      await isWhole();
    });

    it('a piece is sent or refunded, never both, when both happen at once', async () => {
      const asked = await ask('refund', 'changed-mind', second(), 1);
      await Promise.allSettled([
        agree(asked),
        parcels.send(id, [{ line: second(), quantity: 1 }]),
        parcels.send(id, [{ line: first(), quantity: 1 }]),
        shop().post(`refund/withdraw/${asked}`, {}, { as: customer }),
      ]);
      const [, line] = await parcels.lines(id);
      expect((line?.sent ?? 0) + (line?.refunded ?? 0)).toBeLessThanOrEqual(1);
      await isWhole();
    });
  });

  it('services go with the last piece, unless a refund of them waits', async () => {
    id = await parcels.paid(customer, [
      [{}, 2],
      [{ type: 'virtual' }, 1],
    ]);
    lines = (await parcels.lines(id)).map((line) => line.id);
    await parcels.send(id, [{ line: first(), quantity: 1 }]);
    const asked = await ask('refund', 'changed-mind', second(), 1);
    await expect(parcels.send(id, [{ line: first(), quantity: 1 }])).rejects.toThrow('answer it first');
    await shop().post(`refund/withdraw/${asked}`, {}, { as: customer });
    await parcels.send(id);
    expect((await parcels.lines(id)).map(({ sent }) => sent)).toEqual([2, 1]);
    await isWhole();
  });

  it('a whole refund by the shop ends them, with what is under way', async () => {
    await parcels.send(id, [{ line: first(), quantity: 1 }]);
    const refund = { amount: null, points: null, way: 'balance', reason: '缺货' } as const;
    await shop().db.transaction((tx) => refundForCustomer(tx, shop().app.shop, String(id), refund));
    expect(await parcels.order(id)).toMatchObject({ state: 'refunded' });
    await expect(parcels.send(id)).rejects.toThrow('refunded');
    const [parcel] = await parcels.parcels(id);
    await parcels.track(parcel?.waybill ?? '', 'delivered');
    expect(await parcels.told(customer, 'delivered')).toEqual([]);
    await isWhole();
  });
});
