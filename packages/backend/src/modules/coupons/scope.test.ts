import { expect, it } from 'vitest';
import { type CouponScope, isInScope, productsInScope, type ScopedProducts } from './scope.ts';

/** 1 holds 11 and 12, 11 holds 111; 2 is beside them; 8 and 9 hold each other. */
const parents = new Map<number, number | null>([
  [1, null],
  [11, 1],
  [12, 1],
  [111, 11],
  [2, null],
  [8, 9],
  [9, 8],
]);

it.each<[string, CouponScope, ScopedProducts]>([
  ['everything', { scopeType: 'everything', scopeIds: [] }, null],
  ['goods', { scopeType: 'goods', scopeIds: [5, 6] }, { ids: [5, 6] }],
  ['a category', { scopeType: 'categories', scopeIds: [1] }, { categoryIds: [1, 11, 12, 111] }],
  ['categories below each other', { scopeType: 'categories', scopeIds: [11, 111, 2] }, { categoryIds: [11, 111, 2] }],
  ['categories in a ring', { scopeType: 'categories', scopeIds: [8] }, { categoryIds: [8, 9] }],
  ['a category that is gone', { scopeType: 'categories', scopeIds: [77] }, { categoryIds: [] }],
])('%s', (_, scope, products) => {
  expect(productsInScope(scope, parents)).toEqual(products);
});

it('finds for a list what it says of one good', () => {
  for (const scopeIds of [[1], [11], [2, 12], [9], []]) {
    const scope = { scopeType: 'categories', scopeIds } as const;
    const found = productsInScope(scope, parents);
    const single = [...parents.keys()].filter((categoryId) => isInScope(scope, { id: 1, categoryId }, parents));
    expect(found).toEqual({ categoryIds: single });
  }
});
