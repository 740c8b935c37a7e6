import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configs, orderLocations, orders, pointsConfigurations } from '../../../kernel/db/schema/index.ts';
import { describeInTurn, type TestCustomer } from '../../../testing/index.ts';
import { ParcelShop } from '../../parcels/testing/parcel-shop.ts';

describeInTurn('what a paid order still brings', (shop) => {
  let customer: TestCustomer;
  let id: number;
  beforeEach(async () => {
    customer = await shop().aCustomer({ money: 100_000 });
    id = await new ParcelShop(shop()).paid(customer, [[{}, 2]]);
    await shop()
      .db.update(orderLocations)
      .set({ address: '浙江省杭州市余杭区云栖里' })
      .where(eq(orderLocations.orderId, id));
    await set({ payTime: shop().now });
    await shop()
      .db.insert(configs)
      .values({ key: 'delivery.days', value: { default: [3, 5], 330000: [1, 2] } });
  });
  afterEach(async () => {
    await shop().db.delete(configs).where(eq(configs.key, 'delivery.days'));
    await shop().db.delete(pointsConfigurations).where(eq(pointsConfigurations.system, 'sys_shop'));
  });

  const expected = async () => {
    const { message } = await shop().get<Record<string, unknown>>(`goodIndent/detail/${id}`, { as: customer });
    return [message['arrives_from'], message['arrives_until'], message['points_due']];
  };
  const set = (values: Partial<typeof orders.$inferInsert>) =>
    shop().db.update(orders).set(values).where(eq(orders.id, id));

  it('is its parcel, by the day it leaves when it was paid in time for that, and later by the day it left', async () => {
    // Friday, the 20th, paid at 16:00: the parcels of the day have left.
    expect(await expected()).toEqual(['2026-11-22', '2026-11-23', 0]);
    await set({ state: 'shipped', shippingTime: new Date('2026-11-23T10:00:00+08:00') });
    expect(await expected()).toEqual(['2026-11-24', '2026-11-25', 0]);
    await set({ state: 'awaiting-review' });
    expect(await expected()).toEqual([null, null, 0]);
  });

  it('is no day once the last one has passed', async () => {
    await set({ payTime: new Date('2026-11-17T10:00:00+08:00') });
    expect(await expected()).toEqual([null, null, 0]);
    await set({ payTime: new Date('2026-11-18T10:00:00+08:00') });
    expect(await expected()).toEqual(['2026-11-19', '2026-11-20', 0]);
  });

  it('is no day where the province is not known, or the shop names none', async () => {
    await shop().db.update(orderLocations).set({ address: '某地' }).where(eq(orderLocations.orderId, id));
    expect(await expected()).toEqual([null, null, 0]);
    await shop().db.update(orderLocations).set({ address: '浙江省杭州市' }).where(eq(orderLocations.orderId, id));
    await shop().db.delete(configs).where(eq(configs.key, 'delivery.days'));
    expect(await expected()).toEqual([null, null, 0]);
  });

  it('is the points its receipt gives, without those for the shipping fee', async () => {
    await shop()
      .db.insert(pointsConfigurations)
      .values({ name: { zh: '购物' }, system: 'sys_shop', value: 10 });
    await set({ total: 2800, shippingFee: 800 });
    expect((await expected())[2]).toBe(200);
    await set({ state: 'awaiting-review' });
    expect((await expected())[2]).toBe(0);
  });
});
