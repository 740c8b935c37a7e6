import type { Coupon, CouponScope } from '@jishi/api/coupons';
import { expect, it } from 'vitest';
import { aCoupon } from '../../../testing/a-coupon.ts';
import { couponsOfProduct } from './coupons-of-product.ts';

const coupon = (id: string, scope: CouponScope, over: Partial<Coupon> = {}): Coupon =>
  aCoupon({ id, name: id, scope, ...over });
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
