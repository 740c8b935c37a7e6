import { expect, test } from 'vitest';
import { maskText } from './mask.ts';

test.each([
  ['phone 13800000001 called', 'phone 138****0001 called'],
  ['/product/list?title=13800000001', '/product/list?title=138****0001'],
  ['Authorization: Bearer abc.def-1', 'Authorization: Bearer ***'],
  [
    'jishi_token=abc; jishi_refresh_token=def; jishi_theme=dark',
    'jishi_token=***; jishi_refresh_token=***; jishi_theme=dark',
  ],
  ['{"access_token":"abc","code":50000}', '{"access_token":"***","code":50000}'],
  ['{"msg":"{\\"password\\":\\"abc\\"}"}', '{"msg":"{\\"password\\":\\"***\\"}"}'],
  ['/x?code=123456&page=2', '/x?code=***&page=2'],
  ['{"url":"/shout?say=%E8%8C%B6"}', '{"url":"/shout?say=***"}'],
  ['/en/shout?list=abc-_', '/en/shout?list=***'],
  ['ended with code 7, tokens: many', 'ended with code 7, tokens: ***'],
  ['{"tokens":5}', '{"tokens":5}'],
  ['time 1732124000123', 'time 1732124000123'],
])('%s', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});
