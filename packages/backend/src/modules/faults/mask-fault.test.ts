import { expect, test } from 'vitest';
import { maskFault } from './mask-fault.ts';

test.each([
  ['TypeError: x is undefined', 'TypeError: x is undefined'],
  ['call 13800000001 now', 'call ***** now'],
  ['order 1795253100123456789: status 404', 'order *****: status 404'],
  ['chunk 1234 is missing', 'chunk 1234 is missing'],
  ['no account ann.lee+shop@mail.example, sorry', 'no account ***@***, sorry'],
  ['mf-catalog@1.2.0 and mf-cart@0.1.0-dev.2f5b4c05', 'mf-catalog@1.2.0 and mf-cart@0.1.0-dev.2f5b4c05'],
  ['"ann@example.org" and <李@例子.公司>', '"***@***" and <***@***>'],
])('%s', (text, masked) => {
  expect(maskFault(text)).toBe(masked);
});
