import { expect, it } from 'vitest';
import { maskLine } from './log.ts';

it.each([
  ['{"url":"/x?cellphone=13800000001"}', '{"url":"/x?cellphone=138****0001"}'],
  ['Authorization: Bearer abc-DEF_123', 'Authorization: Bearer ***'],
  ['"refresh_token":"abc"', '"refresh_token":"***"'],
  ['mail to someone@shop.example', 'mail to s***@shop.example'],
  [
    '"identification":"1795189099202799257","time":1795198264395',
    '"identification":"1795189099202799257","time":1795198264395',
  ],
])('masks %s', (line, masked) => {
  expect(maskLine(line)).toBe(masked);
});
