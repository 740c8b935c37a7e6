import type { ProductFacets, ProductSort } from '@jishi/api/products';
import { expect, it } from 'vitest';
import { offeredUnit, unitOfSort, unitSort } from './unit-sort.ts';

const facets = (...units: ProductFacets['units']) => ({ units }) as ProductFacets;

it.each<[ProductFacets | null, number, ProductSort, string | null]>([
  [facets({ unit: 'g', count: 8 }, { unit: 'piece', count: 2 }), 12, 'default', 'g'],
  [facets({ unit: 'ml', count: 6 }), 12, 'sales', 'ml'],
  [facets({ unit: 'ml', count: 5 }), 12, 'default', null],
  [facets({ unit: 'g', count: 1 }), 1, 'default', null],
  // What is chosen can still be seen, and left.
  [facets({ unit: 'g', count: 5 }), 12, 'unit-price-g', 'g'],
  [facets(), 12, 'unit-price-ml', 'ml'],
  [facets(), 12, 'default', null],
  [null, 12, 'default', null],
])('%j of %i goods, by %s: %s', (counted, total, sort, unit) => {
  expect(offeredUnit(counted, total, sort)).toBe(unit);
});

it.each([
  ['unit-price-g', 'g'],
  ['unit-price-use', 'use'],
  ['unit-price-', null],
  ['unit-price-furlong', null],
  ['sales', null],
])('reads %s', (text, unit) => {
  expect(unitOfSort(text)).toBe(unit);
  expect(unitSort(text)).toBe(unit === null ? undefined : text);
});
