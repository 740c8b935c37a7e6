import type { Coupon, CouponScope, OwnedCoupon } from '@jishi/api/coupons';
import { aCartLine } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { nextCoupon } from './next-coupon.ts';

const lines = [
  aCartLine({ productId: '1', unitPrice: 10_000, quantity: 1 }),
  aCartLine({ productId: '2', unitPrice: 2_500, quantity: 2 }),
];

const coupon = (id: string, over: Partial<Coupon> = {}): OwnedCoupon => ({
  id,
  number: `N${id}`,
  state: 'unused',
  receivedAt: '2026-11-01 00:00:00',
  validUntil: '2026-12-31 00:00:00',
  orderId: null,
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
    issued: 10,
    limit: 1,
    scope: { kind: 'all' },
    taken: 0,
    isClaimed: false,
    ...over,
  },
});
const off = (amount: number, threshold: number) => ({ value: { kind: 'amount', amount } as const, threshold });
const tenPercent = { value: { kind: 'percentage', percent: 10 } } as const;
const forProduct = (id: string): { scope: CouponScope } => ({ scope: { kind: 'products', ids: [id] } });
const forCategory: { scope: CouponScope } = { scope: { kind: 'categories', ids: ['9'] } };

it.each<[string, OwnedCoupon[], [string, number] | null]>([
  ['the nearest', [coupon('far', off(9000, 90_000)), coupon('near', off(3000, 20_000))], ['near', 5000]],
  ['not one that is reached', [coupon('five')], null],
  ['not one that saves no more than now', [coupon('five'), coupon('small', off(400, 20_000))], null],
  ['not one for some goods only', [coupon('some', { ...off(3000, 20_000), ...forProduct('1') })], null],
  ['a part of its threshold', [coupon('ten', { ...tenPercent, threshold: 16_000 })], ['ten', 1000]],
  [
    'more than a coupon for categories may save now',
    [coupon('fruit', { ...tenPercent, ...forCategory }), coupon('big', off(1500, 20_000))],
    null,
  ],
  [
    'one, beside a coupon for goods that are not there',
    [coupon('other', { ...tenPercent, ...forProduct('7') }), coupon('big', off(1500, 20_000))],
    ['big', 5000],
  ],
])('is %s', (_title, owned, expected) => {
  const found = nextCoupon(owned, lines);
  expect(found && [found.coupon.id, found.missing]).toEqual(expected);
});

it('is none for an empty cart', () => {
  expect(nextCoupon([coupon('big', off(3000, 20_000))], [])).toBeNull();
});
