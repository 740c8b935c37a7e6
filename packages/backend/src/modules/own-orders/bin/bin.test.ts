import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { configs, orders } from '../../../kernel/db/schema/index.ts';
import type { Page } from '../../../kernel/wire/page.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aProduct } from '../../orders/testing/products.ts';

const DAY = 86_400_000;
type Row = { id: number; bin_until: string | null };

describeRacing('the bin of orders', (shop) => {
  let customer: TestCustomer;
  let id: number;
  beforeEach(async () => {
    customer = await shop().aCustomer();
    id = (await placeOrder(shop(), customer, { lines: [{ good: await aProduct(shop(), { type: 'virtual' }) }] }))
      .message;
    await shop().db.update(orders).set({ state: 'completed' }).where(eq(orders.id, id));
  });
  const act = (action: string, as = customer, of: number | string = id) =>
    shop().post<string>(`goodIndent/${action}/${of}`, {}, { as });
  const rows = async (index: string, as = customer) =>
    (await shop().get<Page<Row>>(`goodIndent?index=${index}&limit=10&page=1`, { as })).message.data;
  const ids = async (index: string) => (await rows(index)).map((row) => row.id);
  const read = async () => (await shop().db.select().from(orders).where(eq(orders.id, id)))[0];

  it('has what was removed, with the day it goes for good, and gives it back', async () => {
    expect(await ids('bin')).toEqual([]);
    await act('destroy');
    expect(await ids('0')).toEqual([]);
    const [row] = await rows('bin');
    expect(row?.id).toBe(id);
    expect(row?.bin_until).toBe(shop().app.shop.times.text(new Date(shop().now.getTime() + 30 * DAY)));
    expect((await shop().get(`goodIndent/detail/${id}`, { as: customer })).status).toBe(404);
    expect(await act('restore')).toMatchObject({ status: 200, message: '已恢复' });
    expect((await act('restore')).status).toBe(200);
    expect(await ids('bin')).toEqual([]);
    expect((await rows('0'))[0]).toMatchObject({ id, bin_until: null });
  });

  it('is a customer’s own', async () => {
    await act('destroy');
    const stranger = await shop().aCustomer();
    expect(await rows('bin', stranger)).toEqual([]);
    for (const action of ['restore', 'purge']) {
      expect(await act(action, stranger)).toMatchObject({ status: 404, code: 50000 });
      expect((await act(action, customer, 'x')).status).toBe(404);
      expect((await act(action, customer, 999_999)).status).toBe(404);
    }
    expect((await read())?.purgedAt).toBeNull();
  });

  it('is left for good after 30 days, or as many as the shop says', async () => {
    await act('destroy');
    const removedBefore = (age: number) =>
      shop()
        .db.update(orders)
        .set({ deletedAt: new Date(shop().now.getTime() - age) })
        .where(eq(orders.id, id));
    await removedBefore(30 * DAY - 1);
    expect(await ids('bin')).toEqual([id]);
    await removedBefore(30 * DAY);
    expect(await ids('bin')).toEqual([]);
    expect((await act('restore')).status).toBe(404);
    expect((await act('purge')).status).toBe(404);
    await shop().db.insert(configs).values({ key: 'orders.bin_days', value: 31 });
    expect(await ids('bin')).toEqual([id]);
    expect((await act('restore')).status).toBe(200);
    await shop().db.delete(configs).where(eq(configs.key, 'orders.bin_days'));
  });

  it('is left for good when its customer says so; the shop keeps it', async () => {
    expect((await act('purge')).status).toBe(404);
    await act('destroy');
    expect(await act('purge')).toMatchObject({ status: 200 });
    expect(await ids('bin')).toEqual([]);
    expect((await act('purge')).status).toBe(404);
    expect((await act('restore')).status).toBe(404);
    expect(await read()).toMatchObject({ state: 'completed', purgedAt: shop().now });
  });

  it('restored and purged at once it is the one or the other', async () => {
    await act('destroy');
    const [restored, purged] = await Promise.all([act('restore'), act('purge')]);
    expect([restored.status, purged.status].toSorted()).toEqual([200, 404]);
    const order = await read();
    expect(restored.status === 200 ? order?.deletedAt : order?.purgedAt).toEqual(
      restored.status === 200 ? null : shop().now,
    );
  });

  it('restored twice at once it is back once', async () => {
    await act('destroy');
    const responses = await Promise.all([act('restore'), act('restore')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await ids('0')).toEqual([id]);
  });
});
