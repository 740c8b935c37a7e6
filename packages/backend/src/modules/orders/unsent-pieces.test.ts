import { expect, it } from 'vitest';
import { productTypes } from '../../kernel/words/products.ts';
import { unsentByPost, unsentPieces } from './unsent-pieces.ts';

it.each([
  ['nothing has happened', { number: 3, sent: 0, refunded: 0, refundedUnsent: 0 }, 3],
  ['some are on their way', { number: 3, sent: 2, refunded: 0, refundedUnsent: 0 }, 1],
  ['some were refunded before', { number: 3, sent: 0, refunded: 1, refundedUnsent: 1 }, 2],
  ['some were refunded before, others sent', { number: 3, sent: 1, refunded: 1, refundedUnsent: 1 }, 1],
  ['what was sent came back', { number: 3, sent: 2, refunded: 2, refundedUnsent: 0 }, 1],
  ['sent came back, unsent refunded', { number: 3, sent: 2, refunded: 3, refundedUnsent: 1 }, 0],
  ['nobody wrote down that it was not sent', { number: 3, sent: 0, refunded: 2, refundedUnsent: 0 }, 1],
  ['all of it is on its way', { number: 3, sent: 3, refunded: 1, refundedUnsent: 0 }, 0],
])('%s', (_, line, left) => {
  expect(unsentPieces(line)).toBe(left);
});

it('only goods that travel are sent by post', () => {
  const line = { number: 2, sent: 0, refunded: 0, refundedUnsent: 0 };
  expect(unsentByPost(productTypes.words.map((productType) => ({ ...line, productType })))).toBe(2);
});
