import { expect, it } from 'vitest';
import { type InvalidReason, invalidReason, type LineFacts } from './cart-validity.ts';

const plain = { isOnSale: true, isDeleted: false, hasVariants: false, stock: 5, variant: null } as const;
const variant = { ...plain, hasVariants: true, variant: 'present' } as const;

it.each<[string, LineFacts, number, InvalidReason | null]>([
  ['enough in stock', plain, 5, null],
  ['one too many', plain, 6, 'short-of-stock'],
  ['no such good', null, 1, 'missing'],
  ['deleted', { ...plain, isDeleted: true }, 1, 'missing'],
  ['in the warehouse or scheduled', { ...plain, isOnSale: false }, 1, 'off-shelf'],
  ['a SKU with stock', variant, 5, null],
  ['a SKU short of stock', { ...variant, stock: 0 }, 1, 'short-of-stock'],
  ['a SKU that is gone', { ...variant, variant: 'missing' }, 1, 'variant-missing'],
  ['a good that has SKUs by now', { ...plain, hasVariants: true }, 1, 'variant-missing'],
])('%s', (_title, facts, number, expected) => {
  expect(invalidReason({ number }, facts)).toBe(expected);
});
