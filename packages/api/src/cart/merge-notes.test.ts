import { expect, it } from 'vitest';
import { lineKey } from './line.ts';
import { mergeNotes } from './merge-notes.ts';
import type { CartLine } from './model.ts';

const line = (productId: string, quantity: number, over: Partial<CartLine> = {}): CartLine => ({
  key: lineKey({ productId, variantId: null }),
  productId,
  variantId: null,
  quantity,
  name: `product ${productId}`,
  picture: null,
  unitPrice: 100,
  options: [],
  productType: 'physical',
  shippingRateId: null,
  stock: 9,
  purchaseLimit: null,
  isInvalid: false,
  ...over,
});

it.each<[string, CartLine[], CartLine[], CartLine[], string[]]>([
  ['a line that is simply there', [], [line('1', 2)], [line('1', 2)], []],
  ['a line of both', [line('1', 1)], [line('1', 2)], [line('1', 3)], ['joined 3/3']],
  ['more than may be bought', [line('1', 4)], [line('1', 4)], [line('1', 5)], ['lowered 5/8']],
  ['more than the stock, new to the cart', [], [line('1', 4)], [line('1', 3)], ['lowered 3/4']],
  ['off the shelf', [], [line('1', 1)], [line('1', 1, { isInvalid: true })], ['unavailable 1/1']],
  ['gone for good', [line('2', 1)], [line('1', 2)], [line('2', 1)], ['left-out 0/2']],
  ['no guest lines', [line('2', 1)], [], [line('2', 1)], []],
])('%s', (_title, before, guest, after, expected) => {
  const notes = mergeNotes(before, guest, after);
  expect(notes.map(({ kind, kept, wanted }) => `${kind} ${kept}/${wanted}`)).toEqual(expected);
});

it('names a line as the server does, in the language of the page', () => {
  const [note] = mergeNotes([], [line('1', 2, { name: '茶' })], [line('1', 1, { name: 'Tea' })]);
  expect(note?.name).toBe('Tea');
  expect(mergeNotes([], [line('1', 2, { name: '茶' })], [])[0]?.name).toBe('茶');
});
