import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { notifications, orderLines, outbox, productAnswers, products, users } from '../../../kernel/db/schema/index.ts';
import type { Page } from '../../../kernel/wire/page.ts';
import type { OrderState } from '../../../kernel/words/orders.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';
import { aProduct, type StockedProduct } from '../../orders/testing/products.ts';
import { aBuyer } from '../testing/buyer.ts';

type Answer = { id: number; text: string; by: string; name: string | null };
type Question = { id: number; text: string; name: string; answers: Answer[]; answers_total: number };

describeRacing('questions about a product', (shop) => {
  const aGood = () => aProduct(shop(), { type: 'virtual', stock: 1000 });
  const ask = (as: TestCustomer, product: { id: number }, text: unknown) =>
    shop().post<Question>('question', { good_id: product.id, text }, { as });
  const answer = (as: TestCustomer, id: number, text: unknown) =>
    shop().post<Question>(`question/${id}/answer`, { text }, { as });
  const asker = () => shop().aCustomer({ nickname: '小满' });
  const read = async (product: StockedProduct, query = '') =>
    (await shop().get<Page<Question>>(`question/good?good_id=${product.id}${query}`)).message;
  const own = async (as: TestCustomer, product: StockedProduct) =>
    (await shop().get(`question/own/${product.id}`, { as })).message;

  it('are shown at once, the newest first, with a shortened name', async () => {
    const [product, as] = [await aGood(), await asker()];
    expect(await read(product)).toMatchObject({ total: 0, data: [] });
    const first = await ask(as, product, '  能放冰箱吗？ <b> ');
    shop().advance(1000);
    await ask(await asker(), product, '保质期多久？');
    expect(first).toMatchObject({ status: 200, message: { text: '能放冰箱吗？ <b>', name: '小**满', answers: [] } });
    await expect
      .poll(async () => (await read(product)).data.map(({ text }) => text))
      .toEqual(['保质期多久？', '能放冰箱吗？ <b>']);
    expect(await own(as, product)).toEqual({ can_answer: false, asked: [first.message.id], answered: [] });
  });

  it('come after others where they are in another language than wanted first', async () => {
    const product = await aGood();
    for (const text of ['Is it sweet?', '甜吗？', '？！']) {
      shop().advance(1000);
      await ask(await asker(), product, text);
    }
    const texts = async (query: string) => (await read(product, query)).data.map(({ text }) => text);
    expect(await texts('&first_lang=en')).toEqual(['？！', 'Is it sweet?', '甜吗？']);
    expect(await texts('&first_lang=zh')).toEqual(['？！', '甜吗？', 'Is it sweet?']);
    expect(await texts('&first_lang=fr')).toEqual(['？！', '甜吗？', 'Is it sweet?']);
    expect(await texts('&limit=1&page=2')).toEqual(['甜吗？']);
  });

  it.each([['问'], [''], [' 问 '], ['长'.repeat(201)], [null], [['问题']]])('are refused as %j', async (text) => {
    const [product, as] = [await aGood(), await asker()];
    const question = (await ask(as, product, '好用吗')).message.id;
    const wrong = { status: 401, code: 50004, message: '请写 2 到 200 个字' };
    expect(await ask(as, product, text)).toMatchObject(wrong);
    expect(await answer(await aBuyer(shop(), product), question, text)).toMatchObject(wrong);
  });

  it('are about a product there is', async () => {
    const as = await asker();
    const product = await aGood();
    await shop().db.update(products).set({ deletedAt: shop().now }).where(eq(products.id, product.id));
    expect((await ask(as, product, '还有吗')).status).toBe(404);
    expect((await ask(as, { id: 987_654_321 }, '还有吗')).status).toBe(404);
    expect((await shop().get('question/987654321')).status).toBe(404);
  });

  it('are three a day of a customer about a product, also of many that come together', async () => {
    const [product, other, as] = [await aGood(), await aGood(), await asker()];
    const asked = await Promise.all([1, 2, 3, 4, 5].map((n) => ask(as, product, `第 ${n} 个问题`)));
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 401, 401]);
    expect(asked.find(({ status }) => status === 401)?.message).toContain('最多问 3 个');
    // One that was removed was asked.
    await shop().post(`question/destroy/${asked.find(({ status }) => status === 200)?.message.id}`, {}, { as });
    expect((await ask(as, product, '再问一个')).status).toBe(401);
    expect((await ask(as, other, '别的商品')).status).toBe(200);
  });

  it.each<[OrderState, number]>([
    ['completed', 200],
    ['awaiting-review', 200],
    ['reviewed', 200],
    ['shipped', 401],
    ['awaiting-payment', 401],
    ['refunded', 401],
  ])('are answered by whose order is %s: %i', async (state, status) => {
    const product = await aGood();
    const question = (await ask(await asker(), product, '好用吗')).message.id;
    const as = await aBuyer(shop(), product, { state });
    expect(await own(as, product)).toMatchObject({ can_answer: status === 200 });
    const said = await answer(as, question, '好用');
    expect(said.status).toBe(status);
    if (status === 401) expect(said).toMatchObject({ code: 50003, message: '买过并收到货的人才能回答' });
    else expect(said.message.answers).toMatchObject([{ text: '好用', by: 'buyer', name: '麦**穗' }]);
  });

  it('are not answered by who sent it back, nor by who bought something else', async () => {
    const product = await aGood();
    const question = (await ask(await asker(), product, '好用吗')).message.id;
    const as = await aBuyer(shop(), product);
    await shop().db.update(orderLines).set({ refunded: 1 }).where(eq(orderLines.orderId, as.orderId));
    expect((await answer(as, question, '好用')).status).toBe(401);
    expect((await answer(await aBuyer(shop(), await aGood()), question, '好用')).status).toBe(401);
  });

  it('are answered once by each, and all answers are one call away', async () => {
    const product = await aGood();
    const question = (await ask(await asker(), product, '好用吗')).message.id;
    const buyers = [await aBuyer(shop(), product), await aBuyer(shop(), product), await aBuyer(shop(), product)];
    for (const [index, as] of buyers.entries()) await answer(as, question, `回答 ${index + 1}`);
    const [first] = buyers;
    if (!first) throw new Error('nobody bought it');
    expect(await answer(first, question, '改一下')).toMatchObject({ status: 401, message: '这个问题你已经回答过了' });
    expect(await own(first, product)).toMatchObject({ answered: [question] });
    await expect
      .poll(async () => (await read(product)).data[0])
      .toMatchObject({ answers_total: 3, answers: [{ text: '回答 1' }, { text: '回答 2' }] });
    const { message: whole } = await shop().get<Question>(`question/${question}`);
    expect(whole.answers.map(({ text }) => text)).toEqual(['回答 1', '回答 2', '回答 3']);
  });

  it('have room for fifty answers', async () => {
    const product = await aGood();
    const question = (await ask(await asker(), product, '好用吗')).message.id;
    const customers = await Promise.all(Array.from({ length: 50 }, () => shop().aCustomer()));
    await shop()
      .db.insert(productAnswers)
      .values(
        customers.map(({ id: userId }) => ({ questionId: question, productId: product.id, userId, text: '好用' })),
      );
    const said = await answer(await aBuyer(shop(), product), question, '好用');
    expect(said).toMatchObject({ status: 401, message: '这个问题已经有 50 条回答了' });
  });

  it('tell the asker of the first answer of somebody else, by notice and mail', async () => {
    const product = await aGood();
    const as = await shop().aCustomer({ nickname: '小满', email: `q${product.id}@example.org` });
    const question = (await ask(as, product, '好用吗')).message.id;
    await answer(await aBuyer(shop(), product, { as }), question, '我自己买了，好用');
    const told = () => shop().db.select().from(notifications).where(eq(notifications.userId, as.id));
    const ofAnswers = async () => (await told()).filter(({ type }) => type === 'question_answered');
    expect(await ofAnswers()).toEqual([]);
    await answer(await aBuyer(shop(), product), question, '好用，推荐');
    await answer(await aBuyer(shop(), product), question, '一般');
    expect((await ofAnswers()).map(({ data }) => data)).toMatchObject([
      {
        url: `/pages/product/detail?id=${product.id}&tab=questions`,
        texts: { zh: { remark: '好用，推荐' }, en: { title: 'Your question has an answer' } },
      },
    ]);
    expect(await shop().db.$count(outbox, eq(outbox.userId, as.id))).toBe(1);
  });

  it('are removed by who asked, until somebody has answered', async () => {
    const [product, as] = [await aGood(), await asker()];
    const [first, second] = [await ask(as, product, '好用吗'), await ask(as, product, '耐用吗')];
    const remove = (who: TestCustomer, id: number) => shop().post(`question/destroy/${id}`, {}, { as: who });
    expect((await remove(await asker(), first.message.id)).status).toBe(404);
    expect((await remove(as, first.message.id)).status).toBe(200);
    expect((await remove(as, first.message.id)).status).toBe(404);
    await answer(await aBuyer(shop(), product), second.message.id, '耐用');
    expect(await remove(as, second.message.id)).toMatchObject({
      status: 401,
      message: expect.stringContaining('不能删'),
    });
    await expect.poll(async () => (await read(product)).total).toBe(1);
  });

  it('have no name once their author has closed the account', async () => {
    const [product, as] = [await aGood(), await asker()];
    await ask(as, product, '好用吗');
    await shop().db.update(users).set({ isClosed: true }).where(eq(users.id, as.id));
    const { message } = await shop().get<Page<Question>>(`question/good?good_id=${product.id}`, { lang: 'en' });
    expect(message.data[0]).toMatchObject({ name: 'Anonymous', text: '好用吗' });
  });
});
