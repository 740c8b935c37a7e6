import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobsOf } from '../../../app/all-jobs.ts';
import {
  couriers,
  jobs,
  notifications,
  orders,
  parcels,
  products,
  shippingRates,
  trackingEvents,
} from '../../../kernel/db/schema/index.ts';
import type { JobContext } from '../../../kernel/jobs/job-kinds.ts';
import { ensureRecurring, runDueJobs } from '../../../kernel/jobs/runner.ts';
import { describeEngines, type TestCustomer } from '../../../testing/index.ts';
import { anAddress } from '../testing/customers.ts';
import { placeOrder } from '../testing/orders.ts';
import { aProduct, type ProductValues } from '../testing/products.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describeEngines('jobs of the shop', (shop) => {
  let context: JobContext;
  let customer: TestCustomer;
  let address: number;
  const kinds = jobsOf({ demo: true });

  let chilledId = 0;

  beforeAll(async () => {
    const chilled = { slug: 'chilled', name: { zh: '冷链' }, location: ['370600'] };
    const [template] = await shop().db.insert(shippingRates).values(chilled).returning();
    chilledId = template?.id ?? 0;
    await shop()
      .db.insert(couriers)
      .values([
        { name: { zh: '云途快运', en: 'Yuntu Express' }, abbreviation: 'yuntu', waybillPrefix: 'YT', isDefault: true },
        {
          name: { zh: '云途冷链', en: 'Yuntu Cold Chain' },
          abbreviation: 'yuntu_cold',
          waybillPrefix: 'YC',
          isColdChain: true,
        },
      ]);
  });
  beforeEach(async () => {
    const log = {
      info: () => {},
      error: (details: object) => {
        throw details;
      },
    };
    context = { ...shop().app.shop, log };
    customer = await shop().aCustomer({ money: 100_000 });
    address = await anAddress(shop(), customer);
  });

  /** Lets time pass and does everything that is due then. */
  const pass = async (milliseconds: number) => {
    shop().advance(milliseconds);
    await ensureRecurring(context, kinds);
    while ((await runDueJobs(context, kinds)) > 0);
  };
  const place = async (values: ProductValues = {}) => {
    const product = await aProduct(shop(), values);
    const { message: id } = await placeOrder(shop(), customer, { lines: [{ good: product, quantity: 2 }], address });
    return { good: product, id };
  };
  const pay = (id: number) => shop().post('balancePay', { id }, { as: customer });
  const orderOf = async (id: number) => (await shop().db.select().from(orders).where(eq(orders.id, id)))[0];
  const noticesOf = async (kind: string) => {
    const isKind = and(eq(notifications.userId, customer.id), eq(notifications.type, kind));
    return shop().db.select().from(notifications).where(isKind);
  };

  const eventsOf = (id: number) =>
    shop().db.select().from(trackingEvents).where(eq(trackingEvents.orderId, id)).orderBy(asc(trackingEvents.step));
  const parcelsOf = (id: number) =>
    shop().db.select().from(parcels).where(eq(parcels.orderId, id)).orderBy(asc(parcels.number));

  it('unpaid orders lapse after a day: stock comes back, the customer is told, once', async () => {
    const { good: product, id } = await place({ stock: 5 });
    await pass(DAY - MINUTE);
    expect((await orderOf(id))?.state).toBe('awaiting-payment');
    await pass(2 * MINUTE);
    await pass(2 * MINUTE);
    expect((await orderOf(id))?.state).toBe('expired');
    const [row] = await shop().db.select().from(products).where(eq(products.id, product.id));
    expect(row?.stock).toBe(5);
    expect(await noticesOf('order_lapsed')).toHaveLength(1);
  });

  it('an order that was removed before it lapsed still gives its stock back', async () => {
    const { good: product, id } = await place({ stock: 5 });
    await shop().db.update(orders).set({ overtime: shop().now }).where(eq(orders.id, id));
    expect((await shop().post(`goodIndent/destroy/${id}`, {}, { as: customer })).status).toBe(200);
    await pass(2 * MINUTE);
    const [row] = await shop().db.select().from(products).where(eq(products.id, product.id));
    expect(row?.stock).toBe(5);
  });

  it('scheduled goods go on sale at their time', async () => {
    const timing = new Date(shop().now.getTime() + 5 * MINUTE);
    const { id } = await aProduct(shop(), { shelf: 'scheduled', timing });
    const shelf = async () => (await shop().db.select().from(products).where(eq(products.id, id)))[0];
    await pass(2 * MINUTE);
    expect((await shelf())?.shelf).toBe('scheduled');
    await pass(4 * MINUTE);
    expect(await shelf()).toMatchObject({ shelf: 'on', time: timing });
  });

  describe('in demo mode', () => {
    it('a paid order ships after a minute, arrives later, and is received by itself in the end', async () => {
      const { id } = await place();
      await pay(id);
      const paidAt = shop().now;
      await pass(30_000);
      expect((await orderOf(id))?.state).toBe('awaiting-shipment');
      await pass(MINUTE);
      const shipped = await orderOf(id);
      expect(shipped).toMatchObject({
        state: 'shipped',
        shippingTime: shop().now,
        waybill: expect.stringMatching(/^YT\d{12}$/),
      });
      expect(context.times.text(shipped?.receivingTime ?? shop().now)).toMatch(/ 00:00:00$/);
      const [notice] = await noticesOf('shipped');
      expect(notice?.data.texts.en?.list).toContainEqual({ keyword: 'Courier', data: 'Yuntu Express' });

      const seen = async () => {
        const answer = await shop().get<{ tracking: { status: string }[] }>(`goodIndent/detail/${id}`, {
          as: customer,
        });
        return answer.message.tracking[0]?.status;
      };
      expect(await seen()).toBe('packed');
      await pass(40 * MINUTE);
      expect(await seen()).toBe('delivered');
      expect(await noticesOf('delivered')).toHaveLength(1);
      // Passed unseen: to be told of it now is of no use.
      expect(await noticesOf('out_for_delivery')).toEqual([]);
      const events = await eventsOf(id);
      expect(events[0]).toMatchObject({ status: 'paid', happenedAt: paidAt });
      expect(events.find((event) => event.status === 'picked_up')?.text).toEqual({
        zh: '【杭州市】已揽收',
        en: '[Hangzhou] Collected',
      });
      expect(events.flatMap((event) => Object.values(event.text)).join()).not.toMatch(/[{}]/);

      await pass(6 * DAY);
      expect((await orderOf(id))?.state).toBe('shipped');
      await pass(DAY);
      expect(await orderOf(id)).toMatchObject({
        state: 'awaiting-review',
        isReceivedByClock: true,
        confirmTime: shop().now,
        receivingTime: shipped?.receivingTime,
      });
      expect((await noticesOf('received'))[0]?.data.texts.zh?.title).toBe('系统已自动确认收货');
      expect(await noticesOf('please_review')).toHaveLength(1);
    });

    it('chilled goods go with the cold chain', async () => {
      const { id } = await place({ shippingType: 'rate', shippingRateId: chilledId });
      await pay(id);
      await pass(2 * MINUTE);
      expect((await orderOf(id))?.waybill).toMatch(/^YC/);
      const [first] = await shop()
        .db.select()
        .from(trackingEvents)
        .where(eq(trackingEvents.orderId, id))
        .orderBy(asc(trackingEvents.step));
      expect(first?.text.en).toBe('Paid, packing with ice');
    });

    it('goods that travel differently go in parcels of their own, each told of at its stations', async () => {
      const [pot, fish] = [
        await aProduct(shop()),
        await aProduct(shop(), { shippingType: 'rate', shippingRateId: chilledId }),
      ];
      const lines = [
        { good: pot, quantity: 2 },
        { good: fish, quantity: 1 },
      ];
      const { message: id } = await placeOrder(shop(), customer, { lines, address });
      await pay(id);
      await pass(MINUTE);
      expect((await orderOf(id))?.state).toBe('shipped');
      const sent = await parcelsOf(id);
      expect(sent.map(({ waybill }) => waybill.slice(0, 2))).toEqual(['YT', 'YC']);
      expect(sent.map(({ state }) => state)).toEqual(['announced', 'collected']);
      const states = async () => (await parcelsOf(id)).map(({ state }) => state);
      await pass(17 * MINUTE);
      expect(await states()).toEqual(['in_transit', 'out_for_delivery']);
      await pass(8 * MINUTE);
      expect(await states()).toEqual(['in_transit', 'delivered']);
      expect(await noticesOf('delivered')).toHaveLength(1);
      await pass(6 * MINUTE);
      await pass(8 * MINUTE);
      expect(await states()).toEqual(['delivered', 'delivered']);
      const remarks = (kind: string) =>
        noticesOf(kind).then((rows) => rows.map(({ data }) => data.texts.en?.remark.replace(/\d{19}/, 'X')).toSorted());
      expect(await remarks('out_for_delivery')).toEqual([
        'Parcel 1 of 2 of order X is out for delivery; please keep your phone at hand.',
        'Parcel 2 of 2 of order X is out for delivery; please keep your phone at hand.',
      ]);
      expect(await remarks('delivered')).toEqual([
        'Parcel 1 of 2 of order X was delivered; please confirm receipt.',
        'Parcel 2 of 2 of order X was delivered; the rest comes separately.',
      ]);
    });

    it('what is not sent by post has no parcel', async () => {
      const { id } = await place({ type: 'virtual' });
      await pay(id);
      await pass(2 * MINUTE);
      expect(await orderOf(id)).toMatchObject({ state: 'shipped', courierId: null, waybill: null });
      expect(await noticesOf('shipped')).toHaveLength(1);
      expect(await shop().db.$count(trackingEvents, eq(trackingEvents.orderId, id))).toBe(0);
    });

    it('an order that was refunded meanwhile is not shipped', async () => {
      const { id } = await place();
      await pay(id);
      await shop().db.update(orders).set({ state: 'refunded' }).where(eq(orders.id, id));
      await pass(2 * MINUTE);
      expect((await orderOf(id))?.state).toBe('refunded');
    });
  });

  it('outside demo mode nothing is shipped by itself', async () => {
    expect(jobsOf({ demo: false }).map((kind) => kind.kind)).not.toContain('ship-order');
  });

  it('old answers and finished jobs are cleaned up', async () => {
    await pass(10 * DAY);
    await pass(3_600_000);
    const finished = await shop().db.select().from(jobs).where(eq(jobs.kind, 'ship-order'));
    expect(finished).toEqual([]);
  });
});
