import type { Coupon, CouponScope, OwnedCoupon } from '@jishi/api/coupons';
import type { OrderPreviewLine } from '@jishi/api/orders';
import { describe, expect, it } from 'vitest';
import { aCartLine } from '../testing/cart-line.ts';
import { bestCoupon, couponOptions, nextCoupon } from './coupon-options.ts';

const line = (productId: string, unitPrice: number, quantity: number, over: Partial<OrderPreviewLine> = {}) => ({
  ...aCartLine({ productId, unitPrice, quantity }),
  isInvalid: false,
  ...over,
});
const lines = [line('1', 10_000, 1), line('2', 2_500, 2), line('3', 90_000, 1, { isInvalid: true })];

const coupon = (id: string, over: Partial<Coupon>, validUntil = '2026-12-31 00:00:00'): OwnedCoupon => ({
  id,
  number: `N${id}`,
  state: 'unused',
  validUntil,
  coupon: {
    id: `c${id}`,
    name: id,
    value: { kind: 'amount', amount: 500 },
    threshold: null,
    condition: '',
    startsAt: '',
    endsAt: '',
    state: 'underway',
    left: 1,
    scope: { kind: 'all' },
    taken: 0,
    isClaimed: false,
    ...over,
  },
});
const tenPercent = { value: { kind: 'percentage', percent: 10 } } as const;
const forProduct = (id: string): { scope: CouponScope } => ({ scope: { kind: 'products', ids: [id] } });
const forCategory: { scope: CouponScope } = { scope: { kind: 'categories', ids: ['9'] } };

const told = (options: ReturnType<typeof couponOptions>) =>
  options.map(({ coupon: { id }, saves, obstacle }) => [id, saves, obstacle?.kind ?? null]);

it('puts the one that saves most first; lost lines count for nothing', () => {
  const options = couponOptions([coupon('five', {}), coupon('ten', tenPercent)], lines);
  expect(told(options)).toEqual([
    ['ten', 1500, null],
    ['five', 500, null],
  ]);
  expect(bestCoupon(options)?.id).toBe('ten');
});

it('takes the one that ends first of equals', () => {
  const options = couponOptions([coupon('late', {}), coupon('soon', {}, '2026-11-30 00:00:00')], lines);
  expect(bestCoupon(options)?.id).toBe('soon');
});

describe('what cannot be used', () => {
  it('stands last, with the reason', () => {
    const many = [coupon('big', { threshold: 20_000 }), coupon('other', forProduct('7')), coupon('five', {})];
    expect(told(couponOptions(many, lines))).toEqual([
      ['five', 500, null],
      ['big', 0, 'threshold'],
      ['other', 0, 'scope'],
    ]);
    expect(couponOptions(many, lines)[1]?.obstacle).toEqual({ kind: 'threshold', missing: 5000 });
  });

  it('is never the best', () => {
    expect(bestCoupon(couponOptions([coupon('big', { threshold: 20_000 })], lines))).toBeNull();
    expect(bestCoupon([])).toBeNull();
  });
});

it('counts the goods a coupon is for', () => {
  expect(told(couponOptions([coupon('two', { ...tenPercent, ...forProduct('2') })], lines))).toEqual([
    ['two', 500, null],
  ]);
});

it('believes the server about coupons for categories', () => {
  const many = [coupon('fruit', { ...tenPercent, ...forCategory }), coupon('five', {})];
  expect(bestCoupon(couponOptions(many, lines))?.id).toBe('fruit');
  expect(bestCoupon(couponOptions(many, lines, new Map([['fruit', 300]])))?.id).toBe('five');
  expect(told(couponOptions(many, lines, new Map([['fruit', null]])))).toEqual([
    ['five', 500, null],
    ['fruit', 0, 'scope'],
  ]);
});

describe('nextCoupon', () => {
  const next = (owned: OwnedCoupon[], saved = 500) => nextCoupon(couponOptions(owned, lines), saved);
  const off = (amount: number, threshold: number) => ({ value: { kind: 'amount', amount } as const, threshold });

  it.each<[string, OwnedCoupon[], [string, number] | null]>([
    ['the nearest', [coupon('far', off(9000, 90_000)), coupon('near', off(3000, 20_000))], ['near', 5000]],
    ['not one that is reached', [coupon('five', {})], null],
    ['not one that saves no more than now', [coupon('small', off(400, 20_000))], null],
    ['not one for some goods only', [coupon('some', { ...off(3000, 20_000), ...forProduct('1') })], null],
    ['a part of its threshold', [coupon('ten', { ...tenPercent, threshold: 16_000 })], ['ten', 1000]],
  ])('is %s', (_title, owned, expected) => {
    const found = next(owned);
    expect(found && [found.coupon.id, found.missing]).toEqual(expected);
  });
});
