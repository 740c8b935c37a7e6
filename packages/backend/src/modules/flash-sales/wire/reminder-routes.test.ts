import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { flashSales, saleReminders } from '../../../kernel/db/schema/index.ts';
import type { Page } from '../../../kernel/wire/page.ts';
import { describeInTurn, type TestCustomer } from '../../../testing/index.ts';
import { MAX_REMINDERS } from '../reminders/reminder-settings.ts';
import { aRunningSale, aSale } from '../testing/sales.ts';
import type { WireSaleRow } from './sale-wire.ts';

const MINUTE = 60_000;

describeInTurn('reminders of flash sales', (shop) => {
  const set = (id: unknown, as: TestCustomer, lang = 'zh') => shop().post('seckillReminder', { id }, { as, lang });
  const remove = (id: number, as: TestCustomer) => shop().post(`seckillReminder/destroy/${id}`, {}, { as });
  const ids = async (as?: TestCustomer) =>
    (await shop().get<{ ids: number[]; seconds_before: number }>('seckillReminder/ids', as ? { as } : {})).message.ids;
  const list = async (as: TestCustomer, query = '') =>
    (await shop().get<Page<WireSaleRow> & { server_time: string }>(`seckillReminder${query}`, { as })).message;

  it('are set once, listed by their start, and removed', async () => {
    const as = await shop().aCustomer();
    const late = await aSale(shop(), {
      time: new Date(shop().now.getTime() + 90 * MINUTE),
      endTime: new Date(shop().now.getTime() + 120 * MINUTE),
    });
    const soon = await aSale(shop());
    expect(await set(late.id, as)).toMatchObject({ status: 200, message: '已设置提醒' });
    expect(await set(soon.id, as, 'en')).toMatchObject({ status: 200, message: 'We will remind you' });
    expect((await set(String(soon.id), as)).status).toBe(200);
    expect(await ids(as)).toEqual([late.id, soon.id]);
    const page = await list(as);
    expect(page).toMatchObject({ total: 2, server_time: '2026-11-20 16:00:00' });
    expect(page.data.map(({ id }) => id)).toEqual([soon.id, late.id]);
    expect(page.data[0]).toMatchObject({ name: '限时茶杯', good_id: soon.good.id, state: 0, price: [6] });
    expect((await list(as, '?limit=1&page=2')).data.map(({ id }) => id)).toEqual([late.id]);
    expect((await remove(late.id, as)).status).toBe(200);
    expect((await remove(late.id, as)).status).toBe(200);
    expect(await ids(as)).toEqual([soon.id]);
  });

  it('are nobody else’s, and none of a visitor', async () => {
    const [as, other] = [await shop().aCustomer(), await shop().aCustomer()];
    const { id } = await aSale(shop());
    await set(id, as);
    await remove(id, other);
    expect([await ids(as), await ids(other), await ids()]).toEqual([[id], [], []]);
    expect((await shop().post('seckillReminder', { id })).status).toBe(500);
  });

  it('cannot be set when it is too late, nor for what does not take place', async () => {
    const as = await shop().aCustomer();
    const begins = (minutes: number, values = {}) =>
      aSale(shop(), { time: new Date(shop().now.getTime() + minutes * MINUTE), ...values });
    const late = { status: 401, code: 50003 };
    expect(await set((await begins(5)).id, as, 'en')).toMatchObject({
      ...late,
      message: 'This sale is about to begin or has begun',
    });
    expect(await set((await aRunningSale(shop())).id, as)).toMatchObject(late);
    expect((await set((await begins(6)).id, as)).status).toBe(200);
    const missing = { status: 404, code: 50000 };
    expect(await set((await begins(60, { isVisible: false })).id, as)).toMatchObject(missing);
    expect(await set((await begins(60, { deletedAt: shop().now })).id, as)).toMatchObject(missing);
    expect(await set(999_999_999, as)).toMatchObject(missing);
    expect(await set('x', as)).toMatchObject({ status: 401, code: 50004 });
  });

  it('stay set when they are asked for again too late', async () => {
    const as = await shop().aCustomer();
    const { id } = await aSale(shop());
    await set(id, as);
    shop().advance(58 * MINUTE);
    expect((await set(id, as)).status).toBe(200);
    shop().advance(-58 * MINUTE);
  });

  it('are so many at most', async () => {
    const as = await shop().aCustomer();
    const { good: product } = await aSale(shop());
    const made = await shop()
      .db.insert(flashSales)
      .values(
        Array.from({ length: MAX_REMINDERS }, (_, index) => ({
          productId: product.id,
          name: { zh: '一', en: 'One' },
          time: new Date(shop().now.getTime() + (200 + index) * MINUTE),
          endTime: new Date(shop().now.getTime() + (201 + index) * MINUTE),
        })),
      )
      .returning({ id: flashSales.id });
    await shop()
      .db.insert(saleReminders)
      .values(made.map(({ id }) => ({ userId: as.id, flashSaleId: id })));
    const { id } = await aSale(shop());
    expect(await set(id, as, 'en')).toMatchObject({
      status: 401,
      code: 50003,
      message: 'You have 100 reminders already, remove one first',
    });
    await remove(made[0]?.id ?? 0, as);
    expect((await set(id, as)).status).toBe(200);
  });

  it('follow their sale: one that is hidden is not listed, and comes back with it', async () => {
    const as = await shop().aCustomer();
    const { id } = await aSale(shop());
    await set(id, as);
    const show = (isVisible: boolean) => shop().db.update(flashSales).set({ isVisible }).where(eq(flashSales.id, id));
    await show(false);
    expect([await ids(as), (await list(as)).total]).toEqual([[], 0]);
    await show(true);
    expect([await ids(as), (await list(as)).total]).toEqual([[id], 1]);
  });
});
