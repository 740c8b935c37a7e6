import { expect, it } from 'vitest';
import { everyMethod, type Method, methodFor } from './method.ts';

it.each<[Method | null, boolean, readonly Method[], Method | null]>([
  [null, true, everyMethod, 'balance'],
  [null, false, everyMethod, 'wechat'],
  ['balance', true, everyMethod, 'balance'],
  ['balance', false, everyMethod, 'wechat'],
  ['online', false, everyMethod, 'online'],
  ['wechat', true, everyMethod, 'wechat'],
  [null, false, ['balance', 'online'], 'online'],
  ['wechat', true, ['balance'], 'balance'],
  [null, false, ['balance'], null],
  [null, true, [], null],
])('wanted %s, balance enough %s, of %s: %s', (wanted, isBalanceEnough, offered, expected) => {
  expect(methodFor(wanted, { isBalanceEnough, offered })).toBe(expected);
});
