import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { comments } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import type { Page } from '../../kernel/wire/page.ts';
import { describeEngines, type TestShop } from '../../testing/index.ts';
import { aProduct, type StockedProduct } from '../orders/testing/products.ts';
import { aShownReview } from './testing/shown-review.ts';
import type { WireReviewRow } from './wire/review-wire.ts';

type List = Page<WireReviewRow> & { langs: Record<Lang, number>; can_translate: boolean };

/** As `langOf` of `@jishi/part-kit/words-lang` has it, with the edges of what is Chinese and what is Latin. */
const found: [string, Lang | null][] = [
  ['个头匀，很甜。', 'zh'],
  ['Sweet and even in size.', 'en'],
  ['用 iPhone 拍的照片', 'zh'],
  ['Bought in 杭州', 'zh'],
  ['Café', 'en'],
  ['ﬀ', 'en'],
  ['ＯＫ', 'en'],
  ['é', 'en'],
  ['𠮷', 'zh'],
  ['㐀', 'zh'],
  ['鿿', 'zh'],
  ['豈', 'zh'],
  ['々', 'zh'],
  ['〇', 'zh'],
  ['⺀', 'zh'],
  ['666', null],
  ['👍👍！', null],
  ['×÷', null],
  ['、。《》', null],
  ['ひらがな', null],
  ['Очень хорошо', null],
];

/** Minutes ago, the score, the words. */
const written: [number, number, string][] = [
  [1, 5, '甜'],
  [2, 4, 'Sweet'],
  [3, 5, '👍'],
  [4, 5, 'Even'],
  [5, 4, '匀'],
  [6, 5, '666'],
  [7, 5, 'Nice'],
];
const inZh = ['甜', '👍', '匀', '666', 'Sweet', 'Even', 'Nice'];
const inEn = ['Sweet', '👍', 'Even', '666', 'Nice', '甜', '匀'];
const byTime = written.map(([, , words]) => words);

describeEngines('languages of reviews', (shop) => {
  let product: StockedProduct;
  beforeAll(async () => {
    product = await reviewed(shop());
  });
  const list = async (productId: number, query: string, lang = 'zh') =>
    (await shop().get<List>(`comment/good?good_id=${productId}${query}`, { lang })).message;
  const words = ({ data }: List) => data.map(({ comment }) => comment.details);

  it('are found by the letters of their words, also once those change', async () => {
    const read = async (id: number) =>
      (await shop().db.select({ lang: comments.wordsLang }).from(comments).where(eq(comments.id, id)))[0]?.lang;
    const id = await aShownReview(shop(), '好');
    const stored: [string, Lang | null | undefined][] = [];
    for (const [details] of found) {
      await shop().db.update(comments).set({ details }).where(eq(comments.id, id));
      stored.push([details, await read(id)]);
    }
    expect(stored).toEqual(found);
  });

  it.each([
    ['&first_lang=zh', 'zh', inZh],
    ['&first_lang=zh', 'en', inZh],
    ['&first_lang=en', 'en', inEn],
    ['&first_lang=en&sort=-created_at', 'en', inEn],
    ['&first_lang=en&sort=%2Bcreated_at', 'en', ['Nice', '666', 'Even', '👍', 'Sweet', '匀', '甜']],
    ['&first_lang=en&score=4', 'en', ['Sweet', '匀']],
    // An old client, and nonsense.
    ['', 'en', byTime],
    ['&sort=-created_at', 'zh', byTime],
    ['&first_lang=fr', 'en', byTime],
    ['&first_lang=', 'en', byTime],
    ['&first_lang[]=en', 'en', byTime],
  ])('%s in %s', async (query, lang, expected) => {
    expect(words(await list(product.id, query, lang))).toEqual(expected);
  });

  it.each([1, 2, 3, 4])('loses and repeats none between pages of %i', async (limit) => {
    for (const [lang, expected] of [
      ['zh', inZh],
      ['en', inEn],
    ] as const) {
      const pages = Math.ceil(written.length / limit);
      const read = await Promise.all(
        Array.from({ length: pages }, (_, at) => list(product.id, `&first_lang=${lang}&limit=${limit}&page=${at + 1}`)),
      );
      expect(read.flatMap(words)).toEqual(expected);
    }
  });

  it('keeps reviews of one moment in one order', async () => {
    const other = await aProduct(shop(), { type: 'virtual' });
    const createdAt = shop().now;
    for (const details of ['a', '甲', 'b', '乙', 'c'])
      await aShownReview(shop(), details, { product: other, createdAt });
    const pages = await Promise.all([1, 2, 3].map((page) => list(other.id, `&first_lang=zh&limit=2&page=${page}`)));
    expect(pages.map(words)).toEqual([['乙', '甲'], ['c', 'b'], ['a']]);
  });

  it('counts each language over what is filtered, and says that nobody translates', async () => {
    expect(await list(product.id, '&limit=1')).toMatchObject({
      total: 7,
      langs: { zh: 2, en: 3 },
      can_translate: false,
    });
    expect(await list(product.id, '&score=4')).toMatchObject({ total: 2, langs: { zh: 1, en: 1 } });
    expect(await list(product.id, '&score=1')).toMatchObject({ total: 0, langs: { zh: 0, en: 0 } });
  });
});

async function reviewed(shop: TestShop): Promise<StockedProduct> {
  const product = await aProduct(shop, { type: 'virtual' });
  for (const [minutes, score, details] of written) {
    await aShownReview(shop, details, { product, score, createdAt: new Date(shop.now.getTime() - minutes * 60_000) });
  }
  return product;
}
