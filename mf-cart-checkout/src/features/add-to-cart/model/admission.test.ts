import type { CartLine } from '@jishi/api/cart';
import { aCartLine } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { type Refusal, refusalOf } from './admission.ts';

const full = Array.from({ length: 200 }, (_, index) => aCartLine({ productId: String(index + 100) }));
const red = { productId: '11', variantId: '1' };
const blue = { productId: '11', variantId: '2' };

it.each<[string, CartLine[], CartLine, Refusal | null]>([
  ['fits into an empty cart', [], aCartLine({ quantity: 20, stock: 20 }), null],
  ['fits on top of what is there', [aCartLine({ quantity: 19 })], aCartLine({ stock: 20 }), null],
  ['is off the shelf', [], aCartLine({ isInvalid: true }), { reason: 'off-shelf' }],
  ['is sold out', [], aCartLine({ stock: 0 }), { reason: 'sold-out' }],
  [
    'is more than the stock, counting the cart',
    [aCartLine({ quantity: 19 })],
    aCartLine({ quantity: 2, stock: 20 }),
    { reason: 'stock', most: 20, inCart: 19 },
  ],
  [
    'is more than one may buy',
    [],
    aCartLine({ quantity: 3, purchaseLimit: 2 }),
    { reason: 'purchase-limit', most: 2, inCart: 0 },
  ],
  [
    'is more than one may buy, counting other variants',
    [aCartLine({ ...red, quantity: 2 })],
    aCartLine({ ...blue, purchaseLimit: 2 }),
    { reason: 'purchase-limit', most: 2, inCart: 2 },
  ],
  [
    'meets the stock first',
    [],
    aCartLine({ quantity: 3, stock: 1, purchaseLimit: 2 }),
    { reason: 'stock', most: 1, inCart: 0 },
  ],
  ['finds the cart full', full, aCartLine(), { reason: 'cart-full', most: 200 }],
  ['adds to a line of a full cart', full, aCartLine({ productId: '100' }), null],
  ['has a stock nobody knows', [], aCartLine({ stock: null, quantity: 500 }), null],
])('%s', (_title, lines, added, expected) => {
  expect(refusalOf(lines, added)).toEqual(expected);
});
