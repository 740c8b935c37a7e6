import { expect, it } from 'vitest';
import { hiddenFields } from './hidden-fields.ts';
import { readListAddress } from './list-address.ts';

it.each([
  ['', [], []],
  [
    'title=茶&sort=sales&page=3',
    ['page'],
    [
      ['title', '茶'],
      ['sort', 'sales'],
    ],
  ],
  ['brand=3,5&min=50&stock=1&size=40', ['brand', 'min', 'max', 'stock'], [['size', '40']]],
])('%s beside %j: %j', (query, own, fields) => {
  const address = readListAddress(undefined, new URLSearchParams(query));
  expect(address && hiddenFields(address, own)).toEqual(fields);
});
