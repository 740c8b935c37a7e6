import type { MatchedProduct } from '@jishi/api/products';
import { expect, it } from 'vitest';
import { companionOf, noPicks, priceOf, withTaken, withVariant } from './companions.ts';

const variant = (id: string, price: number) => ({ id, price, stock: 3, options: [], measure: null });
const cup: MatchedProduct = {
  ...{ id: '2', name: '茶杯', price: 3900, stock: 9, purchaseLimit: null, picture: null, measure: null },
  variants: [variant('21', 5900), variant('22', 3900), variant('23', 3900)],
};
const plain = { ...cup, id: '3', price: 1200, variants: [] };

it.each([
  ['with one price is added as it is', plain, noPicks, [null, 1200]],
  ['is added in its cheapest variant, the first of equal ones', cup, noPicks, ['22', 3900]],
  ['is added in the variant that was chosen', cup, withVariant(noPicks, '2', '21'), ['21', 5900]],
  ['goes back to the cheapest where the chosen one is gone', cup, withVariant(noPicks, '2', '9'), ['22', 3900]],
])('a companion %s', (_, product, picks, [id, price]) => {
  const companion = companionOf(product, picks);
  expect([companion.variant?.id ?? null, priceOf(companion)]).toEqual([id, price]);
  expect(companion.isTaken).toBe(true);
});

it('is left, and taken again', () => {
  const left = withTaken(noPicks, '2', false);
  expect([companionOf(cup, left).isTaken, companionOf(plain, left).isTaken]).toEqual([false, true]);
  expect(companionOf(cup, withTaken(left, '2', true)).isTaken).toBe(true);
});
