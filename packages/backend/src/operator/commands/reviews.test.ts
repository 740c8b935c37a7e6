import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { comments, commentTranslations, notifications, orders, products } from '../../kernel/db/schema/index.ts';
import type { Page } from '../../kernel/wire/page.ts';
import { placeOrder } from '../../modules/orders/testing/orders.ts';
import { aProduct } from '../../modules/orders/testing/products.ts';
import type { WireReviewRow } from '../../modules/reviews/wire/review-wire.ts';
import { describeInTurn, type TestShop } from '../../testing/index.ts';
import { anOperator } from './testing/operator.ts';

/** A product somebody has reviewed. */
async function aReview(shop: TestShop, score = 2) {
  const as = await shop.aCustomer({ nickname: '麦穗穗' });
  const product = await aProduct(shop, { type: 'virtual' });
  const [row] = await shop.db.select({ key: products.key }).from(products).where(eq(products.id, product.id));
  const { message: orderId } = await placeOrder(shop, as, { lines: [{ good: product, price: 10 }] });
  await shop.db.update(orders).set({ state: 'awaiting-review' }).where(eq(orders.id, orderId));
  const { message: lines } = await shop.get<{ id: number }[]>(`comment/detail/${orderId}`, { as });
  const review = { score, details: '箱子压坏了', resources: ['/media/users/a1.webp'], anonymity: 0 };
  await shop.post(
    `comment/${orderId}`,
    lines.map(({ id }) => ({ id, ...review })),
    { as },
  );
  const { message: page } = await shop.get<Page<WireReviewRow>>('comment/user', { as });
  return { as, good: product, key: row?.key ?? '', id: String(page.data[0]?.comment.id) };
}

describeInTurn('shop reviews', (shop) => {
  const run = (...args: string[]) => anOperator(shop())('reviews', ...args);
  const json = async <T>(...args: string[]) => JSON.parse((await run(...args, '--json')).out) as T;
  const ids = async (...args: string[]) => (await json<{ id: number }[]>('list', ...args)).map(({ id }) => String(id));
  const visible = async (productId: number) => {
    shop().advance(60_000);
    const { message } = await shop().get<Page<WireReviewRow> & { summary: { average: number } }>(
      `comment/good?good_id=${productId}`,
    );
    return { total: message.total, average: message.summary.average, reply: message.data[0]?.comment.reply?.details };
  };

  it('lists the newest first, by good, stars, what waits for an answer and what is hidden', async () => {
    const one = await aReview(shop(), 5);
    shop().advance(1000);
    const other = await aReview(shop(), 1);
    expect((await ids()).slice(0, 2)).toEqual([other.id, one.id]);
    expect(await ids('--good', one.key)).toEqual([one.id]);
    expect(await ids('--score', '1', '--limit', '1')).toEqual([other.id]);
    await run('answer', one.id, '谢谢');
    expect(await ids('--unanswered')).not.toContain(one.id);
    expect(await ids('--unanswered')).toContain(other.id);
    expect(await ids('--hidden')).toEqual([]);
    expect((await run('list')).out).toContain('箱子压坏了');
    expect((await run('list', '--score', '6')).exitCode).toBe(2);
  });

  it('answers for everybody to read, tells the author once and replaces an earlier answer', async () => {
    const { as, good: product, id } = await aReview(shop());
    const noticesOf = () => shop().db.select().from(notifications).where(eq(notifications.userId, as.id));
    expect(await json('answer', id, '抱歉', '--dry-run')).toMatchObject({ isTold: true });
    expect((await visible(product.id)).reply).toBeUndefined();
    expect(await json('answer', id, '  抱歉，已补发  ')).toEqual({ id: Number(id), isTold: true });
    expect((await visible(product.id)).reply).toBe('抱歉，已补发');
    expect(await json('answer', id, '已补发，请查收')).toEqual({ id: Number(id), isTold: false });
    expect((await visible(product.id)).reply).toBe('已补发，请查收');
    const told = (await noticesOf()).filter(({ type }) => type === 'review_answered');
    expect(told).toHaveLength(1);
    expect(told[0]?.data).toMatchObject({
      url: '/user/comment/list?show=written',
      texts: { zh: { remark: '抱歉，已补发' }, en: { title: 'The shop answered your review' } },
    });
  });

  it('hides from list, count and average, and shows again', async () => {
    const { as, good: product, id } = await aReview(shop());
    expect(await visible(product.id)).toMatchObject({ total: 1, average: 2 });
    expect(await json('hide', id)).toMatchObject({ state: 'hidden', isChanged: true });
    expect(await json('hide', id)).toMatchObject({ isChanged: false });
    expect(await visible(product.id)).toMatchObject({ total: 0, average: 0 });
    expect(await ids('--hidden')).toContain(id);
    const { message } = await shop().get<Page<{ is_hidden: number; add_before: null }>>('comment/user', { as });
    expect(message.data[0]).toMatchObject({ is_hidden: 1, add_before: null });
    expect(await json('hide', id, '--undo')).toMatchObject({ state: 'shown', isChanged: true });
    expect(await visible(product.id)).toMatchObject({ total: 1, average: 2 });
  });

  it('forgets translations of a review with what points to it, or all of them', async () => {
    const [one, other] = [await aReview(shop(), 5), await aReview(shop(), 4)];
    await run('answer', one.id, '谢谢');
    const rows = await shop().db.select({ id: comments.id }).from(comments);
    for (const { id: commentId } of rows) {
      await shop().db.insert(commentTranslations).values({ commentId, lang: 'en', ofWords: 'x', text: 'Bad' });
    }
    const left = () => shop().db.$count(commentTranslations);
    const all = rows.length;
    expect(await json('retranslate', one.id, '--dry-run')).toEqual({ forgotten: 2 });
    expect(await left()).toBe(all);
    expect(await json('retranslate', one.id)).toEqual({ forgotten: 2 });
    expect(await json('retranslate', one.id)).toEqual({ forgotten: 0 });
    expect(await left()).toBe(all - 2);
    for (const wrong of [[], [other.id, '--all']]) {
      expect(await run('retranslate', ...wrong)).toMatchObject({ exitCode: 1, err: expect.stringContaining('--all') });
    }
    expect(await json('retranslate', '--all')).toEqual({ forgotten: all - 2 });
    expect(await left()).toBe(0);
  });

  it('refuses what there is not', async () => {
    const { id } = await aReview(shop());
    await run('answer', id, '谢谢');
    expect((await run('answer', '987654', '谢谢')).err).toContain('no review 987654');
    expect((await run('hide', '987654')).exitCode).toBe(1);
    expect((await run('answer', id, '  ')).err).toContain('needs words');
    expect((await run('answer', id, '长'.repeat(801))).err).toContain('800');
  });
});
