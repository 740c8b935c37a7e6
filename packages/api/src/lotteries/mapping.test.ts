import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { drawLottery, getLottery, listLotteries, listOwnPrizes, listWinners } from './requests.ts';

const lottery = {
  id: 1,
  name: '秋收大转盘',
  type: 1,
  is_hidden: 1,
  explain: '每次 50 积分',
  integral: 50,
  tries: 5,
  start_time: '2026-11-01 00:00:00',
  end_time: '2026-12-01 00:00:00',
  server_time: '2026-11-23 12:00:00',
};
const prize = {
  id: 3,
  name: '20 积分',
  model_type: 'App\\Models\\v1\\IntegralConfiguration',
  value: '20',
  quantity: -1,
};
const list = (rows: object[]) => payload({ data: rows, total: rows.length });

const listed = async (more: object) => {
  const { client } = recordedClient({ 'GET integralDraw': list([{ ...lottery, ...more }]) });
  return (await listLotteries(client)).items[0];
};
const prizeOf = async (more: object) => {
  const answer = payload({ ...lottery, has_draw: '2', integral_prize: { 0: { ...prize, ...more } } });
  const { client } = recordedClient({ 'GET integralDraw/1': answer });
  return (await getLottery(client, '1'))?.prizes[0];
};
const ownOf = async (more: object) => {
  const row = { id: 9, integral_prize: prize, created_at: '2026-11-20 10:00:00', ...more };
  const { client } = recordedClient({ 'GET integralDrawLog': list([row]) });
  return (await listOwnPrizes(client)).items[0];
};

it.each([
  [{}, { game: 'wheel', state: 'open', price: 50, triesPerDay: 5, rules: '每次 50 积分' }],
  [
    { type: '2', tries: 0, explain: null },
    { game: 'grid', triesPerDay: null, rules: null },
  ],
  [
    { type: 3, is_hidden: 0 },
    { game: 'slot-machine', state: 'closed' },
  ],
  [{ is_hidden: 0, server_time: '2026-12-01 00:00:00' }, { state: 'ended' }],
  [{ is_hidden: 0, server_time: '2026-10-31 23:59:59' }, { state: 'upcoming' }],
  [{ is_hidden: 0, is_enabled: true, server_time: '2026-10-31 23:59:59' }, { state: 'upcoming' }],
  [{ is_hidden: 0, is_enabled: false, server_time: '2026-10-31 23:59:59' }, { state: 'closed' }],
  [{ is_hidden: 0, is_enabled: false, server_time: '2026-12-01 00:00:00' }, { state: 'ended' }],
  [{ server_time: undefined }, { state: 'open', serverTime: null }],
  [{ type: 9 }, { game: 'wheel' }],
])('a lottery with %j reads as %j', async (more, read) => {
  expect(await listed(more)).toMatchObject(read);
});

it.each([
  [{}, { kind: 'points', isWin: true, value: 20, left: null }],
  [
    { model_type: null, name: '20 积分' },
    { kind: 'nothing', isWin: false, value: null },
  ],
  [
    { model_type: 'App\\Models\\v1\\GoodSku', quantity: 3, residue: 2, recycle: 300 },
    { kind: 'product', left: 2, recycledPoints: 300 },
  ],
  [{ model_type: 'App\\Models\\v1\\Coupon' }, { kind: 'coupon', value: null }],
  [
    { model_type: 'App\\Models\\v1\\MoneyLog', value: '500' },
    { kind: 'balance', value: 500 },
  ],
  [{ is_win: false }, { isWin: false }],
  [
    { is_win: 0, resource: { img: '/media/a.webp' } },
    { isWin: false, picture: { url: '/media/a.webp' } },
  ],
  [{ is_win: null }, { isWin: true }],
])('a prize with %j reads as %j', async (more, read) => {
  expect(await prizeOf(more)).toMatchObject(read);
});

it('reads the draws of today, and null for an unknown lottery', async () => {
  const found = payload({ ...lottery, has_draw: '2', integral_prize: [] });
  const { client } = recordedClient({ 'GET integralDraw/1': found, 'GET integralDraw/2': payload(null) });
  expect(await getLottery(client, '1')).toMatchObject({ drawsToday: 2, prizes: [] });
  expect(await getLottery(client, '2')).toBeNull();
});

it.each([
  [4, [4]],
  [
    [2, 2, 2],
    [2, 2, 2],
  ],
])('a draw of %j shows %j, asked for by POST and with its key', async (answer, places) => {
  const { client, calls } = recordedClient({ 'POST integralWinning/1': payload(answer) });
  expect(await drawLottery(client, '1', { idempotencyKey: 'k' })).toEqual({ places });
  expect(calls[0]?.options).toEqual({ idempotencyKey: 'k' });
});

it.each([
  [undefined, '-created_at'],
  [true, 'created_at'],
])('lists winners, oldest first %s', async (oldestFirst, sort) => {
  const row = { id: 9, integral_prize: prize, username: '林**满', created_at: '2026-11-20 10:00:00' };
  const { client, calls } = recordedClient({ 'GET integralDrawLog': list([row]) });
  const { items } = await listWinners(client, { lotteryId: '1', page: 2, pageSize: 10, oldestFirst });
  expect(calls[0]?.params).toEqual({ integral_draw_id: 1, page: 2, limit: 10, sort });
  expect(items).toMatchObject([{ id: '9', name: '林**满', wonAt: '2026-11-20 10:00:00', prize: { id: '3' } }]);
});

it.each([
  [
    { state: '已兑换', state_code: 0 },
    { state: 'open', orderId: null },
  ],
  [{ state: 'Recycled' }, { state: 'recycled' }],
  [
    { state: '未兑换', redeem_before: '2026-12-05 10:00:00' },
    { state: 'open', redeemBefore: '2026-12-05 10:00:00' },
  ],
  [
    { state_code: 1, model_type: 'App\\Models\\v1\\GoodIndent', model_id: 77 },
    { state: 'redeemed', orderId: '77' },
  ],
  [
    { state_code: 1, model_type: 'App\\Models\\v1\\IntegralLog', model_id: 77 },
    { orderId: null, redeemBefore: null },
  ],
  [{ integral_draw: { id: 1, name: '秋收大转盘', type: 1 } }, { lottery: { id: '1', name: '秋收大转盘' } }],
])('an own prize with %j reads as %j', async (more, read) => {
  expect(await ownOf(more)).toMatchObject(read);
});
