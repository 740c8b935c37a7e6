import { expect, it } from 'vitest';
import { isId, isUuid } from './ids.ts';

it.each([
  ['1', true],
  ['1001', true],
  ['9007199254740991', true],
  ['9007199254740992', false],
  ['9999999999999999', false],
  ['12345678901234567', false],
  ['0', false],
  ['01', false],
  ['-1', false],
  ['1.5', false],
  ['1e3', false],
  [' 1', false],
  ['abc', false],
  ['', false],
  [null, false],
  [undefined, false],
  [1, false],
])('%j as an id: %s', (value, isOne) => {
  expect(isId(value)).toBe(isOne);
});

it.each([
  ['00000000-0000-4000-8000-00000000000a', true],
  ['00000000-0000-4000-8000-00000000000A', true],
  ['00000000-0000-4000-8000-00000000000', false],
  ['00000000-0000-4000-8000-00000000000a0', false],
  ['<script>', false],
  ['', false],
  [null, false],
])('%j as a long id: %s', (value, isOne) => {
  expect(isUuid(value)).toBe(isOne);
});
