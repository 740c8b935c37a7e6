import { and, eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { comments, configs, notifications, orderLines, orders, products } from '../../kernel/db/schema/index.ts';
import type { JobContext } from '../../kernel/jobs/job-kinds.ts';
import type { Page } from '../../kernel/wire/page.ts';
import { anOperator } from '../../operator/commands/testing/operator.ts';
import { describeEngines, type TestCustomer, type TestShop } from '../../testing/index.ts';
import { confirmReceiptsJob } from '../refunds/confirm-receipts.ts';
import { reviewOrdersJob } from '../reviews/review-orders.ts';
import { placeOrder } from './testing/orders.ts';
import { aProduct } from './testing/products.ts';

type Shipped = { as: TestCustomer; id: number; productIds: number[] };
type Receive = (order: Shipped) => Promise<unknown>;

/** A shipped order of two virtual products that is due to be received by itself. */
async function aShipped(shop: TestShop): Promise<Shipped> {
  const as = await shop.aCustomer();
  const bought = [await aProduct(shop, { type: 'virtual' }), await aProduct(shop, { type: 'virtual' })];
  const { message: id } = await placeOrder(shop, as, { lines: bought.map((product) => ({ good: product })) });
  await shop.db.update(orders).set({ state: 'shipped', receivingTime: shop.now }).where(eq(orders.id, id));
  return { as, id, productIds: bought.map((product) => product.id) };
}

describeEngines('waiting for a review', (shop) => {
  afterEach(() => shop().db.delete(configs).where(eq(configs.key, 'features.comment')));

  const switchReviews = async (value: 'true' | 'false') =>
    expect(await anOperator(shop())('settings', 'set', 'features.comment', value)).toMatchObject({ exitCode: 0 });
  const remove = (productId: number | undefined) =>
    shop()
      .db.update(products)
      .set({ deletedAt: shop().now })
      .where(eq(products.id, productId ?? 0));
  const orderOf = async ({ id }: Shipped) => (await shop().db.select().from(orders).where(eq(orders.id, id)))[0];
  const runJob = (job: typeof reviewOrdersJob) => {
    const log: JobContext['log'] = { info: () => {}, error: (details) => expect(details).toBeUndefined() };
    return job.run({}, { ...shop().app.shop, log });
  };
  const asksForReview = ({ as }: Shipped) =>
    shop().db.$count(notifications, and(eq(notifications.userId, as.id), eq(notifications.type, 'please_review')));
  const counted = async ({ as }: Shipped) => {
    const { message: counts } = await shop().get<{ all: number; remainEvaluated: number }>('goodIndent/quantity', {
      as,
    });
    const listed = async (index: number) =>
      (await shop().get<Page<{ id: number }>>(`goodIndent?index=${index}`, { as })).message.total;
    return { all: counts.all, toReview: counts.remainEvaluated, listed: await listed(10), completed: await listed(5) };
  };
  const receive: Receive = async ({ as, id }) => {
    expect((await shop().post(`goodIndent/receipt/${id}`, {}, { as })).status).toBe(200);
  };

  const ways: [string, Receive][] = [
    ['the customer', receive],
    ['time', () => runJob(confirmReceiptsJob)],
    ['the shop', ({ id }) => anOperator(shop())('orders', 'receive', String(id))],
  ];

  it.each(ways)('begins when %s receives the order', async (_, received) => {
    const order = await aShipped(shop());
    await received(order);
    const days = new Date(shop().now.getTime() + 12 * 86_400_000);
    expect(await orderOf(order)).toMatchObject({
      state: 'awaiting-review',
      confirmTime: shop().now,
      evaluateTime: days,
    });
    expect(await asksForReview(order)).toBe(1);
    expect(await counted(order)).toEqual({ all: 1, toReview: 1, listed: 1, completed: 0 });
  });

  it.each(ways)('is left out while reviews are off, when %s receives it', async (_, received) => {
    await switchReviews('false');
    const order = await aShipped(shop());
    await received(order);
    expect(await orderOf(order)).toMatchObject({ state: 'completed', confirmTime: shop().now, evaluateTime: null });
    expect(await asksForReview(order)).toBe(0);
    expect(await counted(order)).toEqual({ all: 1, toReview: 0, listed: 0, completed: 1 });
    expect(await shop().get(`comment/detail/${order.id}`, { as: order.as })).toMatchObject({ status: 401 });
  });

  it.each(ways)('is left out when no good is the shop’s any more, and %s receives it', async (_, received) => {
    const order = await aShipped(shop());
    for (const id of order.productIds) await remove(id);
    await received(order);
    expect(await orderOf(order)).toMatchObject({ state: 'completed', evaluateTime: null });
    expect(await asksForReview(order)).toBe(0);
  });

  it('is for the lines whose goods are still there', async () => {
    const order = await aShipped(shop());
    await remove(order.productIds[0]);
    await receive(order);
    expect(await orderOf(order)).toMatchObject({ state: 'awaiting-review' });
    const { message: lines } = await shop().get<{ id: number; good_id: number }[]>(`comment/detail/${order.id}`, order);
    expect(lines.map((line) => line.good_id)).toEqual([order.productIds[1]]);
    const reviews = lines.map(({ id }) => ({ id, score: 5, details: '好' }));
    expect(await shop().post(`comment/${order.id}`, reviews, order)).toMatchObject({ status: 200 });
    expect(await orderOf(order)).toMatchObject({ state: 'reviewed' });
  });

  it('ends at once when reviews are switched off, and tabs and numbers agree', async () => {
    const order = await aShipped(shop());
    await receive(order);
    await switchReviews('false');
    expect(await orderOf(order)).toMatchObject({ state: 'completed', evaluateTime: null });
    expect(await counted(order)).toEqual({ all: 1, toReview: 0, listed: 0, completed: 1 });
    const [line] = await shop().db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    const review = [{ id: line?.id, score: 5, details: '好' }];
    expect(await shop().post(`comment/${order.id}`, review, order)).toMatchObject({ status: 401 });
    expect((await shop().post(`goodIndent/destroy/${order.id}`, {}, order)).status).toBe(200);
    await switchReviews('true');
    expect(await orderOf(order), 'what is completed stays so').toMatchObject({ state: 'completed' });
  });

  it('ends with the last good of the order, and nobody reviews it by itself', async () => {
    const [gone, left] = [await aShipped(shop()), await aShipped(shop())];
    for (const order of [gone, left]) await receive(order);
    for (const id of gone.productIds) await remove(id);
    await remove(left.productIds[0]);
    await runJob(reviewOrdersJob);
    expect(await orderOf(gone)).toMatchObject({ state: 'completed', evaluateTime: null });
    expect(await orderOf(left)).toMatchObject({ state: 'awaiting-review' });
    shop().advance(12 * 86_400_000);
    await runJob(reviewOrdersJob);
    expect(await orderOf(gone)).toMatchObject({ state: 'completed' });
    expect(await orderOf(left)).toMatchObject({ state: 'reviewed' });
    const byItself = await shop().db.select({ productId: comments.productId }).from(comments);
    expect(byItself.map(({ productId }) => productId)).toContain(left.productIds[1]);
    for (const id of [...gone.productIds, left.productIds[0]])
      expect(byItself.map(({ productId }) => productId)).not.toContain(id);
  });

  it('is told to clients and operators as it is', async () => {
    const feature = async () => (await shop().post<{ comment: boolean }>('verifyPlugin/comment')).message.comment;
    expect(await feature()).toBe(true);
    const received = async () =>
      (await anOperator(shop())('orders', 'receive', String((await aShipped(shop())).id))).out;
    expect(await received()).toContain('waits for a review');
    await switchReviews('false');
    expect(await feature()).toBe(false);
    expect(await received()).toContain('is completed');
  });
});
