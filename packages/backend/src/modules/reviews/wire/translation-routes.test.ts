import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { comments, commentTranslations, orderLines, orders } from '../../../kernel/db/schema/index.ts';
import { describeEngines, describeInTurn, type TestShop } from '../../../testing/index.ts';
import { aFollowing, aShownReview } from '../testing/shown-review.ts';
import { TranslationCounterpart } from '../testing/translation-counterpart.ts';

type Translated = { id: number; lang: string; text: string };

const service = await new TranslationCounterpart().open();
afterAll(() => service.close());
beforeEach(() => {
  service.mood = 'well';
  service.asked.length = 0;
});

let addresses = 0;
/** A network of its own for each reader: the limit is one of networks. */
const aReader = () => ({ 'x-forwarded-for': `198.51.${++addresses % 250}.7` });

const translate = (shop: TestShop, id: number | string, lang = 'en', headers: Record<string, string> = aReader()) =>
  shop.get<Translated>(`comment/translation/${id}`, { lang, headers });
const refused = { status: 401, code: 50003, headers: { 'x-error-class': 'unavailable' } };
const missing = { status: 404, code: 50000 };

describeEngines(
  'translations of reviews',
  (shop) => {
    it('is told in the list', async () => {
      const id = await aShownReview(shop(), '很甜');
      const [row] = await shop().db.select().from(comments).where(eq(comments.id, id));
      const { message } = await shop().get(`comment/good?good_id=${row?.productId}`);
      expect(message).toMatchObject({ can_translate: true });
    });

    it('are of reviews, additions and replies, into the language of the reader', async () => {
      const customer = await shop().aCustomer();
      const id = await aShownReview(shop(), '很甜', { as: customer });
      const addition = await aFollowing(shop(), id, '还是好', customer.id);
      const reply = await aFollowing(shop(), id, 'Thank you');
      expect(await translate(shop(), id)).toMatchObject({
        status: 200,
        message: { id, lang: 'en', text: '[en] 很甜' },
      });
      expect((await translate(shop(), addition)).message.text).toBe('[en] 还是好');
      expect((await translate(shop(), reply, 'zh')).message).toEqual({ id: reply, lang: 'zh', text: '[zh] Thank you' });
      expect(service.asked).toMatchObject([
        { text: '很甜', from: 'zh', to: 'en' },
        { text: '还是好', from: 'zh', to: 'en' },
        { text: 'Thank you', from: 'en', to: 'zh' },
      ]);
    });

    it('are asked for once, until the words are others', async () => {
      const id = await aShownReview(shop(), '很甜');
      await translate(shop(), id);
      service.mood = 'down';
      expect((await translate(shop(), id)).message.text).toBe('[en] 很甜');
      expect(service.asked).toHaveLength(1);
      service.mood = 'well';
      await shop().db.update(comments).set({ details: '不甜' }).where(eq(comments.id, id));
      expect((await translate(shop(), id)).message.text).toBe('[en] 不甜');
      expect((await translate(shop(), id)).message.text).toBe('[en] 不甜');
      expect(service.asked).toHaveLength(2);
      expect(await shop().db.$count(commentTranslations, eq(commentTranslations.commentId, id))).toBe(1);
    });

    it('are asked for once by readers who ask together', async () => {
      const id = await aShownReview(shop(), '很甜');
      service.isHolding = true;
      const all = [1, 2, 3].map(() => translate(shop(), id));
      await expect.poll(() => service.asked.length).toBe(1);
      service.release();
      expect((await Promise.all(all)).map(({ message }) => message.text)).toEqual(['late', 'late', 'late']);
      expect(service.asked).toHaveLength(1);
    });

    it.each(['down', 'babbling', 'wordy'] as const)(
      'fail with a service that is %s, and may be asked for again',
      async (mood) => {
        const id = await aShownReview(shop(), '很甜');
        service.mood = mood;
        expect(await translate(shop(), id)).toMatchObject({
          ...refused,
          message: 'No translation came, try again later',
        });
        service.mood = 'well';
        expect(await translate(shop(), id)).toMatchObject({ status: 200 });
      },
    );

    describe('are refused', () => {
      const isMissing = async (id: number | string, lang = 'en') => {
        expect(await translate(shop(), id, lang)).toMatchObject(missing);
        expect(service.asked).toEqual([]);
      };

      it.each(['987654', '0', 'x', '1.5', '很甜'])('of %s, which is none', (id) => isMissing(encodeURIComponent(id)));

      it.each([
        ['很甜', 'zh'],
        ['Sweet', 'en'],
        ['👍 666', 'en'],
        ['Очень хорошо', 'en'],
      ])('of "%s" in %s, which needs none', async (details, lang) =>
        isMissing(await aShownReview(shop(), details), lang),
      );

      it('of what is hidden, with what points to it', async () => {
        const id = await aShownReview(shop(), '很甜');
        const reply = await aFollowing(shop(), id, '谢谢');
        await shop().db.update(comments).set({ state: 'hidden' }).where(eq(comments.id, id));
        await isMissing(id);
        await isMissing(reply);
      });

      it('of an order whose reviews are not shown', async () => {
        const id = await aShownReview(shop(), '很甜');
        const [row] = await shop()
          .db.select({ orderId: orderLines.orderId })
          .from(comments)
          .innerJoin(orderLines, eq(orderLines.id, comments.orderLineId))
          .where(eq(comments.id, id));
        await shop()
          .db.update(orders)
          .set({ state: 'refunded' })
          .where(eq(orders.id, row?.orderId ?? 0));
        await isMissing(id);
      });
    });

    it('are limited where they cost something, by network', async () => {
      const ids: number[] = [];
      for (let count = 0; count <= 30; count += 1) ids.push(await aShownReview(shop(), '很甜'));
      const reader = aReader();
      const [first = 0, ...others] = ids;
      const last = others.pop() ?? 0;
      for (const id of [first, ...others]) expect((await translate(shop(), id, 'en', reader)).status).toBe(200);
      expect(await translate(shop(), last, 'en', reader)).toMatchObject({ status: 429 });
      expect(await translate(shop(), first, 'en', reader)).toMatchObject({ status: 200 });
      expect(await translate(shop(), last)).toMatchObject({ status: 200 });
    });

    it('go with their review', async () => {
      const id = await aShownReview(shop(), '很甜');
      await translate(shop(), id);
      await shop().db.delete(comments).where(eq(comments.id, id));
      expect(await shop().db.$count(commentTranslations, eq(commentTranslations.commentId, id))).toBe(0);
    });
  },
  service.env,
);

describeInTurn(
  'a shop whose translation service is frozen',
  (shop) => {
    it('says so in the time that is set', async () => {
      const id = await aShownReview(shop(), '很甜');
      service.mood = 'frozen';
      expect(await translate(shop(), id, 'zh')).toMatchObject(missing);
      expect(await translate(shop(), id)).toMatchObject(refused);
    });
  },
  { ...service.env, SHOP_TRANSLATION_SECONDS: '1' },
);

describeInTurn('a shop that translates nothing', (shop) => {
  it('has no translations', async () => {
    const id = await aShownReview(shop(), '很甜');
    expect(await translate(shop(), id)).toMatchObject(missing);
  });
});
