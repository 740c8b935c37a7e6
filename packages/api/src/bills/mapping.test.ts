import { expect, it } from 'vitest';
import { payload, recordedClient, unknownRoute } from '../testing/recorded-client.ts';
import type { BillQuery } from './model.ts';
import { exportBills, getBalances, listBills } from './requests.ts';

const row = { id: 7, type: 1, money: 2690, money_show: 26.9, remark: '付款', created_at: '2026-11-22 10:06:00' };

it('lists bills with both sums, in cents', async () => {
  const data = [
    { ...row, pay_way: 0, balance: 32_860, order_id: 5, order_identification: 'J1', integral_draw_id: null },
    { ...row, id: 6, pay_way: 1, balance: null, order_id: null, order_identification: 'J2' },
    { ...row, id: 5, type: '0', pay_way: 0, balance: 0, integral_draw_id: 3 },
    // A server without the extensions.
    { ...row, id: 4 },
  ];
  const answer = payload({ paginate: { data, total: 4, per_page: '10' }, income: 100, expend: '26.9' });
  const { client } = recordedClient({ 'GET moneyLog': answer });
  const bills = await listBills(client);
  expect(bills).toMatchObject({ income: 10_000, spending: 2690, total: 4, pageSize: 10 });
  const common = { amount: 2690, remark: '付款', at: '2026-11-22 10:06:00', order: null, lotteryId: null };
  expect(bills.items).toEqual([
    { ...common, id: '7', direction: 'spending', method: 'balance', balance: 32_860, order: { id: '5', number: 'J1' } },
    { ...common, id: '6', direction: 'spending', method: 'online', balance: null, order: { id: null, number: 'J2' } },
    { ...common, id: '5', direction: 'income', method: 'balance', balance: 0, lotteryId: '3' },
    { ...common, id: '4', direction: 'spending', method: 'balance', balance: null },
  ]);
});

it.each<[BillQuery, Record<string, unknown>]>([
  [{}, { sort: '-created_at' }],
  [{ sort: 'oldest' }, { sort: 'created_at' }],
  [{ sort: 'largest' }, { sort: '-money' }],
  [{ sort: 'smallest' }, { sort: 'money' }],
  [{ sort: 'spending-first' }, { sort: '-type' }],
  [{ direction: 'income' }, { type: 1 }],
  [
    { direction: 'spending', method: 'balance' },
    { type: 2, pay_way: 0 },
  ],
  [
    { method: 'online', keyword: '  ' },
    { pay_way: 1, keyword: undefined },
  ],
  [
    { keyword: ' 草莓 ', from: '2026-11-01' },
    { keyword: '草莓', timeInterval: undefined },
  ],
  [
    { from: '2026-11-01', until: '2026-11-20', page: 2, pageSize: 20 },
    { page: 2, limit: 20 },
  ],
  [{ from: '2026-11-01', until: '2026-11-20' }, { timeInterval: ['2026-11-01', '2026-11-20'] }],
])('asks %j as %j', async (query, params) => {
  const answer = payload({ paginate: { data: [] }, income: 0, expend: 0 });
  const { client, calls } = recordedClient({ 'GET moneyLog': answer, 'FILE moneyLog/csv': payload('a,b') });
  await listBills(client, query);
  expect(calls[0]?.params).toMatchObject(params);
  await exportBills(client, query);
  const { page: _, limit: __, sort: ___, ...filter } = { page: 0, limit: 0, sort: '', ...params };
  expect(calls[1]?.params).toMatchObject(filter);
});

it('tells the balance by day, in cents', async () => {
  const days = [{ day: '2026-11-01', balance: 975.01 }];
  const balances = payload({ opening: '1000', income: 0.1, expend: 25.09, days });
  const { client, calls } = recordedClient({ 'GET moneyLog/balance': balances });
  expect(await getBalances(client, { from: '2026-11-01', until: '2026-11-01' })).toEqual({
    ...{ opening: 100_000, income: 10, spending: 2509 },
    days: [{ day: '2026-11-01', balance: 97_501 }],
  });
  expect(calls[0]?.params).toEqual({ timeInterval: ['2026-11-01', '2026-11-01'] });
});

it('tells that a server has no balances by day', async () => {
  const { client } = recordedClient({ 'GET moneyLog/balance': unknownRoute });
  const days = { from: '2026-11-01', until: '2026-11-01' };
  await expect(getBalances(client, days)).rejects.toMatchObject({ code: 'not-found' });
});
