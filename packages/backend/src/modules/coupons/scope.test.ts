import { expect, it } from 'vitest';
import { goodsInScope, isInScope } from './scope.ts';

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

it.each([
  ['everything', { scopeType: 0, scopeIds: [] }, null],
  ['goods', { scopeType: 2, scopeIds: [5, 6] }, { ids: [5, 6] }],
  ['a category', { scopeType: 1, scopeIds: [1] }, { categoryIds: [1, 11, 12, 111] }],
  ['categories below each other', { scopeType: 1, scopeIds: [11, 111, 2] }, { categoryIds: [11, 111, 2] }],
  ['categories in a ring', { scopeType: 1, scopeIds: [8] }, { categoryIds: [8, 9] }],
  ['a category that is gone', { scopeType: 1, scopeIds: [77] }, { categoryIds: [] }],
])('%s', (_, scope, goods) => {
  expect(goodsInScope(scope, parents)).toEqual(goods);
});

it('finds for a list what it says of one good', () => {
  for (const scopeIds of [[1], [11], [2, 12], [9], []]) {
    const scope = { scopeType: 1, scopeIds };
    const found = goodsInScope(scope, parents);
    const single = [...parents.keys()].filter((categoryId) => isInScope(scope, { id: 1, categoryId }, parents));
    expect(found).toEqual({ categoryIds: single });
  }
});
