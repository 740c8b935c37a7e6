import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { configs, orders } from '../../../kernel/db/schema/index.ts';
import type { OrderState } from '../../../kernel/words/orders.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';
import { ParcelShop } from '../../parcels/testing/parcel-shop.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Row = {
  id: number;
  can_remind: boolean;
  reminded_time: string | null;
  remind_time: string | null;
  can_extend: boolean;
  parcels_count: number;
};

describeRacing('while an order is sent', (shop) => {
  let parcels: ParcelShop;
  let customer: TestCustomer;
  let id: number;
  beforeEach(async () => {
    parcels = new ParcelShop(shop());
    customer = await shop().aCustomer({ money: 100_000 });
    id = await parcels.paid(customer, [[{}, 2]]);
  });

  const remind = (headers = {}) => shop().post(`goodIndent/remind/${id}`, {}, { as: customer, lang: 'en', headers });
  const extend = (headers = {}) =>
    shop().post<{ receiving_time: string }>(`goodIndent/extend/${id}`, {}, { as: customer, lang: 'en', headers });
  const setState = (state: OrderState, receivingTime: Date | null = null) =>
    shop().db.update(orders).set({ state, receivingTime }).where(eq(orders.id, id));
  const row = async () => {
    const { message } = await shop().get<{ data: Row[] }>('goodIndent?page=1&limit=10', { as: customer });
    return message.data.find((one) => one.id === id);
  };

  it('its customer reminds the shop, once a day', async () => {
    expect(await row()).toMatchObject({ can_remind: true, reminded_time: null, remind_time: null, parcels_count: 0 });
    expect(await remind()).toMatchObject({ status: 200, message: 'The shop has been reminded' });
    const times = { reminded_time: '2026-11-20 16:00:00', remind_time: '2026-11-21 16:00:00' };
    expect(await row()).toMatchObject({ can_remind: false, ...times });
    const detail = await shop().get(`goodIndent/detail/${id}`, { as: customer });
    expect(detail.message).toMatchObject({ can_remind: false, ...times });
    expect(await remind()).toMatchObject({
      status: 401,
      code: 50003,
      message: expect.stringContaining('last 24 hours'),
    });
    await shop().db.insert(configs).values({ key: 'orders.remind_hours', value: 1 });
    expect((await row())?.remind_time).toBe('2026-11-20 17:00:00');
    shop().advance(HOUR - 1);
    expect((await remind()).status).toBe(401);
    shop().advance(1);
    expect(await row()).toMatchObject({ can_remind: true, remind_time: null });
    expect((await remind()).status).toBe(200);
    await shop().db.delete(configs).where(eq(configs.key, 'orders.remind_hours'));
  });

  it('reminders at the same time are one, and a repeated one is answered as the first was', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => remind()));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    id = await parcels.paid(customer, [[{}, 1]]);
    const headers = { 'idempotency-key': `remind-${id}` };
    expect((await remind(headers)).status).toBe(200);
    expect((await remind(headers)).status).toBe(200);
    expect((await remind()).status).toBe(401);
  });

  it.each(['awaiting-payment', 'shipped', 'expired', 'refunded', 'awaiting-review'] as const)(
    'in state %s there is nothing to remind of',
    async (state) => {
      await setState(state);
      expect(await remind()).toMatchObject({
        status: 401,
        code: 50003,
        message: expect.stringContaining('does not wait'),
      });
      expect((await row())?.can_remind).toBe(false);
    },
  );

  it('nobody is reminded of what is asked back', async () => {
    const [line] = await parcels.lines(id);
    const wish = { kind: 'refund', reason: 'too-slow', lines: [{ id: line?.id, number: 1 }], amount: 10 };
    expect((await shop().post(`refund/order/${id}`, wish, { as: customer })).status).toBe(200);
    expect(await remind()).toMatchObject({ status: 401, message: expect.stringContaining('refund') });
    expect((await row())?.can_remind).toBe(false);
  });

  it('receipt is put off once, by the days of the shop', async () => {
    await setState('shipped', new Date('2026-11-27T16:00:00Z'));
    expect((await parcels.read(id, customer)).can_extend).toBe(true);
    expect(await extend()).toMatchObject({ status: 200, message: { receiving_time: '2026-12-05 00:00:00' } });
    expect(await parcels.read(id, customer)).toMatchObject({
      can_extend: false,
      extended_days: 7,
      receiving_time: '2026-12-05 00:00:00',
    });
    expect(await extend()).toMatchObject({
      status: 401,
      code: 50003,
      message: expect.stringContaining('extended before'),
    });
    await parcels.pass(8 * DAY);
    expect((await parcels.order(id)).state).toBe('shipped');
    await parcels.pass(7 * DAY);
    expect((await parcels.order(id)).state).toBe('awaiting-review');
  });

  it('put off at the same time it is put off once', async () => {
    await setState('shipped', new Date('2026-12-27T16:00:00Z'));
    const responses = await Promise.all([1, 2, 3].map(() => extend()));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect((await parcels.order(id)).receivingTime).toEqual(new Date('2027-01-03T16:00:00Z'));
  });

  it.each(['awaiting-payment', 'awaiting-shipment', 'completed', 'refunded', 'awaiting-review'] as const)(
    'in state %s there is no receipt to put off',
    async (state) => {
      await setState(state);
      expect(await extend()).toMatchObject({
        status: 401,
        code: 50003,
        message: expect.stringContaining('not on its way'),
      });
    },
  );

  it('nobody reminds of, or puts off, the order of another', async () => {
    const other = await shop().aCustomer();
    for (const path of ['remind', 'extend']) {
      await setState(path === 'remind' ? 'awaiting-shipment' : 'shipped');
      expect(await shop().post(`goodIndent/${path}/${id}`, {}, { as: other })).toMatchObject({
        status: 404,
        code: 50000,
      });
      expect((await shop().post(`goodIndent/${path}/${id}`)).message).toBe('Unauthenticated.');
    }
    expect(await parcels.order(id)).toMatchObject({ remindedAt: null, receiptExtendedDays: 0 });
  });
});
