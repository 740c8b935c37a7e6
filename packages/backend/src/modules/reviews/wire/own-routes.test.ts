import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { comments, configs, orderLines, orders, pointsAccounts, pointsLogs } from '../../../kernel/db/schema/index.ts';
import type { JobContext } from '../../../kernel/jobs/job-kinds.ts';
import type { Page } from '../../../kernel/wire/page.ts';
import type { OrderState } from '../../../kernel/words/orders.ts';
import { describeRacing, type TestCustomer, type TestShop } from '../../../testing/index.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aProduct } from '../../orders/testing/products.ts';
import { reviewOrdersJob } from '../review-orders.ts';
import type { WireReviewRow } from './review-wire.ts';

type Line = { id: number; good_id: number; price: number; name: string; number: number };
type Reviewable = { as: TestCustomer; id: number; lines: Line[]; productIds: number[] };

/** An order of two goods in a state, waiting for its review unless said otherwise. */
async function anOrder(shop: TestShop, state: OrderState = 'awaiting-review'): Promise<Omit<Reviewable, 'lines'>> {
  const as = await shop.aCustomer({ nickname: '麦穗穗' });
  const products = [await aProduct(shop, { type: 'virtual', price: 1999 }), await aProduct(shop, { type: 'virtual' })];
  const lines = products.map((product, index) => ({ good: product, price: index === 0 ? 19.99 : 10 }));
  const { message: id } = await placeOrder(shop, as, { lines });
  const evaluateTime = new Date(shop.now.getTime() + 12 * 86_400_000);
  await shop.db.update(orders).set({ state, evaluateTime }).where(eq(orders.id, id));
  return { as, id, productIds: products.map((product) => product.id) };
}

async function reviewable(shop: TestShop): Promise<Reviewable> {
  const order = await anOrder(shop);
  const { message: lines } = await shop.get<Line[]>(`comment/detail/${order.id}`, { as: order.as });
  return { ...order, lines };
}

const wordsFor = (lines: readonly Line[], extra: object = {}) =>
  lines.map(({ id }) => ({ id, score: 5, details: '很好用', ...extra }));

describeRacing('writing reviews', (shop) => {
  const write = (as: TestCustomer, id: number, body: unknown, lang = 'zh') =>
    shop().post(`comment/${id}`, body, { as, lang });
  const publicOnes = async (productId: number | undefined, lang = 'zh') =>
    (await shop().get<Page<WireReviewRow>>(`comment/good?good_id=${productId}`, { lang })).message.data;

  it('shows the lines that wait, prices in yuan', async () => {
    const { lines, productIds, id } = await reviewable(shop());
    expect(lines.map((line) => [line.good_id, line.price])).toEqual([
      [productIds[0], 19.99],
      [productIds[1], 10],
    ]);
    expect(lines[0]).toMatchObject({ good_indent_id: id, number: 1, good_sku_id: 0, good_sku: null });
  });

  it('stores one review per line with its pictures, and the order is reviewed', async () => {
    const { as, id, lines, productIds } = await reviewable(shop());
    const [first, second] = lines;
    const body = {
      '0': {
        id: first?.id,
        score: '4',
        details: '  结实 <b>  ',
        resources: ['/media/users/a1.webp', '/media/users/a2.webp'],
        anonymity: false,
        good: { ignored: true },
      },
      '1': { id: second?.id, score: 5, details: '好', resources: [], anonymity: 1 },
    };
    expect(await write(as, id, body)).toMatchObject({ status: 200, message: '感谢评价' });
    const [order] = await shop().db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ state: 'reviewed', evaluateTime: shop().now, isReviewedByClock: false });
    const [shown] = await publicOnes(productIds[0]);
    expect(shown?.comment).toMatchObject({ score: 4, details: '结实 <b>', name: '麦**穗', user_id: as.id });
    expect(shown?.comment.resources_many.map(({ img }) => img)).toEqual([
      '/media/users/a1.webp',
      '/media/users/a2.webp',
    ]);
    const [hidden] = await publicOnes(productIds[1]);
    expect(hidden?.comment).toMatchObject({ user_id: 0, anonymity: 1, portrait: null, name: '匿名用户' });
  });

  it('takes one review only, also of two that come together', async () => {
    const { as, id, lines } = await reviewable(shop());
    const responses = await Promise.all([1, 2, 3].map(() => write(as, id, wordsFor(lines))));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect(await write(as, id, wordsFor(lines))).toMatchObject({
      status: 401,
      code: 50003,
      message: expect.stringContaining('不能评价'),
    });
    const ids = lines.map((line) => line.id);
    expect(await shop().db.$count(comments, eq(comments.userId, as.id))).toBe(ids.length);
  });

  it.each([
    'awaiting-payment',
    'awaiting-shipment',
    'shipped',
    'expired',
    'completed',
    'cancelled',
    'refunded',
    'reviewed',
  ] as const)('refuses orders in state %s', async (state) => {
    const { as, id } = await anOrder(shop(), state);
    const lines = (await shop().db.select().from(orderLines).where(eq(orderLines.orderId, id))) as unknown as Line[];
    const refused = { status: 401, code: 50003, headers: { 'x-error-class': 'conflict' } };
    expect(await write(as, id, wordsFor(lines))).toMatchObject(refused);
    expect(await shop().get(`comment/detail/${id}`, { as })).toMatchObject(refused);
  });

  it.each<[string, (lines: Line[]) => unknown, object]>([
    ['nothing', () => [], { message: '请给每件商品打分' }],
    ['one line only', (lines) => wordsFor(lines.slice(1)), { message: '请给每件商品打分' }],
    ['a line twice', (lines) => wordsFor([...lines, ...lines]), { message: '缺少参数' }],
    ['a line of another order', (lines) => wordsFor([...lines, { id: 987_654 } as Line]), { message: '缺少参数' }],
    ['no line', (lines) => wordsFor(lines, { id: undefined }), { message: '缺少参数' }],
    ['no stars', (lines) => wordsFor(lines, { score: null }), { message: '请给每件商品打分' }],
    ['six stars', (lines) => wordsFor(lines, { score: 6 }), { message: '请给每件商品打分' }],
    ['half a star', (lines) => wordsFor(lines, { score: 4.5 }), { message: '请给每件商品打分' }],
    ['no words', (lines) => wordsFor(lines, { details: '   ' }), { message: '请填写评价' }],
    ['too many words', (lines) => wordsFor(lines, { details: '长'.repeat(801) }), { message: '评价最多 800 个字' }],
    ['five pictures', (lines) => wordsFor(lines, { resources: Array(5).fill('/media/a.webp') }), {}],
    ['a foreign picture', (lines) => wordsFor(lines, { resources: ['https://e.example/a.png'] }), {}],
    [
      'an upload that was removed',
      (lines) => wordsFor(lines, { resources: ['/media/uploads/0b9f8a0a-cd10-4177-ba0e-7bd06e855d42.webp'] }),
      { message: '有图片已失效，请重新上传' },
    ],
    ['a picture that is none', (lines) => wordsFor(lines, { resources: [{ img: '/media/a.webp' }] }), {}],
  ])('refuses %s', async (_, body, refusal) => {
    const { as, id, lines } = await reviewable(shop());
    expect(await write(as, id, body(lines))).toMatchObject({ status: 401, code: 50004, result: 'error', ...refusal });
    expect(await shop().db.$count(comments, eq(comments.userId, as.id))).toBe(0);
    const [order] = await shop().db.select().from(orders).where(eq(orders.id, id));
    expect(order?.state).toBe('awaiting-review');
  });

  it('is for the owner of the order', async () => {
    const { id, lines } = await reviewable(shop());
    const other = await shop().aCustomer();
    expect(await write(other, id, wordsFor(lines))).toMatchObject({ status: 404, code: 50000 });
    expect(await shop().get(`comment/detail/${id}`, { as: other })).toMatchObject({ status: 404, code: 50000 });
    expect(await shop().post(`comment/${id}`, wordsFor(lines))).toMatchObject({ status: 500 });
    expect(await shop().get('comment/detail/x', { as: other })).toMatchObject({ status: 404 });
  });

  it('lists a customer’s own reviews, newest first, also of refunded orders', async () => {
    const { as, id, lines, productIds } = await reviewable(shop());
    await write(as, id, wordsFor(lines), 'en');
    await shop().db.update(orders).set({ state: 'refunded' }).where(eq(orders.id, id));
    const own = (await shop().get<Page<WireReviewRow>>('comment/user?limit=1', { as })).message;
    expect(own).toMatchObject({ total: 2, per_page: 1 });
    expect(own.data[0]).toMatchObject({ good_id: productIds[1], comment: { details: '很好用', score: 5 } });
    const other = await shop().aCustomer();
    expect((await shop().get<Page<WireReviewRow>>('comment/user', { as: other })).message.total).toBe(0);
    expect((await shop().get('comment/user')).status).toBe(500);
  });
});

describeRacing('reviews by themselves', (shop) => {
  it('come when the time is over, once, in nobody’s name', async () => {
    const context: JobContext = {
      ...shop().app.shop,
      log: {
        info: () => {},
        error: (details) => {
          throw details;
        },
      },
    };
    const { id, productIds } = await reviewable(shop());
    const early = await reviewable(shop());
    await shop()
      .db.update(orders)
      .set({ evaluateTime: new Date(shop().now.getTime() + 13 * 86_400_000) })
      .where(eq(orders.id, early.id));
    await reviewOrdersJob.run({}, context);
    expect(await shop().db.$count(comments)).toBe(0);
    shop().advance(12 * 86_400_000);
    await reviewOrdersJob.run({}, context);
    await reviewOrdersJob.run({}, context);
    const rows = await shop().db.select().from(comments);
    expect(rows.map(({ productId }) => productId).toSorted()).toEqual(productIds.toSorted());
    expect(rows[0]).toMatchObject({
      userId: null,
      score: 5,
      details: expect.stringContaining('默认好评'),
      state: 'shown',
    });
    const states = await shop()
      .db.select({ id: orders.id, state: orders.state, by: orders.isReviewedByClock })
      .from(orders);
    expect(states).toContainEqual({ id, state: 'reviewed', by: true });
    expect(states).toContainEqual({ id: early.id, state: 'awaiting-review', by: false });
    const shown = await shop().get<Page<WireReviewRow>>(`comment/good?good_id=${productIds[0]}`);
    expect(shown.message.data[0]?.comment).toMatchObject({ user_id: 0, name: '匿名用户' });
  });
});

type Own = WireReviewRow & { is_hidden: number; add_before: string | null; points: number };

describeRacing('points for reviews', (shop) => {
  const set = (key: string, value: unknown) =>
    shop().db.insert(configs).values({ key, value }).onConflictDoUpdate({ target: configs.key, set: { value } });
  const owned = async (as: TestCustomer) =>
    (await shop().db.select().from(pointsAccounts).where(eq(pointsAccounts.userId, as.id)))[0]?.available ?? 0;
  const long = { details: '个头匀，没有压坏的，孩子爱吃，还会再来', resources: ['/media/users/a1.webp'] };

  it('are told, and given once for each line that says enough, in the ledger', async () => {
    await set('reviews.points', 20);
    expect((await shop().get('comment/terms')).message).toEqual({ points: 20, length: 15, pictures: 1 });
    const { as, id, lines } = await reviewable(shop());
    const before = await owned(as);
    const [first, second] = lines;
    const body = [
      { id: first?.id, score: 1, ...long },
      { id: second?.id, score: 5, details: '好', resources: [] },
    ];
    const [one, ...others] = (
      await Promise.all([1, 2, 3].map(() => shop().post(`comment/${id}`, body, { as, lang: 'en' })))
    ).toSorted((a, b) => a.status - b.status);
    expect(one).toMatchObject({ status: 200, message: 'Thank you for the review. You earned 20 points' });
    expect(others.map(({ status }) => status)).toEqual([401, 401]);
    expect((await owned(as)) - before).toBe(20);
    const ledger = await shop().db.select().from(pointsLogs).where(eq(pointsLogs.userId, as.id));
    expect(ledger.filter(({ sourceType }) => sourceType === 'review')).toMatchObject([
      { type: 'income', operation: 20 },
    ]);
    const own = (await shop().get<Page<Own>>('comment/user?sort=%2Bcreated_at', { as })).message.data;
    expect(own.map(({ points }) => points).toSorted()).toEqual([0, 20]);
    const log = await shop().get<{ paginate: Page<{ integralable_type: string }> }>('integralLog', { as });
    expect(log.message.paginate.data[0]?.integralable_type).toBe('App\\Models\\v1\\Comment');
  });

  it.each([
    ['reviews.points', 0],
    ['features.integral', false],
    ['reviews.points_from_characters', 200],
    ['reviews.points_from_pictures', 2],
  ])('are none with %s = %j', async (key, value) => {
    await set('reviews.points', 20);
    await set(key, value);
    const { as, id, lines } = await reviewable(shop());
    const before = await owned(as);
    const told = await shop().post(`comment/${id}`, wordsFor(lines, long), { as });
    expect(told).toMatchObject({ status: 200, message: '感谢评价' });
    expect(await owned(as)).toBe(before);
  });
});

describeRacing('additions to reviews', (shop) => {
  const DAY = 86_400_000;
  async function aReview() {
    const order = await reviewable(shop());
    await shop().post(`comment/${order.id}`, wordsFor(order.lines), { as: order.as });
    const { message } = await shop().get<Page<Own>>('comment/user', { as: order.as });
    const row = message.data.find(({ good_id }) => good_id === order.productIds[0]);
    return { ...order, row, reviewId: row?.comment.id ?? 0 };
  }
  const add = (as: TestCustomer | undefined, id: number, body: unknown, lang = 'zh') =>
    shop().post(`comment/addition/${id}`, body, { ...(as && { as }), lang });
  const words = { details: '  用了一周，还是好  ', resources: ['/media/users/a2.webp'] };
  const shown = async (productId: number | undefined, query = '') =>
    (await shop().get<Page<WireReviewRow>>(`comment/good?good_id=${productId}${query}`)).message;

  it('are read below the review by everybody, and count as pictures', async () => {
    const { as, reviewId, row, productIds } = await aReview();
    expect(row).toMatchObject({ is_hidden: 0, comment: { addition: null } });
    expect(row?.add_before).toMatch(/^20\d\d-/);
    expect((await shown(productIds[0], '&has_picture=1')).total).toBe(0);
    expect(await add(as, reviewId, words)).toMatchObject({ status: 200, message: '追评已发布' });
    // Responses are cached for a moment, and change events travel.
    shop().advance(60_000);
    const [review] = (await shown(productIds[0], '&has_picture=1')).data;
    expect(review?.comment).toMatchObject({
      details: '很好用',
      reply: null,
      addition: { details: '用了一周，还是好', resources_many: [{ img: '/media/users/a2.webp' }] },
    });
    expect((await shown(productIds[0])).total).toBe(1);
    const { message } = await shop().get<Page<Own>>('comment/user', { as });
    expect(message.total).toBe(2);
    expect(message.data.find(({ comment }) => comment.id === reviewId)?.add_before).toBeNull();
  });

  it('are made once, also of two that come together', async () => {
    const { as, reviewId } = await aReview();
    const responses = await Promise.all([1, 2, 3].map(() => add(as, reviewId, words)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect(await add(as, reviewId, words)).toMatchObject({ code: 50003, message: expect.stringContaining('追评过') });
  });

  it('are refused when it is too late, hidden or refunded', async () => {
    const { as, id, reviewId } = await aReview();
    await shop().db.update(comments).set({ state: 'hidden' }).where(eq(comments.id, reviewId));
    expect(await add(as, reviewId, words, 'en')).toMatchObject({
      status: 401,
      message: expect.stringContaining('not shown'),
    });
    await shop().db.update(comments).set({ state: 'shown' }).where(eq(comments.id, reviewId));
    await shop().db.update(orders).set({ state: 'refunded' }).where(eq(orders.id, id));
    expect(await add(as, reviewId, words)).toMatchObject({ status: 401, code: 50003 });
    await shop().db.update(orders).set({ state: 'reviewed' }).where(eq(orders.id, id));
    const createdAt = new Date(shop().now.getTime() - 30 * DAY);
    await shop().db.update(comments).set({ createdAt }).where(eq(comments.id, reviewId));
    expect(await add(as, reviewId, words)).toMatchObject({ code: 50003, message: expect.stringContaining('30 天') });
  });

  it.each([
    ['no words', { details: ' ' }, '请填写评价'],
    ['too many words', { details: '长'.repeat(801) }, '评价最多 800 个字'],
    ['a foreign picture', { details: '好', resources: ['https://e.example/a.png'] }, expect.any(String)],
    ['an upload that was removed', { details: '好', resources: ['/media/uploads/x.webp'] }, '有图片已失效，请重新上传'],
  ])('are refused with %s', async (_, body, message) => {
    const { as, reviewId } = await aReview();
    expect(await add(as, reviewId, body)).toMatchObject({ status: 401, code: 50004, message });
  });

  it('are for the author, and for reviews', async () => {
    const { as, reviewId } = await aReview();
    expect(await add(await shop().aCustomer(), reviewId, words)).toMatchObject({ status: 404, code: 50000 });
    expect(await add(undefined, reviewId, words)).toMatchObject({ status: 500 });
    await add(as, reviewId, words);
    const [addition] = await shop().db.select().from(comments).where(eq(comments.parentId, reviewId));
    expect(await add(as, addition?.id ?? 0, words)).toMatchObject({ status: 404 });
  });
});
