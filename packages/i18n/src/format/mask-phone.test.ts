import { expect, it } from 'vitest';
import { maskPhone } from './mask-phone.ts';

it.each([
  ['13800006027', '138****6027'],
  ['400800', '400800'],
  ['1380000', '1380000'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  ['', ''],
])('%s is shown as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});
