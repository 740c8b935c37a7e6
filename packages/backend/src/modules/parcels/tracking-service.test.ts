import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { couriers, parcels as parcelTable } from '../../kernel/db/schema/index.ts';
import { describeRacing, type TestCustomer } from '../../testing/index.ts';
import { askTrackingJob } from './ask-tracking.ts';
import { Kuaidi100Counterpart, type MessageChange } from './testing/kuaidi100-counterpart.ts';
import { ParcelShop } from './testing/parcel-shop.ts';

const service = await new Kuaidi100Counterpart().open();
afterAll(() => service.close());
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const thanks = { status: 200, body: '{"result":true,"returnCode":"200","message":"成功"}' };

describeRacing(
  'a shop whose parcels are tracked by a service',
  (shop) => {
    let parcels: ParcelShop;
    let customer: TestCustomer;
    let id: number;
    let waybill: string;

    beforeAll(async () => {
      await new ParcelShop(shop()).courier('yuntu', { isDefault: true, trackingCode: 'yuantong' });
    });
    beforeEach(async () => {
      service.mood = 'well';
      service.known.clear();
      parcels = new ParcelShop(shop());
      customer = await shop().aCustomer({ money: 100_000 });
      id = await parcels.paid(customer, [[{}, 1]]);
      waybill = await parcels.send(id);
    });

    /** Minutes from now, as the service writes times. */
    const time = (minutes = 0) =>
      new Date(shop().now.getTime() + 8 * HOUR + minutes * MINUTE).toISOString().slice(0, 19).replace('T', ' ');
    const scan = (state: string, context: string, minutes = 0, company = 'yuantong') =>
      service.scan(waybill, company, state, { time: time(minutes), context, statusCode: state });
    const send = async (message: { headers: Record<string, string>; payload: string }, door = 'kuaidi100') => {
      const url = `${shop().config.apiBase}tracking/notice/${door}`;
      const response = await shop().app.inject({ method: 'POST', url, ...message });
      return { status: response.statusCode, body: response.body };
    };
    const tell = (change: MessageChange = {}) => send(service.message(waybill, change));

    it('names each parcel to it once, with its door and no more of the phone number than couriers ask for', async () => {
      await parcels.pass(MINUTE);
      expect(service.watched.get(waybill)).toEqual({
        company: 'yuantong',
        number: waybill,
        door: 'https://shop.example/api/v1/app/tracking/notice/kuaidi100',
        salt: service.salt,
        phone: customer.cellphone.slice(-4),
      });
      expect(await parcels.parcel(waybill)).toMatchObject({ subscribedAt: shop().now, askFailures: 0 });
      const asked = service.asked.length;
      await parcels.pass(HOUR);
      expect(service.asked).toHaveLength(asked);
      expect(await parcels.statuses(waybill)).toEqual(['packed']);
    });

    it('writes down what it tells, and tells its customer what is worth telling, once', async () => {
      scan('1', '【杭州】已揽收', -30);
      expect(await tell()).toEqual(thanks);
      expect(await parcels.parcel(waybill)).toMatchObject({ state: 'announced' });
      shop().advance(HOUR);
      scan('0', '【上海】已到达', -40);
      scan('5', '【徐汇】正在派送', -5);
      expect(await tell()).toEqual(thanks);
      scan('3', '已签收，签收人：门卫', 0);
      for (const _ of [1, 2, 3]) expect(await tell()).toEqual(thanks);
      expect(await parcels.parcel(waybill)).toMatchObject({ state: 'delivered', deliveredAt: shop().now, askAt: null });
      const { parcels: shown } = await parcels.read(id, customer);
      expect(shown[0]?.tracking.map(({ text }) => text)).toEqual([
        '已签收，签收人：门卫',
        '【徐汇】正在派送',
        '【上海】已到达',
        'Packed and waiting for collection',
        '【杭州】已揽收',
      ]);
      expect(await parcels.told(customer, 'out_for_delivery')).toHaveLength(1);
      expect(await parcels.told(customer, 'delivered')).toHaveLength(1);
      expect((await parcels.order(id)).state).toBe('shipped');
    });

    it('takes messages in any order and at the same time: what is known stays, and nothing is told twice', async () => {
      shop().advance(HOUR);
      scan('5', '正在派送', -20);
      const early = service.message(waybill);
      scan('3', '已签收', -1);
      const late = service.message(waybill);
      const responses = await Promise.all([late, early, late, early, early, late].map((message) => send(message)));
      expect(responses).toEqual(Array.from({ length: 6 }, () => thanks));
      await send(early);
      expect(await parcels.parcel(waybill)).toMatchObject({ state: 'delivered' });
      expect(await parcels.statuses(waybill)).toEqual(['packed', 'out_for_delivery', 'delivered']);
      expect(await parcels.told(customer, 'delivered')).toHaveLength(1);
      expect((await parcels.told(customer, 'out_for_delivery')).length).toBeLessThanOrEqual(1);
    });

    it.each<[string, MessageChange, number]>([
      ['signed with another salt', { salt: 'another-salt-of-ours' }, 401],
      ['changed on the way', { payload: (text) => text.replace('yuantong', 'yuantonk') }, 401],
      ['without a signature', { after: { sign: '' } }, 400],
      ['that is empty', { payload: () => '' }, 400],
      ['of nothing', { inside: { lastResult: 7 } }, 400],
    ])('believes no message %s', async (_, change, status) => {
      scan('3', '已签收');
      expect(await tell(change)).toEqual({ status, body: '{"result":false,"returnCode":"500","message":"失败"}' });
      expect(await parcels.statuses(waybill)).toEqual(['packed']);
    });

    it.each<[string, MessageChange]>([
      ['of a waybill nobody has', { result: { nu: 'YT-unknown' } }],
      ['of another courier’s parcel of that number', { result: { com: 'zhongtong' } }],
      ['of a waybill that cannot be', { result: { nu: 'x\u0000y' } }],
      ['of a waybill without end', { result: { nu: '9'.repeat(5000) } }],
      ['without events', { result: { data: null } }],
      [
        'of what lies ahead',
        { result: { data: [{ time: '2999-01-01 00:00:00', context: '已签收', statusCode: '3' }] } },
      ],
    ])('takes a message %s and does nothing', async (_, change) => {
      scan('3', '已签收');
      expect(await tell(change)).toEqual(thanks);
      expect(await parcels.parcel(waybill)).toMatchObject({ state: 'announced', deliveredToldAt: null });
    });

    it('has no other door, and none for what is too long', async () => {
      scan('3', '已签收');
      for (const door of ['demo', 'other', 'Kuaidi100'])
        expect((await send(service.message(waybill), door)).status).toBe(404);
      const long = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'x'.repeat(300_000) };
      expect((await send(long)).status).toBe(413);
      expect(await parcels.statuses(waybill)).toEqual(['packed']);
    });

    it('parcels of several orders in one box arrive together', async () => {
      const other = await parcels.paid(customer, [[{}, 1]]);
      const second = await parcels.send(other);
      await shop().db.update(parcelTable).set({ waybill }).where(eq(parcelTable.waybill, second));
      await shop().db.execute(`update orders set waybill = '${waybill}' where id = ${other}`);
      scan('3', '已签收');
      expect(await tell()).toEqual(thanks);
      expect((await parcels.parcels(other))[0]).toMatchObject({ state: 'delivered' });
      expect((await parcels.parcels(id))[0]).toMatchObject({ state: 'delivered' });
      expect(await parcels.told(customer, 'delivered')).toHaveLength(2);
    });

    describe('that does not answer', () => {
      it.each(['down', 'babbling', 'refusing'] as const)(
        'because it is %s is asked again, later each time; shipping does not wait',
        async (mood) => {
          service.mood = mood;
          expect((await parcels.order(id)).state).toBe('shipped');
          await parcels.pass(MINUTE);
          expect(await parcels.parcel(waybill)).toMatchObject({
            askFailures: 1,
            subscribedAt: null,
            askAt: new Date(shop().now.getTime() + MINUTE),
          });
          await parcels.pass(2 * MINUTE);
          expect(await parcels.parcel(waybill)).toMatchObject({
            askFailures: 2,
            askAt: new Date(shop().now.getTime() + 2 * MINUTE),
          });
          expect(parcels.complaints.length).toBeGreaterThan(0);
          expect(JSON.stringify(parcels.complaints)).not.toContain(service.salt);
          service.mood = 'well';
          await parcels.pass(3 * MINUTE);
          expect(await parcels.parcel(waybill)).toMatchObject({ askFailures: 0, subscribedAt: shop().now });
        },
      );

      it('is asked by one process at a time', async () => {
        const before = service.asked.length;
        shop().advance(MINUTE);
        await Promise.all([1, 2, 3].map(() => askTrackingJob.run({}, parcels.context)));
        const own = service.asked.slice(before).length;
        expect(service.watched.has(waybill)).toBe(true);
        // One question for each parcel that waits, whichever process asked it.
        expect(own).toBe(new Set([...service.watched.values()].filter(({ number }) => number === waybill)).size);
      });

      it('and was silent for twelve hours is asked what became of the parcel', async () => {
        await parcels.pass(MINUTE);
        scan('0', '【上海】已到达', 30);
        await parcels.pass(12 * HOUR);
        expect(await parcels.statuses(waybill)).toEqual(['packed', 'in_transit']);
        expect(service.forged).toEqual([]);
      });

      it('and gave a parcel up is told of it again a day later', async () => {
        await parcels.pass(MINUTE);
        service.watched.delete(waybill);
        scan('0', '【上海】已到达');
        expect(await tell({ inside: { status: 'abort' } })).toEqual(thanks);
        expect(await parcels.parcel(waybill)).toMatchObject({ subscribedAt: null, state: 'in_transit' });
        await parcels.pass(24 * HOUR + MINUTE);
        expect(service.watched.has(waybill)).toBe(true);
      });
    });

    it('the courier of a parcel is known by its abbreviation where it has no code', async () => {
      await shop().db.update(couriers).set({ trackingCode: null });
      scan('3', '已签收', 0, 'yuntu');
      expect(await tell()).toEqual(thanks);
      expect((await parcels.parcel(waybill)).state).toBe('delivered');
      await shop().db.update(couriers).set({ trackingCode: 'yuantong' });
    });
  },
  service.env,
);
