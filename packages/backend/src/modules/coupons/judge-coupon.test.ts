import { expect, it } from 'vitest';
import { type CouponLine, type CouponObstacle, judgeCoupon } from './judge-coupon.ts';
import type { OwnedCoupon } from './owned-coupons.ts';

const now = new Date('2026-11-20T08:00:00.000Z');
const coupon: OwnedCoupon = {
  id: 1,
  couponId: 1,
  ticket: 'T1',
  name: { zh: '券' },
  state: 'unused',
  failureTime: new Date(now.getTime() + 1),
  type: 'threshold',
  cost: 500,
  threshold: 2000,
  scopeType: 'everything',
  scopeIds: [],
};
const line = (id: number, total: number, over: Partial<CouponLine> = {}): CouponLine => ({
  product: { id, categoryId: id * 10 },
  total,
  isOfSale: false,
  ...over,
});
const parents = new Map([
  [10, 100],
  [20, null],
  [100, null],
]);

it.each<[string, Partial<OwnedCoupon>, CouponLine[], CouponObstacle | null, number]>([
  ['its threshold is reached', {}, [line(1, 1500), line(2, 500)], null, 500],
  ['its threshold is not', {}, [line(1, 1999)], 'threshold', 1],
  ['it is for a category above', { scopeType: 'categories', scopeIds: [100] }, [line(1, 2000)], null, 500],
  ['only some goods count', { scopeType: 'goods', scopeIds: [2] }, [line(1, 9000), line(2, 1200)], 'threshold', 800],
  ['none of its goods are there', { scopeType: 'goods', scopeIds: [3], threshold: 0 }, [line(1, 9000)], 'scope', 0],
  ['nothing can be ordered', { threshold: 0 }, [], 'scope', 0],
  ['the goods are free', { threshold: 0 }, [line(1, 0)], 'scope', 0],
  ['the order is of a flash sale', {}, [line(1, 9000, { isOfSale: true })], 'flash-sale', 0],
  ['it was used, long ago', { state: 'used', failureTime: new Date(0) }, [line(1, 9000)], 'used', 0],
  ['its time is over this moment', { failureTime: now }, [line(1, 9000)], 'expired', 0],
  ['its end was written down', { state: 'invalid' }, [line(1, 9000)], 'expired', 0],
])('%s', (_, over, lines, obstacle, amount) => {
  const verdict = judgeCoupon({ ...coupon, ...over }, lines, parents, now);
  expect([verdict.obstacle, obstacle === null ? verdict.discount : verdict.missing]).toEqual([obstacle, amount]);
});
