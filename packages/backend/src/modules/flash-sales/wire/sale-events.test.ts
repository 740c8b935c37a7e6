import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { flashSales, flashSaleVariants, products } from '../../../kernel/db/schema/index.ts';
import { type OpenEvents, openEvents } from '../../../kernel/streams/testing/open-events.ts';
import { describeRacing, testApp } from '../../../testing/index.ts';
import { anAddress } from '../../orders/testing/customers.ts';
import { wireLine } from '../../orders/testing/orders.ts';
import { aRunningSale, aSale, type MadeSale } from '../testing/sales.ts';

describeRacing('following flash sales', (shop, engine) => {
  const follow = (...sales: { id: number }[]) =>
    openEvents(shop(), `seckill/events?ids=${sales.map(({ id }) => id).join(',')}`);
  const next = async (stream: OpenEvents) => (await stream.next())?.data;
  const take = (sale: MadeSale, pieces = 1) =>
    shop()
      .db.update(flashSaleVariants)
      .set({ remaining: sql`${flashSaleVariants.remaining} - ${pieces}` })
      .where(eq(flashSaleVariants.id, sale.variantId));

  it('tells how each stands at once, also to visitors', async () => {
    const [running, coming] = [await aRunningSale(shop(), { quantity: 4, left: 3 }), await aSale(shop())];
    const stream = await follow(running, coming);
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(await stream.next()).toEqual({
      event: 'sale',
      data: {
        id: running.id,
        good_id: running.good.id,
        state: 1,
        progress: 25,
        left: 3,
        time: '2026-11-20 15:00:00',
        end_time: '2026-11-20 17:00:00',
        seckill_sku: [{ id: running.variantId, residue_limit: 3, held: 0 }],
        server_time: '2026-11-20 16:00:00',
      },
    });
    expect(await next(stream)).toMatchObject({ id: coming.id, state: 0, progress: 0, left: 5 });
    stream.leave();
  });

  it('tells what an order has left, and that it came back', async () => {
    const sale = await aRunningSale(shop());
    const as = await shop().aCustomer({ money: 100_000 });
    const stream = await follow(sale);
    expect(await next(stream)).toMatchObject({ left: 5, progress: 0 });
    const address = await anAddress(shop(), as);
    const line = { ...wireLine({ good: sale.good, quantity: 2, price: 6 }), seckill_id: sale.id };
    const body = { indentCommodity: [{ ...line, seckill_sku_id: sale.variantId }], carriage: 0, shipping_id: address };
    const order = await shop().post<number>('goodIndent', body, { as });
    expect(order).toMatchObject({ status: 200 });
    expect(await next(stream)).toMatchObject({ left: 3, progress: 40 });
    await shop().post(`goodIndent/cancel/${order.message}`, {}, { as });
    expect(await next(stream)).toMatchObject({ left: 5, progress: 0 });
    stream.leave();
  });

  it('tells what changes many times a second once a second, and the last of it', async () => {
    const sale = await aRunningSale(shop(), { quantity: 200 });
    const stream = await follow(sale);
    await next(stream);
    const begun = performance.now();
    for (let taken = 0; taken < 200; taken += 1) {
      await take(sale);
      await pause(5);
    }
    const told: unknown[] = [];
    for (let left: unknown = null; left !== 0; told.push(left)) left = (await next(stream))?.['left'];
    const seconds = (performance.now() - begun) / 1000;
    expect(told.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
    expect(told.length).toBeGreaterThan(1);
    stream.leave();
  });

  it('tells that one was moved, and ends when all are hidden, deleted or off the shelf', async () => {
    const sales = [await aRunningSale(shop()), await aRunningSale(shop())] as const;
    const stream = await follow(...sales);
    await next(stream);
    await next(stream);
    const endTime = new Date(shop().now.getTime() + 10_000_000);
    await shop().db.update(flashSales).set({ endTime }).where(eq(flashSales.id, sales[0].id));
    expect(await next(stream)).toMatchObject({ id: sales[0].id, state: 1, end_time: '2026-11-20 18:46:40' });
    await shop().db.update(flashSales).set({ isVisible: false }).where(eq(flashSales.id, sales[0].id));
    expect(await next(stream)).toMatchObject({ id: sales[0].id, state: 2 });
    await shop().db.update(flashSales).set({ deletedAt: shop().now }).where(eq(flashSales.id, sales[1].id));
    expect(await next(stream)).toMatchObject({ id: sales[1].id, state: 2 });
    expect(await next(stream)).toBeUndefined();

    const shelved = await aRunningSale(shop());
    await shop().db.update(products).set({ shelf: 'off' }).where(eq(products.id, shelved.good.id));
    const over = await follow(shelved, { id: 999_999_999 });
    expect([await next(over), await next(over)]).toMatchObject([{ state: 2 }, { id: 999_999_999, state: 2, left: 0 }]);
    expect(await next(over)).toBeUndefined();
  });

  it('turns by the clock of the shop', async () => {
    const sale = await aSale(shop(), {
      time: new Date(shop().now.getTime() + 500),
      endTime: new Date(shop().now.getTime() + 60_000),
    });
    const stream = await follow(sale);
    expect(await next(stream)).toMatchObject({ state: 0 });
    shop().advance(500);
    expect(await next(stream)).toMatchObject({ state: 1 });
    stream.leave();
  });

  it('never tells of more than is in stock', async () => {
    const sale = await aRunningSale(shop());
    await shop().db.update(products).set({ stock: 2 }).where(eq(products.id, sale.good.id));
    const stream = await follow(sale);
    expect(await next(stream)).toMatchObject({ left: 2, seckill_sku: [{ residue_limit: 2 }] });
    stream.leave();
  });

  it.each(['', '?ids=', '?ids=1;2', '?ids=-1', `?ids=${Array.from({ length: 61 }, (_, id) => id + 1).join(',')}`])(
    'refuses %j',
    async (query) => {
      expect((await shop().get(`seckill/events${query}`)).status).toBe(401);
    },
  );

  it('is for so many pages of a customer', async () => {
    const sale = await aRunningSale(shop());
    const as = await shop().aCustomer();
    const path = `seckill/events?ids=${sale.id}`;
    const pages = await Promise.all(Array.from({ length: 8 }, () => openEvents(shop(), path, { as })));
    expect((await openEvents(shop(), path, { as })).status).toBe(429);
    expect((await openEvents(shop(), path)).status).toBe(200);
    for (const page of pages) page.leave();
  });

  if (engine === 'postgres') {
    it('tells what was bought at another process, however many buy in few notifications', async () => {
      const { config, database } = shop();
      const other = testApp({ config, database, now: () => shop().now });
      await other.ready();
      const sale = await aRunningSale(shop(), { quantity: 300 });
      const received: string[] = [];
      other.shop.changeEvents.on('sale', ({ tag }) => received.push(tag));
      const stream = await follow(sale);
      await next(stream);
      await Promise.all(Array.from({ length: 300 }, () => take(sale)));
      let left: unknown = null;
      while (left !== 0) left = (await next(stream))?.['left'];
      // The queue is emptied ten times a second by each of two processes.
      expect(received.length).toBeGreaterThan(0);
      expect(received.length).toBeLessThan(60);
      stream.leave();
      await other.close();
    });
  }
});
