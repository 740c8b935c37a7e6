import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { notifications, products } from '../../kernel/db/schema/index.ts';
import type { Page } from '../../kernel/wire/page.ts';
import { aProduct } from '../../modules/orders/testing/products.ts';
import { aBuyer } from '../../modules/questions/testing/buyer.ts';
import { describeInTurn, type TestShop } from '../../testing/index.ts';
import { anOperator } from './testing/operator.ts';

type Question = { id: number; answers: { id: number; text: string; by: string }[]; answers_total: number };

/** A product somebody has a question about. */
async function aQuestion(shop: TestShop) {
  const as = await shop.aCustomer({ nickname: '麦穗穗' });
  const product = await aProduct(shop, { type: 'virtual' });
  const [row] = await shop.db.select({ key: products.key }).from(products).where(eq(products.id, product.id));
  const { message } = await shop.post<Question>('question', { good_id: product.id, text: '能放冰箱吗？' }, { as });
  return { as, product, key: row?.key ?? '', id: String(message.id) };
}

describeInTurn('shop questions', (shop) => {
  const run = (...args: string[]) => anOperator(shop())('questions', ...args);
  const json = async <T>(...args: string[]) => JSON.parse((await run(...args, '--json')).out) as T;
  const ids = async (...args: string[]) => (await json<{ id: number }[]>('list', ...args)).map(({ id }) => String(id));
  const visible = async (productId: number) => {
    shop().advance(60_000);
    return (await shop().get<Page<Question>>(`question/good?good_id=${productId}`)).message.data;
  };

  it('lists the newest first, by good, and what nobody has answered', async () => {
    const one = await aQuestion(shop());
    shop().advance(1000);
    const other = await aQuestion(shop());
    expect((await ids()).slice(0, 2)).toEqual([other.id, one.id]);
    expect(await ids('--good', one.key)).toEqual([one.id]);
    await run('answer', one.id, '可以');
    expect(await ids('--unanswered')).not.toContain(one.id);
    expect(await ids('--unanswered', '--limit', '1')).toEqual([other.id]);
    expect((await run('list')).out).toContain('能放冰箱吗？');
  });

  it('answers for everybody to read, tells the asker once and replaces an earlier answer', async () => {
    const { as, product, id } = await aQuestion(shop());
    expect(await json('answer', id, '可以', '--dry-run')).toMatchObject({ isTold: true });
    expect((await visible(product.id))[0]?.answers).toEqual([]);
    expect(await json('answer', id, '  可以冷藏  ')).toEqual({ id: Number(id), isTold: true });
    expect(await json('answer', id, '可以，冷藏三天')).toEqual({ id: Number(id), isTold: false });
    expect((await visible(product.id))[0]?.answers).toMatchObject([{ text: '可以，冷藏三天', by: 'shop', name: null }]);
    const told = await shop().db.select().from(notifications).where(eq(notifications.userId, as.id));
    expect(told.filter(({ type }) => type === 'question_answered')).toHaveLength(1);
  });

  it('puts its answer before those of buyers, of whom the asker has heard already', async () => {
    const { product, id } = await aQuestion(shop());
    const buyer = await aBuyer(shop(), product);
    await shop().post(`question/${id}/answer`, { text: '我放了三天' }, { as: buyer });
    expect(await json('answer', id, '可以')).toMatchObject({ isTold: false });
    expect((await visible(product.id))[0]?.answers.map(({ text }) => text)).toEqual(['可以', '我放了三天']);
  });

  it('hides a question or one answer, and shows it again', async () => {
    const { as, product, id } = await aQuestion(shop());
    await run('answer', id, '可以');
    const { answers } = await json<{ answers: { id: number }[] }>('show', id);
    const answer = String(answers[0]?.id);
    expect(await json('hide', answer, '--answer')).toMatchObject({ state: 'hidden', isChanged: true });
    expect(await visible(product.id)).toMatchObject([{ answers: [], answers_total: 0 }]);
    expect((await run('show', id)).out).toContain('可以');
    expect(await json('hide', answer, '--answer', '--undo')).toMatchObject({ state: 'shown', isChanged: true });
    expect(await json('hide', id)).toMatchObject({ state: 'hidden', isChanged: true });
    expect(await json('hide', id)).toMatchObject({ isChanged: false });
    expect(await visible(product.id)).toEqual([]);
    expect(await ids('--hidden')).toContain(id);
    expect((await shop().get(`question/${id}`)).status).toBe(404);
    const buyer = await aBuyer(shop(), product, { as });
    expect((await shop().post(`question/${id}/answer`, { text: '可以的' }, { as: buyer })).status).toBe(404);
    expect(await json('hide', id, '--undo')).toMatchObject({ state: 'shown' });
    expect(await visible(product.id)).toMatchObject([{ answers_total: 1 }]);
  });

  it('refuses what there is not', async () => {
    const { id } = await aQuestion(shop());
    expect((await run('answer', '987654', '谢谢')).err).toContain('no question 987654');
    expect((await run('show', '987654')).err).toContain('no question 987654');
    expect((await run('hide', '987654', '--answer')).err).toContain('no answer 987654');
    expect((await run('answer', id, '  ')).err).toContain('needs words');
    expect((await run('answer', id, '长'.repeat(201))).err).toContain('200');
  });
});
