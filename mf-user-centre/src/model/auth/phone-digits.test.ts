import { expect, it } from 'vitest';
import { phoneDigits, settlePhone } from './phone-digits.ts';

it.each([
  ['13800000001', '13800000001'],
  ['138 0000 0001', '13800000001'],
  ['138-0000-0001', '13800000001'],
  ['+86 138 0000 0001', '13800000001'],
  ['(+86) 138-0000-0001', '13800000001'],
  ['008613800000001', '13800000001'],
  ['8613800000001', '13800000001'],
  ['１３８００００００01', '13800000001'],
  ['138000', '138000'],
  ['138000000012', '13800000001'],
  ['', ''],
])('%s → %s', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));

it.each([
  ['at the end', '138 ', 4, '138', 3],
  ['behind a blank in the middle', '138 00000001', 4, '13800000001', 3],
  ['behind a dash in the middle', '1380000-0001', 8, '13800000001', 7],
  ['before everything', '-13800000001', 1, '13800000001', 0],
  ['behind a pasted country code', '+86 13800000001', 15, '13800000001', 11],
  ['inside the country code', '+8613800000001', 2, '13800000001', 0],
  ['behind a digit too many', '1389000000012', 4, '13890000000', 4],
])('the caret stays behind its digit: %s', (_, typed, caret, digits, stays) => {
  expect(settlePhone(typed, caret)).toEqual({ digits, caret: stays });
});
