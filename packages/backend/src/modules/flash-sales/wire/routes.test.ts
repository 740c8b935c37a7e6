import { and, eq, gt, lte } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureFlashSales, productsOfSlot } from '../../../demo/flash-sales/ensure-flash-sales.ts';
import { seedDemo } from '../../../demo/seed/seed-demo.ts';
import { flashSalePurchases, flashSales, flashSaleVariants } from '../../../kernel/db/schema/index.ts';
import type { Page } from '../../../kernel/wire/page.ts';
import type { SaleState } from '../../../kernel/words/flash-sales.ts';
import { describeRacing } from '../../../testing/index.ts';
import { aProduct } from '../../orders/testing/products.ts';
import { progressOf } from '../sale-progress.ts';
import { slotsAround } from '../slots.ts';
import type { WireSale, WireSaleRow } from './sale-wire.ts';

type List = Page<WireSaleRow> & { server_time: string };
const DAY = 86_400_000;
const HOUR = 3_600_000;

describeRacing('flash sales', (shop) => {
  beforeAll(() => seedDemo(shop().db, { now: shop().now }), 60_000);

  const list = async (query: string, lang = 'zh') => (await shop().get<List>(`seckill?${query}`, { lang })).message;

  it('lists the sales of a slot with the clock of the shop', async () => {
    const page = await list(`limit=20&sort=id&time=${encodeURIComponent('2026-11-20 16:00:00')}`);
    expect(page).toMatchObject({ total: 8, server_time: '2026-11-20 16:00:00' });
    for (const row of page.data) {
      expect(row).toMatchObject({ state: 1, time: '2026-11-20 16:00:00', end_time: '2026-11-20 18:00:00' });
      expect(row.progress).toBeGreaterThan(0);
      expect(row.price[0]).toBeLessThanOrEqual(row.price.at(-1) ?? 0);
      expect(row.market_price).toBeGreaterThan(row.price[0] ?? 0);
      expect(row.resources?.depict).toBe('seckill_zimg');
    }
  });

  it('has a sale in each slot of today and tomorrow', async () => {
    for (const day of ['20', '21']) {
      for (let hour = 0; hour < 24; hour += 2) {
        const time = `2026-11-${day} ${String(hour).padStart(2, '0')}:00:00`;
        expect((await list(`time=${encodeURIComponent(time)}`)).total).toBe(8);
      }
    }
  });

  it('filters by state and knows no progress before the start', async () => {
    expect((await list('state=1&limit=5')).data.every(({ state }) => state === 1)).toBe(true);
    const upcoming = await list('state=0&limit=5');
    expect(upcoming.data.every(({ state, progress }) => state === 0 && progress === 0)).toBe(true);
    expect((await list('state=2')).data.every(({ state }) => state === 2)).toBe(true);
    expect((await list('state=7')).total).toBe((await list('')).total);
  });

  it('shows the running sale of a good with prices in cents per SKU', async () => {
    const [running] = await shop()
      .db.select()
      .from(flashSales)
      .where(and(lte(flashSales.time, shop().now), gt(flashSales.endTime, shop().now)))
      .limit(1);
    const variants = await shop()
      .db.select()
      .from(flashSaleVariants)
      .where(eq(flashSaleVariants.flashSaleId, running?.id ?? 0));
    const { message: sale } = await shop().get<WireSale>(`seckill/${running?.productId}`, { lang: 'en' });
    expect(sale).toMatchObject({
      id: running?.id,
      state: 1,
      is_purchase_number: 1,
      server_time: '2026-11-20 16:00:00',
    });
    expect(sale.customer_limit).toBeGreaterThan(0);
    expect(sale.seckill_sku.map(({ seckill_price }) => seckill_price)).toEqual(
      variants.map(({ salePrice }) => salePrice),
    );
    expect(sale.price_show[0]).toBe(Math.min(...variants.map(({ salePrice }) => salePrice)) / 100);
    expect(sale.resources_many[0]?.depict).toBe('seckill_zimg');
    expect(sale.details).toContain('<p>');

    const dirty = { en: '<p onclick="x()">good</p><iframe src="https://e.example"></iframe>' };
    await shop()
      .db.update(flashSales)
      .set({ details: dirty })
      .where(eq(flashSales.id, running?.id ?? 0));
    shop().advance(5000);
    const { message: own } = await shop().get<WireSale>(`seckill/${running?.productId}`, { lang: 'en' });
    expect(own.details).toBe('<p>good</p>');
  });

  it('offers no more pieces than are in stock', async () => {
    const product = await aProduct(shop(), { stock: 2 });
    const [start = shop().now, end = shop().now] = [-1, 1].map(
      (hours) => new Date(shop().now.getTime() + hours * HOUR),
    );
    const [sale] = await shop()
      .db.insert(flashSales)
      .values({ productId: product.id, name: product.name, time: start, endTime: end })
      .returning();
    const pieces = {
      flashSaleId: sale?.id ?? 0,
      variantId: null,
      salePrice: 600,
      price: 1000,
      limit: 9,
      remaining: 5,
    };
    await shop().db.insert(flashSaleVariants).values(pieces);
    const { message } = await shop().get<WireSale>(`seckill/${product.id}`);
    expect(message.seckill_sku).toMatchObject([{ good_sku_id: 0, limit: 9, residue_limit: 2 }]);
  });

  it('lists the ordinary price of what costs least', async () => {
    const product = await aProduct(shop(), { stock: 9 });
    const [start = shop().now, end = shop().now] = [300, 302].map(
      (hours) => new Date(shop().now.getTime() + hours * HOUR),
    );
    const [sale] = await shop()
      .db.insert(flashSales)
      .values({ productId: product.id, name: product.name, time: start, endTime: end })
      .returning();
    const variant = { flashSaleId: sale?.id ?? 0, variantId: null, limit: 9, remaining: 5 };
    await shop()
      .db.insert(flashSaleVariants)
      .values([
        { ...variant, salePrice: 1200, price: 5000 },
        { ...variant, salePrice: 990, price: 1580 },
      ]);
    const { data } = await list(`limit=1&sort=-id`);
    expect(data).toMatchObject([{ id: sale?.id, price: [9.9, 12], market_price: 15.8 }]);
  });

  it('lists what is left of a sale, and how much one may take', async () => {
    const product = await aProduct(shop(), { stock: 3 });
    const [start = shop().now, end = shop().now] = [400, 402].map(
      (hours) => new Date(shop().now.getTime() + hours * HOUR),
    );
    const limits = { hasOrderLimit: false, orderLimit: 7, customerLimit: 4 };
    const [sale] = await shop()
      .db.insert(flashSales)
      .values({ productId: product.id, name: product.name, time: start, endTime: end, ...limits })
      .returning();
    await shop()
      .db.insert(flashSaleVariants)
      .values({ flashSaleId: sale?.id ?? 0, variantId: null, salePrice: 600, price: 1000, limit: 9, remaining: 5 });
    const { data } = await list('limit=1&sort=-id');
    // Five are left in the sale, three are there; the number for an order does not count without its flag.
    expect(data).toMatchObject([{ id: sale?.id, limit: 9, left: 3, purchase_number: 0, customer_limit: 4 }]);
  });

  it('counts the pieces of variants together', async () => {
    const product = await aProduct(shop(), { skus: [{ stock: 2 }, { stock: 30 }] });
    const [start = shop().now, end = shop().now] = [500, 502].map(
      (hours) => new Date(shop().now.getTime() + hours * HOUR),
    );
    const [sale] = await shop()
      .db.insert(flashSales)
      .values({ productId: product.id, name: product.name, time: start, endTime: end })
      .returning();
    const variant = { flashSaleId: sale?.id ?? 0, salePrice: 600, price: 1000, limit: 9 };
    await shop()
      .db.insert(flashSaleVariants)
      .values(
        product.variantIds.map((variantId, index) => ({ ...variant, variantId, remaining: index === 0 ? 9 : 4 })),
      );
    // Another address than before: answers are kept for a second.
    expect((await list('limit=2&sort=-id')).data[0]).toMatchObject({ limit: 18, left: 6 });
  });

  it('tells a customer what they have had of sales that are not over', async () => {
    const customer = await shop().aCustomer();
    const other = await shop().aCustomer();
    const product = await aProduct(shop());
    const sales = await shop()
      .db.insert(flashSales)
      .values(
        [-1, -5].map((hours) => ({
          productId: product.id,
          name: product.name,
          time: new Date(shop().now.getTime() + (hours - 1) * HOUR),
          endTime: new Date(shop().now.getTime() + (hours + 2) * HOUR),
        })),
      )
      .returning();
    const rows = sales.flatMap(({ id }) => [1, 2].map((number) => ({ flashSaleId: id, userId: customer.id, number })));
    await shop().db.insert(flashSalePurchases).values(rows);
    expect(await shop().get('seckill/had', { as: customer })).toMatchObject({
      message: [{ id: sales[0]?.id, number: 3 }],
    });
    expect(await shop().get('seckill/had', { as: other })).toMatchObject({ message: [] });
  });

  it('answers null without a sale, 404 for what is no id', async () => {
    expect(await shop().get('seckill/987654')).toMatchObject({ status: 200, result: 'ok', message: null });
    expect(await shop().get('seckill/abc')).toMatchObject({ status: 404, code: 50000 });
  });

  it('keeps rolling: a day later only the new day is made, and nothing twice', async () => {
    expect(await ensureFlashSales(shop().db, shop().now)).toBe(0);
    const tomorrow = new Date(shop().now.getTime() + DAY);
    const made = await Promise.all([ensureFlashSales(shop().db, tomorrow), ensureFlashSales(shop().db, tomorrow)]);
    expect(made[0] + made[1]).toBe(96);
  });
});

describe('slots', () => {
  it('begin at even hours of the shop', () => {
    const slots = slotsAround(new Date('2026-11-20T15:59:59Z'), 0, 1);
    expect(slots).toHaveLength(24);
    expect(slots[0]).toMatchObject({ index: 0, start: new Date('2026-11-19T16:00:00Z') });
    expect(slotsAround(new Date('2026-11-20T16:00:00Z'), 0, 0)[0]?.start).toEqual(new Date('2026-11-20T16:00:00Z'));
  });

  it('take goods in order and wrap around', () => {
    expect(productsOfSlot(['a', 'b', 'c'], 2, 2)).toEqual(['c', 'a']);
    expect(productsOfSlot([], 2, 2)).toEqual([]);
  });
});

describe('progress', () => {
  const variant = (limit: number, remaining: number, held = 0) => ({ limit, remaining, held });

  it.each<[ReturnType<typeof variant>[], SaleState, number]>([
    [[variant(40, 9)], 'running', 77],
    [[variant(200, 1)], 'running', 99],
    [[variant(10, 0)], 'running', 100],
    [[variant(10, 0, 4)], 'running', 60],
    [[variant(40, 9)], 'upcoming', 0],
    [[], 'running', 0],
  ])('of %j %s is %i', (variants, state, expected) => {
    expect(progressOf(variants, state)).toBe(expected);
  });
});
