import type { CouponOffer, OrderChoices } from '@jishi/api/orders';
import { describe, expect, it } from 'vitest';
import { couponInUse, hasEnded, nextOffer } from './coupon-choice.ts';

const offer = (id: string, over: Partial<CouponOffer> = {}): CouponOffer => ({
  id,
  number: `N${id}`,
  name: id,
  condition: '',
  validUntil: '2026-12-31 00:00:00',
  saves: 500,
  deductible: 0,
  obstacle: null,
  missing: null,
  savesAtThreshold: null,
  ...over,
});
const choices = (coupons: CouponOffer[], best: string | null = null): OrderChoices => ({
  pointValue: 0.01,
  deductible: 0,
  best: { couponId: best, points: 0 },
  coupons,
  addresses: [],
});

describe('couponInUse', () => {
  const both = [offer('a'), offer('b'), offer('gone', { obstacle: 'scope' })];
  it.each([
    ['the best where nothing was chosen', undefined, 'a', ['a', true]],
    ['none where none is wanted', null, 'a', [null, false]],
    ['the chosen one', 'b', 'a', ['b', false]],
    ['the best instead of one that cannot be used', 'gone', 'a', ['a', true]],
    ['the best instead of one that is not theirs', 'x', 'b', ['b', true]],
    ['none where none saves anything', undefined, null, [null, false]],
  ])('is %s', (_, chosen, best, expected) => {
    const found = couponInUse(choices(both, best), chosen);
    expect([found.offer?.id ?? null, found.isBest]).toEqual(expected);
  });
});

describe('nextOffer', () => {
  const below = (id: string, missing: number, savesAtThreshold: number | null) =>
    offer(id, { saves: 0, obstacle: 'threshold', missing, savesAtThreshold });
  it.each([
    ['the nearest', [below('far', 900, 9000), below('near', 100, 3000)], 500, 'near'],
    ['none that saves no more than now', [below('small', 100, 500)], 500, null],
    ['none for some goods only', [below('some', 100, null)], 0, null],
    ['none that is reached', [offer('a')], 0, null],
  ])('is %s', (_, offers, saved, expected) => {
    expect(nextOffer(choices(offers), saved)?.offer.id ?? null).toBe(expected);
  });
});

it.each([
  [undefined, true],
  [offer('a', { obstacle: 'used' }), true],
  [offer('a', { obstacle: 'expired' }), true],
  [offer('a', { obstacle: 'scope' }), false],
  [offer('a'), false],
])('%j has ended: %s', (one, expected) => {
  expect(hasEnded(one)).toBe(expected);
});
