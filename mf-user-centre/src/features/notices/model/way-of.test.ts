import { expect, it } from 'vitest';
import { wayOf } from './way-of.ts';

it.each([
  ['/user/indent/detail?id=6', 'order'],
  ['/comment/score?id=6', 'review'],
  ['/user/comment/list?show=written', 'own-reviews'],
  ['/product/detail/12', 'product'],
  ['/user/coupon/list', 'coupons'],
  ['/coupon/list', 'coupons'],
  ['/user/finance/list', 'wallet'],
  ['/user/integralDraw/log', 'prizes'],
  ['/user/integralDraw?id=3#rules', 'lottery'],
  ['/seckill/list', 'flash-sales'],
])('%s leads to %s', (path, name) => {
  expect(wayOf(path)?.name).toBe(name);
});

it.each(['/', '/product/detail/', '/user/indent/detailed', '/somewhere/else', ''])('%j leads nowhere', (path) => {
  expect(wayOf(path)).toBeNull();
});
