import { expect, it } from 'vitest';
import { maskPhone } from './mask-phone.ts';

it.each([
  ['13800006027', '138****6027'],
  ['400800', '400800'],
  ['', ''],
])('%s is shown as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});
