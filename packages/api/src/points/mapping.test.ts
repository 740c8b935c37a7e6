import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { exportPoints, getPointsBalances, getPointsOffer, getPointsRules, listPoints } from './requests.ts';

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

const models = 'App\\Models\\v1\\';

it.each([
  [{}, null],
  [{ integralable_type: null, integralable_id: 5 }, null],
  [{ integralable_type: `${models}Unheard`, integralable_id: 5 }, null],
  [
    { integralable_type: `${models}GoodIndent`, integralable_id: 5, integralable_identification: 'J1', order_id: 5 },
    { kind: 'order', id: '5', number: 'J1' },
  ],
  [
    { integralable_type: `${models}GoodIndent`, integralable_id: 5, integralable_identification: 'J1', order_id: null },
    { kind: 'order', id: null, number: 'J1' },
  ],
  [
    { integralable_type: `${models}GoodIndent`, integralable_id: 5 },
    { kind: 'order', id: '5', number: '' },
  ],
  [
    { integralable_type: `${models}IntegralDraw`, integralable_id: 3 },
    { kind: 'lottery', id: '3' },
  ],
  [{ integralable_type: `${models}IntegralDraw`, integralable_id: null }, null],
  [{ integralable_type: `${models}Comment`, integralable_id: 9 }, { kind: 'review' }],
])('of %j the source is %j', async (wire, source) => {
  const data = [{ id: 1, type_code: 0, operation: 5, balance: 12, ...wire }];
  const { client } = recordedClient({ 'GET integralLog': payload({ paginate: { data }, income: 5, expend: 0 }) });
  const [entry] = (await listPoints(client)).items;
  expect(entry).toMatchObject({ balance: 12, source });
});

it('tells points by day, their rules, and gives them as a file', async () => {
  const { client, calls } = recordedClient({
    'GET integralLog/balance': payload({ opening: 1, income: 5, expend: 2, days: [{ day: '2026-11-01', balance: 4 }] }),
    'GET integralLog/rules': payload({
      parities: 0.02,
      return_percent: 5,
      review: 20,
      review_characters: 15,
      review_pictures: 1,
    }),
    'FILE integralLog/csv': payload('a,b'),
  });
  const days = { from: '2026-11-01', until: '2026-11-01' };
  const balances = { opening: 1, income: 5, spending: 2, days: [{ day: '2026-11-01', balance: 4 }] };
  expect(await getPointsBalances(client, days)).toEqual(balances);
  expect(await getPointsRules(client)).toEqual({
    ...{ centsPerPoint: 2, returnPercent: 5 },
    review: { points: 20, characters: 15, pictures: 1 },
  });
  const file = await exportPoints(client, { direction: 'spending', keyword: '抽奖', ...days });
  expect(await file.text()).toBe('a,b');
  expect(calls[2]?.params).toEqual({ type: 1, keyword: '抽奖', timeInterval: ['2026-11-01', '2026-11-01'] });
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
