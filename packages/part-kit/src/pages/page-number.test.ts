import { expect, it } from 'vitest';
import { pageNumber } from './page-number.ts';

it.each([
  ['1', 1],
  ['12', 12],
  ['999999', 999999],
  ['1000000', 1],
  ['0', 1],
  ['01', 1],
  ['-2', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['zwei', 1],
  ['', 1],
  [null, 1],
])('?page=%s is page %i', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});
