import { describe, expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { couponDiscount } from './discount.ts';
import { claimCoupon, countOwnedCoupons, listCoupons, listOwnedCoupons } from './requests.ts';

const amount = { id: 1, name: '满减', cost: 1500, type: 1, residue: 3, sill: 10000, limit_get: 1, state: 1 };
const percentage = { id: 2, cost: 1000, type: 3, residue: 1, sill: '', limit_get: 0, explain: '无门槛' };
const list = (rows: object[]) => payload({ data: rows, total: rows.length });

it('reads amounts in cents and percentages off', async () => {
  const { client, calls } = recordedClient({ 'GET coupon': list([amount, percentage]) });
  const { items } = await listCoupons(client, { state: 'underway' });
  expect(calls[0]?.params).toMatchObject({ state: 1 });
  expect(items).toMatchObject([
    { id: '1', name: '满减', value: { kind: 'amount', amount: 1500 }, threshold: 10000, scope: { kind: 'all' } },
    { name: null, value: { kind: 'percentage', percent: 10 }, threshold: null, state: 'underway' },
  ]);
});

it.each([
  [
    { limit_get: 1, user_coupon_count: 1 },
    { taken: 1, isClaimed: true },
  ],
  [
    { limit_get: 2, user_coupon_count: 1 },
    { taken: 1, isClaimed: false },
  ],
  [
    { limit_get: 0, user_coupon_count: 9 },
    { taken: 9, isClaimed: false },
  ],
  [{ limit_get: 1 }, { taken: 0, isClaimed: false }],
])('%j reads as %j', async (more, read) => {
  const { client } = recordedClient({ 'GET coupon': list([{ ...amount, ...more }]) });
  expect((await listCoupons(client)).items[0]).toMatchObject(read);
});

it.each([
  [
    { scope_type: 1, scope_ids: [3, '4'] },
    { kind: 'categories', ids: ['3', '4'] },
  ],
  [
    { scope_type: 2, scope_ids: [3] },
    { kind: 'products', ids: ['3'] },
  ],
  [{ scope_type: 0 }, { kind: 'all' }],
])('scope %j', async (more, scope) => {
  const { client } = recordedClient({ 'GET coupon': list([{ ...amount, ...more }]) });
  expect((await listCoupons(client)).items[0]?.scope).toEqual(scope);
});

it('reads own coupons by state and goods total', async () => {
  const row = { id: 5, ticket: 'T5', state: 0, failure_time: '2026-12-01 00:00:00', coupon: amount };
  const { client, calls } = recordedClient({ 'GET coupon/user': list([row]) });
  const { items } = await listOwnedCoupons(client, { state: 'unused', goodsTotal: 12345 });
  expect(calls[0]?.params).toMatchObject({ index: 1, money: 123.45 });
  expect(items[0]).toMatchObject({ id: '5', number: 'T5', state: 'unused', coupon: { id: '1' } });
});

it('claims and counts', async () => {
  const { client, calls } = recordedClient({ 'POST coupon': payload('ok'), 'GET coupon/user/count': payload(4) });
  await claimCoupon(client, '1');
  expect(calls[0]?.body).toEqual({ id: 1 });
  expect(await countOwnedCoupons(client)).toBe(4);
});

describe('couponDiscount', () => {
  const fifteen = { kind: 'amount', amount: 1500 } as const;
  const tenPercent = { kind: 'percentage', percent: 10 } as const;
  it.each([
    [fifteen, 10000, 9999, 0],
    [fifteen, 10000, 10000, 1500],
    [fifteen, null, 1000, 1000],
    [tenPercent, null, 9999, 999],
    [tenPercent, null, 0, 0],
  ])('%j above %s on %d takes off %d', (value, threshold, total, expected) => {
    expect(couponDiscount({ value, threshold }, total)).toBe(expected);
  });
});
