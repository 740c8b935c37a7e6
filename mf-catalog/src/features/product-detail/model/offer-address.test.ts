import type { Variant } from '@jishi/api/products';
import { expect, it } from 'vitest';
import { namedVariant, normalPricePath, salePricePath, withVariant } from './offer-address.ts';

const variants = [
  { id: '1', stock: 3 },
  { id: '2', stock: 0 },
] as unknown as Variant[];

it.each([
  ['sku=1', '1'],
  ['price=normal&sku=1', '1'],
  ['sku=2', null],
  ['sku=77', null],
  ['sku=', null],
  ['', null],
])('?%s names variant %s', (query, id) => {
  expect(namedVariant(variants, new URLSearchParams(query))?.id ?? null).toBe(id);
});

it.each([
  ['', '1', 'sku=1'],
  ['price=normal&utm_source=mail', '1', 'price=normal&utm_source=mail&sku=1'],
  ['sku=2&tab=reviews&page=3', '1', 'sku=1&tab=reviews&page=3'],
  ['sku=2&price=normal', null, 'price=normal'],
])('%j with variant %s is %j', (query, id, expected) => {
  expect(withVariant(new URLSearchParams(query), id).toString()).toBe(expected);
});

it('keeps variant and tab on the way between the two prices', () => {
  const query = new URLSearchParams('sku=1&tab=reviews&page=3');
  expect(normalPricePath('7', query)).toBe('/product/detail/7?price=normal&sku=1&tab=reviews');
  expect(salePricePath('7', new URLSearchParams('price=normal&sku=1'))).toBe('/product/detail/7?sku=1');
});
