import { expect, it } from 'vitest';
import { readEntries, withEntries, withoutEntry } from './stored-entries.ts';

const tea = { productId: '4', variantId: null, quantity: 2 };
const bag = { productId: '5', variantId: '51', quantity: 1 };

it.each([
  ['nothing', null, []],
  ['what is no JSON', '{', []],
  ['something else', '{"a":1}', []],
  ['a line without pieces', JSON.stringify([{ ...tea, quantity: 0 }]), []],
  ['ids that are none', JSON.stringify([{ ...tea, productId: '../1' }]), []],
  ['lines, and nothing else', JSON.stringify([tea, null, 'x', bag]), [tea, bag]],
])('reads %s', (_what, text, entries) => {
  expect(readEntries(text)).toEqual(entries);
});

it('puts what is saved last first, and adds up pieces of one thing', () => {
  expect(withEntries([tea], [bag])).toEqual([bag, tea]);
  expect(withEntries([bag, tea], [{ ...tea, quantity: 3 }])).toEqual([{ ...tea, quantity: 5 }, bag]);
});

it('keeps no more than a cart may hold', () => {
  const many = Array.from({ length: 250 }, (_, index) => ({ ...tea, productId: String(index + 1) }));
  expect(withEntries(many, [bag])).toHaveLength(200);
  expect(withEntries(many, [bag])[0]).toEqual(bag);
});

it('forgets one line', () => {
  expect(withoutEntry([tea, bag], 'v51')).toEqual([tea]);
  expect(withoutEntry([tea], 'v51')).toEqual([tea]);
});
