import { expect, it } from 'vitest';
import { readOrderId } from './order-id.ts';

it.each([
  ['id=42', '42'],
  ['id=', null],
  ['', null],
  ['id=0', null],
  ['id=-1', null],
  ['id=1.5', null],
  ['id=4%2F2', null],
  ['id=12345678901234567890', null],
])('?%s names %s', (query, expected) => {
  expect(readOrderId(new URLSearchParams(query))).toBe(expected);
});
