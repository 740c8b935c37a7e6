import { expect, it } from 'vitest';
import type { Tag } from '../../kernel/change-events/tags.ts';
import { flashSales } from '../../kernel/db/schema/index.ts';
import { describeInTurn } from '../../testing/index.ts';
import { aProduct } from '../orders/testing/products.ts';
import { publishTurned, publishTurns } from './publish-turns.ts';

const HOUR = 3_600_000;

describeInTurn('turns of flash sales', (shop) => {
  const hours = (count: number) => new Date(shop().now.getTime() + count * HOUR);
  const aSale = async (from: number, until: number, over: object = {}) => {
    const product = await aProduct(shop());
    const values = { productId: product.id, name: product.name, time: hours(from), endTime: hours(until), ...over };
    await shop().db.insert(flashSales).values(values);
    return product.id;
  };

  it('are told of the goods they are of, once', async () => {
    const received: Tag[] = [];
    const forget = (['good', 'prices', 'flash-sales'] as const).map((topic) =>
      shop().app.shop.changeEvents.on(topic, ({ tag }) => received.push(tag)),
    );
    const [begins, ends, hidden, later] = [
      await aSale(1, 3),
      await aSale(-1, 1),
      await aSale(1, 3, { isVisible: false }),
      await aSale(5, 7),
    ];
    await expect.poll(() => received).toContain(`good:${later}`);
    received.length = 0;
    expect(await publishTurned(shop().db, hours(0), hours(0.9))).toBe(0);
    expect(await publishTurned(shop().db, hours(0.9), hours(1))).toBe(2);
    const wanted = ['prices', 'flash-sales', `good:${begins}`, `good:${ends}`];
    await expect.poll(() => received).toEqual(expect.arrayContaining(wanted));
    expect(received).not.toContain(`good:${hidden}`);
    expect(await publishTurned(shop().db, hours(1), hours(2))).toBe(0);
    for (const end of forget) end();
  });

  it('are told as they come, and of a sale that was made meanwhile', async () => {
    const received = new Map<Tag, number>();
    const { changeEvents, db } = shop().app.shop;
    const forget = changeEvents.on('good', ({ tag }) => received.set(tag, Date.now()));
    const now = () => new Date();
    const turns = publishTurns({ db, now, changeEvents, log: shop().app.log });
    const product = await aProduct(shop());
    const time = new Date(Date.now() + 1_500);
    const values = { productId: product.id, name: product.name, time, endTime: new Date(Date.now() + HOUR) };
    await db.insert(flashSales).values(values);
    const heardAt = () => received.get(`good:${product.id}`) ?? 0;
    await expect.poll(heardAt, { timeout: 10_000 }).toBeGreaterThanOrEqual(time.getTime());
    expect(heardAt() - time.getTime()).toBeLessThan(5_000);
    await turns.stop();
    forget();
  });
});
