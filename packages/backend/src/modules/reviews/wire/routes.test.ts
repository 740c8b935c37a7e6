import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../demo/seed/seed-demo.ts';
import { comments, orderLines, orders } from '../../../kernel/db/schema/index.ts';
import type { Page } from '../../../kernel/wire/page.ts';
import { describeInTurn } from '../../../testing/index.ts';
import { authorName } from '../../customers/author-name.ts';
import type { WireReviewRow } from './review-wire.ts';

type Summary = { average: number; stars: Record<string, number> };
type List = Page<WireReviewRow> & { summary: Summary };

describeInTurn('reviews', (shop) => {
  let productId = 0;
  beforeAll(async () => {
    await seedDemo(shop().db, { now: shop().now });
    const [row] = await shop().db.select({ productId: comments.productId }).from(comments).where(eq(comments.id, 10));
    productId = row?.productId ?? 0;
  }, 60_000);

  const list = async (query: string, lang = 'zh') =>
    (await shop().get<List>(`comment/good?${query}`, { lang })).message;

  it('lists order lines with their reviews, newest first, prices in cents', async () => {
    const page = await list(`good_id=${productId}&limit=50&sort=-created_at`);
    const written = page.data.map(({ comment }) => comment.created_at);
    expect(written.length).toBeGreaterThan(1);
    expect(written).toEqual(written.toSorted().toReversed());
    for (const row of page.data) {
      expect(row.good_id).toBe(productId);
      expect(Number.isInteger(row.price)).toBe(true);
      expect(row.comment).toMatchObject({ model_type: '', state: '', model_id: row.id });
    }
    const oldest = await list(`good_id=${productId}&limit=1&sort=%2Bcreated_at`);
    expect(oldest.data[0]?.comment.created_at).toBe(written.at(-1));
  });

  it('sums up all reviews whatever is filtered', async () => {
    const all = await list(`good_id=${productId}&limit=1`);
    const stars = Object.values(all.summary.stars);
    expect(stars.reduce((sum, count) => sum + count, 0)).toBe(all.total);
    const five = await list(`good_id=${productId}&score=5&limit=50`);
    expect(five.total).toBe(all.summary.stars['5']);
    expect(five.data.every(({ comment }) => comment.score === 5)).toBe(true);
    expect(five.summary).toEqual(all.summary);
    const pictured = await list(`good_id=${productId}&has_picture=1&limit=50`);
    expect(pictured.total).toBeGreaterThan(0);
    expect(pictured.data.every(({ comment }) => comment.resources_many.length > 0)).toBe(true);
  });

  it('masks who wrote it, and shows the reply of the shop', async () => {
    await shop().db.update(comments).set({ isAnonymous: true }).where(eq(comments.id, 10));
    shop().advance(60_000);
    const rows = (await list(`good_id=${productId}&limit=100`)).data.map(({ comment }) => comment);
    expect(rows.find(({ id }) => id === 10)).toMatchObject({ name: '匿名用户', portrait: null, user_id: 0 });
    expect(rows.filter(({ anonymity }) => anonymity === 0).every(({ name }) => name.includes('**'))).toBe(true);
    expect(rows.some(({ reply, id }) => reply?.parent_id === id)).toBe(true);
  });

  it('leaves out reviews that did not pass and those of orders in another state', async () => {
    const before = (await list(`good_id=${productId}&limit=1`)).total;
    await shop().db.update(comments).set({ state: 'hidden' }).where(eq(comments.id, 10));
    const [other] = await shop()
      .db.select({ orderId: orderLines.orderId })
      .from(comments)
      .innerJoin(orderLines, eq(orderLines.id, comments.orderLineId))
      .where(and(eq(comments.productId, productId), isNull(comments.parentId), eq(comments.id, 11)));
    await shop()
      .db.update(orders)
      .set({ state: 'refunded' })
      .where(eq(orders.id, other?.orderId ?? 0));
    shop().advance(60_000);
    expect((await list(`good_id=${productId}&limit=1`)).total).toBe(before - 2);
  });

  it('is empty for a good nobody reviewed and refuses a missing one', async () => {
    expect(await list('good_id=987654')).toMatchObject({ total: 0, data: [], summary: { average: 0 } });
    expect(await shop().get('comment/good')).toMatchObject({ status: 401, code: 50004 });
  });
});

describe('authorName', () => {
  it.each([
    [{ nickname: '麦穗穗', cellphone: '13800000003' }, false, '麦**穗'],
    [{ nickname: '🍊', cellphone: null }, false, '🍊**🍊'],
    [{ nickname: ' ', cellphone: '13800000003' }, false, '138**003'],
    [{ nickname: '麦穗穗', cellphone: null }, true, '匿名用户'],
    [null, false, '匿名用户'],
  ])('of %j (anonymous %s) is %s', (author, isAnonymous, expected) => {
    expect(authorName(author, isAnonymous, 'zh')).toBe(expected);
  });
});
