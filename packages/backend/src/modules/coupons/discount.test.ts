import { describe, expect, it } from 'vitest';
import { couponDiscount, type DiscountTerms } from './discount.ts';
import { type CouponScope, isInScope, type ScopedProduct } from './scope.ts';

describe('couponDiscount', () => {
  it.each<[string, DiscountTerms, number, number | null]>([
    ['a threshold that is reached', { type: 'threshold', cost: 3000, threshold: 19_900 }, 19_900, 3000],
    ['a threshold that is not', { type: 'threshold', cost: 3000, threshold: 19_900 }, 19_899, null],
    ['no goods it is for', { type: 'threshold', cost: 500, threshold: 0 }, 0, null],
    ['never more than the goods cost', { type: 'threshold', cost: 500, threshold: 0 }, 300, 300],
    ['a random one', { type: 'random', cost: 777, threshold: 0 }, 5000, 777],
    ['a percentage, rounded down', { type: 'percent', cost: 1000, threshold: 0 }, 1999, 199],
    ['a percentage below a cent', { type: 'percent', cost: 1000, threshold: 0 }, 9, 0],
    ['all of it', { type: 'percent', cost: 10_000, threshold: 0 }, 1234, 1234],
    ['more than all of it', { type: 'percent', cost: 20_000, threshold: 0 }, 1234, 1234],
  ])('%s', (_, terms, eligible, discount) => {
    expect(couponDiscount(terms, eligible)).toBe(discount);
  });
});

describe('isInScope', () => {
  const parents = new Map([
    [1, null],
    [2, 1],
    [3, 2],
    [8, 9],
    [9, 8],
  ]);
  it.each<[string, CouponScope, ScopedProduct, boolean]>([
    ['everything', { scopeType: 'everything', scopeIds: [] }, { id: 5, categoryId: null }, true],
    ['a good', { scopeType: 'goods', scopeIds: [5, 6] }, { id: 5, categoryId: 3 }, true],
    ['other goods', { scopeType: 'goods', scopeIds: [3] }, { id: 5, categoryId: 3 }, false],
    ['its category', { scopeType: 'categories', scopeIds: [3] }, { id: 5, categoryId: 3 }, true],
    ['a category above', { scopeType: 'categories', scopeIds: [1] }, { id: 5, categoryId: 3 }, true],
    ['a category below', { scopeType: 'categories', scopeIds: [3] }, { id: 5, categoryId: 1 }, false],
    ['a good without a category', { scopeType: 'categories', scopeIds: [5] }, { id: 5, categoryId: null }, false],
    ['categories that go in a circle', { scopeType: 'categories', scopeIds: [1] }, { id: 5, categoryId: 8 }, false],
  ])('%s', (_, scope, product, expected) => {
    expect(isInScope(scope, product, parents)).toBe(expected);
  });
});
