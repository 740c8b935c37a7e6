import type { Coupon, CouponScope } from '@jishi/api/coupons';
import { expect, it } from 'vitest';
import { claimStateOf, couponsOfProduct } from './coupons-of-product.ts';

const coupon = (id: string, scope: CouponScope, over: Partial<Coupon> = {}): Coupon => ({
  id,
  name: id,
  value: { kind: 'amount', amount: 500 },
  threshold: null,
  condition: '',
  startsAt: '',
  endsAt: '',
  state: 'underway',
  left: 3,
  scope,
  taken: 0,
  isClaimed: false,
  ...over,
});
const product = { productId: '7', categoryIds: ['11', '1'] };

it('keeps what fits the product, the claimed ones last', () => {
  const coupons = [
    coupon('mine', { kind: 'all' }, { isClaimed: true }),
    coupon('all', { kind: 'all' }),
    coupon('this', { kind: 'products', ids: ['7'] }),
    coupon('other', { kind: 'products', ids: ['8'] }),
    coupon('once', { kind: 'all' }, { taken: 1 }),
    coupon('above', { kind: 'categories', ids: ['1'] }),
    coupon('beside', { kind: 'categories', ids: ['12'] }),
  ];
  expect(couponsOfProduct(coupons, product).map(({ id }) => id)).toEqual(['all', 'this', 'above', 'once', 'mine']);
});

it.each([
  [{}, 'open'],
  [{ taken: 1 }, 'again'],
  [{ isClaimed: true, left: 0 }, 'claimed'],
  [{ left: 0 }, 'none-left'],
  [{ state: 'finished' }, 'closed'],
  [{ state: 'upcoming' }, 'closed'],
] as const)('%j is %s', (over, state) => {
  expect(claimStateOf(coupon('1', { kind: 'all' }, over))).toBe(state);
});
