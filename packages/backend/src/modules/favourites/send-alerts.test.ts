import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  collects,
  flashSales,
  notifications,
  outbox,
  products,
  productVariants,
} from '../../kernel/db/schema/index.ts';
import type { JobContext } from '../../kernel/jobs/job-kinds.ts';
import { describeRacing, type TestCustomer } from '../../testing/index.ts';
import { aRunningSale } from '../flash-sales/testing/sales.ts';
import { aProduct } from '../orders/testing/products.ts';
import { sendAlerts } from './send-alerts.ts';

type Told = { price: boolean; stock: boolean };

describeRacing('alerts of favourites', (shop) => {
  let context: JobContext;
  let as: TestCustomer;
  let made = 0;

  beforeEach(async () => {
    context = { ...shop().app.shop, log: { info: () => {}, error: () => {} } };
    as = await aReader();
  });

  const aReader = () => shop().aCustomer({ email: `alert-${++made}@mail.example` });
  const ask = (id: number, wanted: object, customer = as) =>
    shop().post('collect/alert', { id, ...wanted }, { as: customer });
  const asked = async (id: number) => (await shop().get<Told>(`collect/alert/${id}`, { as })).message;
  const set = (id: number, values: Partial<typeof products.$inferInsert>) =>
    shop().db.update(products).set(values).where(eq(products.id, id));
  const costs = (id: number, price: number) => set(id, { price, orderPrice: price });
  const noticesOf = (kind: string, { id }: TestCustomer = as) =>
    shop()
      .db.select()
      .from(notifications)
      .where(and(eq(notifications.userId, id), eq(notifications.type, kind)));

  it('tell of a price that fell, by notice and mail, and again only when it falls further', async () => {
    const { id } = await aProduct(shop());
    expect((await ask(id, { price: true })).status).toBe(200);
    expect((await shop().get(`collect/${id}`, { as })).message, 'it is a favourite').toBe(1);
    await sendAlerts(context);
    expect(await noticesOf('price_alert')).toEqual([]);
    await costs(id, 900);
    for (let run = 0; run < 3; run += 1) await sendAlerts(context);
    const [notice, ...others] = await noticesOf('price_alert');
    expect([others, await shop().db.$count(outbox, eq(outbox.userId, as.id))]).toEqual([[], 1]);
    expect(notice?.data).toMatchObject({
      type: 3,
      url: `/pages/product/detail?id=${id}`,
      texts: {
        zh: { title: '你关注的商品降价了', list: [{}, { keyword: '之前', data: '¥10.00' }, { data: '¥9.00' }] },
        en: { title: 'It costs less now', list: [{}, { keyword: 'Before' }, { keyword: 'Price' }] },
      },
    });
    for (const price of [950, 900]) {
      await costs(id, price);
      await sendAlerts(context);
    }
    expect(await noticesOf('price_alert')).toHaveLength(1);
    await costs(id, 800);
    await sendAlerts(context);
    expect(await noticesOf('price_alert')).toHaveLength(2);
    expect(await asked(id)).toEqual({ price: true, stock: false });
  });

  it('tell of the price of a flash sale, once for the sale', async () => {
    const sale = await aRunningSale(shop());
    const show = (isVisible: boolean) =>
      shop().db.update(flashSales).set({ isVisible }).where(eq(flashSales.id, sale.id));
    await show(false);
    shop().advance(10_000);
    await ask(sale.good.id, { price: true });
    await sendAlerts(context);
    expect(await noticesOf('price_alert')).toEqual([]);
    await show(true);
    for (let run = 0; run < 2; run += 1) await sendAlerts(context);
    const notices = await noticesOf('price_alert');
    expect(notices.map(({ data }) => data.texts.zh?.list.at(-1)?.data)).toEqual(['¥6.00']);
  });

  it('tell once that something can be had again, and of what fell meanwhile in the same notice', async () => {
    const { id } = await aProduct(shop(), { stock: 0 });
    await ask(id, { stock: true, price: true });
    await costs(id, 700);
    await sendAlerts(context);
    expect(await noticesOf('price_alert'), 'nothing is told of what cannot be had').toEqual([]);
    await set(id, { stock: 3 });
    for (let run = 0; run < 2; run += 1) await sendAlerts(context);
    const [notice, ...others] = await noticesOf('stock_alert');
    expect([others, await noticesOf('price_alert')]).toEqual([[], []]);
    expect(notice?.data.texts.en).toMatchObject({
      title: 'It is back in stock',
      list: [{}, { keyword: 'Before', data: '$10.00' }, { keyword: 'Price', data: '$7.00' }],
    });
    expect(await asked(id)).toEqual({ price: true, stock: false });
  });

  it('look at variants where a product has some', async () => {
    const { id, variantIds } = await aProduct(shop(), { skus: [{ stock: 0 }, { stock: 0 }] });
    await ask(id, { stock: true });
    await sendAlerts(context);
    expect(await noticesOf('stock_alert')).toEqual([]);
    await shop()
      .db.update(productVariants)
      .set({ stock: 2 })
      .where(eq(productVariants.id, variantIds[1] ?? 0));
    await sendAlerts(context);
    expect(await noticesOf('stock_alert')).toHaveLength(1);
  });

  it.each([{ shelf: 'off' as const }, { deletedAt: new Date(0) }])('do not tell of %j', async (values) => {
    const { id } = await aProduct(shop());
    await ask(id, { price: true });
    await costs(id, 500);
    await set(id, values);
    await sendAlerts(context);
    expect(await noticesOf('price_alert')).toEqual([]);
  });

  it('refuse what there is nothing to wait for, and keep what was left out', async () => {
    const { id } = await aProduct(shop());
    expect(await ask(id, { stock: true })).toMatchObject({ message: '现在就有货，可以直接买' });
    expect((await shop().get(`collect/${id}`, { as })).message).toBe(0);
    await ask(id, { price: true });
    await ask(id, { stock: false });
    expect(await asked(id)).toEqual({ price: true, stock: false });
    await ask(id, { price: false });
    expect(await asked(id)).toEqual({ price: false, stock: false });
    expect((await ask(2_000_000_000, { price: true })).status).not.toBe(200);
    expect((await ask(id, { price: 'yes' })).status).not.toBe(200);
  });

  it('stand in the list, and go with the favourite', async () => {
    const { id } = await aProduct(shop(), { stock: 0 });
    await ask(id, { stock: true });
    const { message: list } = await shop().get<{ data: object[] }>('collect', { as });
    expect(list.data).toMatchObject([{ good_id: id, is_sold_out: true, alert_stock: true, alert_price: false }]);
    await shop().post(`collect/destroy/${id}`, {}, { as });
    await set(id, { stock: 3 });
    await sendAlerts(context);
    expect(await noticesOf('stock_alert')).toEqual([]);
    expect(await shop().db.$count(collects, eq(collects.userId, as.id))).toBe(0);
  });

  it('come once when several processes send them at the same time', async () => {
    const { id } = await aProduct(shop());
    const readers = await Promise.all(Array.from({ length: 10 }, aReader));
    await Promise.all(readers.map((reader) => ask(id, { price: true }, reader)));
    await costs(id, 900);
    await Promise.all([1, 2, 3, 4].map(() => sendAlerts(context)));
    for (const reader of readers) expect(await noticesOf('price_alert', reader)).toHaveLength(1);
  });
});
