import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { countReviews, listReviews } from './requests.ts';

const comment = {
  id: 9,
  details: '很好',
  score: 4,
  created_at: '2026-11-20 10:00:00',
  name: '小**集',
  portrait: null,
  resources_many: [{ img: 'r.webp' }],
  reply: { details: '谢谢' },
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
      reply: '谢谢',
      writtenAt: '2026-11-20 10:00:00',
    },
  ]);
  expect(reviews.summary).toBeNull();
  expect(calls[0]?.params).toMatchObject({ good_id: '4', limit: 10, sort: '-created_at', score: 5, has_picture: 1 });
});

it('reads the histogram', async () => {
  const summary = { average: '4.5', stars: { 5: 3, 4: 1 } };
  const { client } = recordedClient({ 'GET comment/good': page({ summary }) });
  expect((await listReviews(client, { productId: '4' })).summary).toEqual({ average: 4.5, perStar: [0, 0, 0, 1, 3] });
});

it('counts by asking for one row', async () => {
  const { client, calls } = recordedClient({ 'GET comment/good': page({ total: 42 }) });
  expect(await countReviews(client, '4')).toBe(42);
  expect(calls[0]?.params).toMatchObject({ page: 1, limit: 1 });
});
