import { expect, it } from 'vitest';
import { isMailbox } from './rules.ts';

it.each([
  ['me@mail.example', true],
  ['me.too+shop@sub.mail.example', true],
  ['小满@例子.公司', true],
  ['', false],
  ['me', false],
  ['me@mail', false],
  ['me@@mail.example', false],
  ['me @mail.example', false],
  ['me@mail..example', false],
  ['Me <me@mail.example>', false],
  [`${'a'.repeat(250)}@mail.example`, false],
])('%s: %s', (text, is) => {
  expect(isMailbox(text)).toBe(is);
});
