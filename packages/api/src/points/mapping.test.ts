import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { getPointsOffer, listPoints } from './requests.ts';

it('lists entries with both sums', async () => {
  const data = [
    { id: 1, type: '收入', operation: 30, remark: '购物', created_at: '2026-11-20 10:00:00' },
    { id: 2, type: 'Expend', operation: 5, remark: null },
    { id: 3, type: '收入', type_code: 1, operation: 1 },
  ];
  const page = payload({ paginate: { data, total: 3, per_page: '10' }, income: 30, expend: 6 });
  const { client, calls } = recordedClient({ 'GET integralLog': page });
  const points = await listPoints(client, { direction: 'income', from: '2026-11-01', until: '2026-11-20' });
  expect(calls[0]?.params).toMatchObject({ type: 0, timeInterval: ['2026-11-01', '2026-11-20'], sort: '-id' });
  expect(points).toMatchObject({ income: 30, spending: 6, pageSize: 10, total: 3 });
  expect(points.items.map(({ direction, points: count }) => [direction, count])).toEqual([
    ['income', 30],
    ['spending', 5],
    ['spending', 1],
  ]);
});

it.each([
  [{ available: 500, deductible: 120.9, parities: 0.01 }, 120],
  [{ available: 50, deductible: 120, parities: 0.01 }, 50],
  [{ available: 50, deductible: 0, parities: 0.01 }, 0],
])('of %j points %d can be used', async (answer, usable) => {
  const { client, calls } = recordedClient({ 'POST integralCommodity': payload(answer) });
  const line = { productId: '4', variantId: null, unitPrice: 19990, quantity: 2 };
  expect(await getPointsOffer(client, [line])).toEqual({ available: answer.available, usable, centsPerPoint: 1 });
  expect(calls[0]?.body).toEqual([{ ids: 4, skuIds: 0, price: 399.8, number: 2 }]);
});
