import type { CartLine } from '@jishi/api/cart';
import { aCartLine } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { type QuantityHint, quantityHint } from './quantity-hint.ts';

it.each<[string, Partial<CartLine>, QuantityHint]>([
  ['plenty', { stock: 100, quantity: 2 }, null],
  ['at the end of the stock', { stock: 100, quantity: 100 }, { kind: 'stock', count: 100 }],
  ['few left', { stock: 3, quantity: 1 }, { kind: 'few-left', count: 3 }],
  ['a limit nearer than the stock', { stock: 100, purchaseLimit: 2, quantity: 1 }, { kind: 'limit', count: 2 }],
  ['a limit behind the stock', { stock: 2, purchaseLimit: 5, quantity: 1 }, { kind: 'few-left', count: 2 }],
  ['an unknown stock', { stock: null, quantity: 7 }, null],
  ['an unknown stock with a limit', { stock: null, purchaseLimit: 2, quantity: 1 }, { kind: 'limit', count: 2 }],
])('%s', (_title, over, expected) => {
  const line = aCartLine(over);
  expect(quantityHint(line, [line])).toEqual(expected);
});
