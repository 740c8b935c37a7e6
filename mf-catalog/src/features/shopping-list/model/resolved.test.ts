import type { MatchedProduct } from '@jishi/api/products';
import { expect, it } from 'vitest';
import type { ListLine } from './list-line.ts';
import { resolvedLine, sumOf } from './resolved.ts';

const product: MatchedProduct = {
  id: '5',
  name: '土豆',
  price: 990,
  stock: 9,
  purchaseLimit: null,
  picture: null,
  measure: null,
  variants: [],
};
const line = (more: Partial<ListLine> = {}): ListLine => ({
  key: '0',
  text: '土豆',
  words: '土豆',
  amount: null,
  ...more,
});
const one = { exact: 1, products: [product] };

it.each([
  [line(), undefined, 'looking'],
  [line(), one, 'chosen'],
  [line(), { exact: 0, products: [product] }, 'open'],
  [line({ productId: null }), one, 'unwanted'],
  [line(), { exact: 0, products: [] }, 'nothing'],
  [line({ isAdded: true }), one, 'in-cart'],
] as const)('%j with %j is %s', (asked, match, state) => expect(resolvedLine(asked, match).state).toBe(state));

it('adds up what is chosen, and nothing that is in the cart', () => {
  const lines = [
    resolvedLine(line({ quantity: 2 }), one),
    resolvedLine(line({ key: '1', isAdded: true }), one),
    resolvedLine(line({ key: '2' }), { exact: 0, products: [product] }),
    resolvedLine(line({ key: '3' }), { exact: 0, products: [] }),
  ];
  expect(sumOf(lines)).toMatchObject({ total: 1980, found: 1, open: 1, nothing: 1 });
});
