import { expect, it } from 'vitest';
import { wayOf } from './way-of.ts';

it.each([
  ['/user/indent/detail?id=6', 'mf_user_centre/order-detail'],
  ['/comment/score?id=6', 'mf_user_centre/write-review'],
  ['/product/detail/12', 'mf_catalog/product-detail'],
  ['/user/coupon/list', 'mf_promotions/own-coupons'],
  ['/coupon/list', 'mf_promotions/coupons'],
  ['/user/finance/list', 'mf_user_centre/wallet'],
  ['/user/integralDraw/log', 'mf_promotions/prizes'],
  ['/user/integralDraw?id=3#rules', 'mf_promotions/lottery'],
  ['/seckill/list', 'mf_promotions/flash-sales'],
])('%s leads to %s', (path, page) => {
  expect(wayOf(path)?.page).toBe(page);
});

it.each(['/', '/product/detail/', '/user/indent/detailed', '/somewhere/else', ''])('%j leads nowhere', (path) => {
  expect(wayOf(path)).toBeNull();
});
