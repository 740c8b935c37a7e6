import type { OrderLine, OrderState } from '@jishi/api/orders';
import { describe, expect, it } from 'vitest';
import { sumRows, totalOf } from './sum-rows.ts';

const physical = [{ productType: 'physical' } as OrderLine];
const order = {
  goodsTotal: 10_000,
  couponDiscount: 0,
  pointsDiscount: 0,
  shippingFee: 0,
  lines: physical,
  prize: null,
};

describe('sumRows', () => {
  it.each([
    ['free delivery', {}, ['goods 10000', 'shipping free']],
    ['a fee', { shippingFee: 800 }, ['goods 10000', 'shipping 800']],
    [
      'all savings',
      { couponDiscount: 3000, pointsDiscount: 250 },
      ['goods 10000', 'coupon -3000', 'points -250', 'shipping free'],
    ],
    ['nothing to send', { lines: [{ productType: 'virtual' } as OrderLine] }, ['goods 10000']],
    ['a prize', { prize: { lotteryId: '1', name: '' } }, ['goods 10000']],
  ])('%s', (_, change, rows) => {
    const shown = sumRows({ ...order, ...change }).map(
      ({ key, amount, isSaving, isFree }) => `${key} ${isFree ? 'free' : isSaving ? -amount : amount}`,
    );
    expect(shown).toEqual(rows);
  });
});

it.each<[OrderState, string | null, string]>([
  ['awaiting-payment', null, 'payable'],
  ['shipped', '2026-11-20 10:05:00', 'paid'],
  ['refunded', '2026-11-20 10:05:00', 'paid'],
  ['cancelled', null, 'total'],
  ['expired', null, 'total'],
])('the amount of an order that is %s, paid %s', (state, paidAt, total) => {
  expect(totalOf({ state, paidAt })).toBe(total);
});
