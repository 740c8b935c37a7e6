import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import {
  addToReview,
  getReviewTranslation,
  getRewardTerms,
  listOwnReviews,
  listReviewableLines,
  listReviews,
  writeReviews,
} from './requests.ts';

const comment = {
  id: 9,
  details: '很好',
  score: 4,
  created_at: '2026-11-20 10:00:00',
  name: '小**集',
  portrait: null,
  resources_many: [{ img: 'r.webp' }],
  reply: { id: 12, details: '谢谢' },
};
const row = { id: 1, price: 19990, comment, good_sku: { id: 7, product_sku: [{ key: '颜色', value: '黑色' }] } };
const page = (more: object = {}) => payload({ data: [row, { id: 2, comment: null }], total: 2, per_page: 10, ...more });

it('reads reviews and leaves out lines without one', async () => {
  const { client, calls } = recordedClient({ 'GET comment/good': page() });
  const reviews = await listReviews(client, { productId: '4', page: 1, pageSize: 10, score: 5, withPictures: true });
  expect(reviews.items).toEqual([
    {
      id: '9',
      text: '很好',
      score: 4,
      author: '小**集',
      avatar: null,
      pictures: ['r.webp'],
      options: [{ name: '颜色', value: '黑色' }],
      addition: null,
      reply: { id: '12', text: '谢谢' },
      writtenAt: '2026-11-20 10:00:00',
    },
  ]);
  expect(reviews).toMatchObject({ summary: null, languages: null, canTranslate: false });
  expect(calls[0]?.params).toMatchObject({ good_id: '4', limit: 10, sort: '-created_at', score: 5, has_picture: 1 });
});

it('reads the histogram', async () => {
  const summary = { average: '4.5', stars: { 5: 3, 4: 1 } };
  const { client } = recordedClient({ 'GET comment/good': page({ summary }) });
  expect((await listReviews(client, { productId: '4' })).summary).toEqual({ average: 4.5, perStar: [0, 0, 0, 1, 3] });
});

it('asks for a language first, and reads how many are in each', async () => {
  const { client, calls } = recordedClient({
    'GET comment/good': page({ langs: { zh: 3, en: '2' }, can_translate: true }),
  });
  const reviews = await listReviews(client, { productId: '4', firstLang: 'en' });
  expect(reviews).toMatchObject({ languages: { zh: 3, en: 2 }, canTranslate: true });
  expect(calls[0]?.params).toMatchObject({ first_lang: 'en', sort: '-created_at' });
});

it('takes a reply and an addition that have no id', async () => {
  const said = { details: '谢谢', created_at: '2026-11-27 10:00:00' };
  const { client } = recordedClient({
    'GET comment/good': page({ data: [{ comment: { ...comment, addition: said, reply: said } }] }),
  });
  const [review] = (await listReviews(client, { productId: '4' })).items;
  expect(review).toMatchObject({ addition: { id: null }, reply: { id: null, text: '谢谢' } });
});

it('asks for a translation', async () => {
  const { client, calls } = recordedClient({
    'GET comment/translation/9': payload({ id: 9, lang: 'en', text: 'Very good' }),
  });
  expect(await getReviewTranslation(client, '9')).toEqual({ language: 'en', text: 'Very good' });
  expect(calls).toHaveLength(1);
});

it('reads what its author added', async () => {
  const addition = { id: 3, details: '还是好', created_at: '2026-11-27 10:00:00', resources_many: [{ img: 'a.webp' }] };
  const { client } = recordedClient({ 'GET comment/good': page({ data: [{ comment: { ...comment, addition } }] }) });
  const [review] = (await listReviews(client, { productId: '4' })).items;
  expect(review?.addition).toEqual({ id: '3', text: '还是好', pictures: ['a.webp'], writtenAt: '2026-11-27 10:00:00' });
});

it('reads the reviews of their author', async () => {
  const own = {
    ...row,
    good_id: 4,
    name: '草莓',
    img: 'g.webp',
    comment: { ...comment, anonymity: 1 },
    is_hidden: 0,
    add_before: '2026-12-20 10:00:00',
    points: 20,
  };
  const { client, calls } = recordedClient({ 'GET comment/user': page({ data: [own] }) });
  const [review] = (await listOwnReviews(client, { page: 2, pageSize: 10 })).items;
  expect(review).toMatchObject({
    product: { id: '4', name: '草莓', picture: 'g.webp' },
    isAnonymous: true,
    isHidden: false,
    addBefore: '2026-12-20 10:00:00',
    points: 20,
    text: '很好',
  });
  expect(calls[0]?.params).toMatchObject({ page: 2, limit: 10 });
});

it('reads the lines that wait, and that an order waits for none', async () => {
  const line = { id: 1, good_id: 4, name: '草莓', img: 'g.webp', created_at: '2026-11-18 10:00:00', good_sku: null };
  const { client } = recordedClient({
    'GET comment/detail/7': payload([line]),
    'GET comment/detail/8': { status: 401, body: { code: 50003, message: '该订单现在不能评价' } },
    'GET comment/detail/9': { status: 404, body: { code: 50000, message: '该内容已不存在' } },
  });
  expect(await listReviewableLines(client, '7')).toEqual([
    { id: '1', productId: '4', name: '草莓', picture: 'g.webp', options: [], boughtAt: '2026-11-18 10:00:00' },
  ]);
  expect(await listReviewableLines(client, '8')).toBeNull();
  await expect(listReviewableLines(client, '9')).rejects.toMatchObject({ code: 'not-found' });
});

it('writes a review per line, adds to one, and reads what they earn', async () => {
  const { client, calls } = recordedClient({
    'POST comment/7': payload('感谢评价，获得 20 积分'),
    'POST comment/addition/9': payload('追评已发布'),
    'GET comment/terms': payload({ points: 20, length: 15, pictures: 1 }),
  });
  const review = { lineId: '1', score: 4, text: '很好', pictures: ['a.webp', 'b.webp'], isAnonymous: true };
  expect(await writeReviews(client, '7', [review])).toBe('感谢评价，获得 20 积分');
  await addToReview(client, '9', { text: '还是好', pictures: [] });
  expect(await getRewardTerms(client)).toEqual({ points: 20, minLength: 15, minPictures: 1 });
  expect(calls.map(({ body }) => body)).toEqual([
    [{ id: '1', score: 4, details: '很好', resources: ['a.webp', 'b.webp'], anonymity: 1 }],
    { details: '还是好', resources: [] },
    undefined,
  ]);
});
