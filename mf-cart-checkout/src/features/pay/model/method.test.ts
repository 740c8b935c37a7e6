import { expect, it } from 'vitest';
import { everyMethod, type Method, methodFor } from './method.ts';

it.each<[Method | null, boolean, readonly Method[], Method | null, Method | null]>([
  [null, true, everyMethod, 'balance', 'balance'],
  [null, false, everyMethod, 'wechat', 'online'],
  ['balance', true, everyMethod, 'balance', 'balance'],
  ['balance', false, everyMethod, 'wechat', 'online'],
  ['online', false, everyMethod, 'online', 'online'],
  ['wechat', true, everyMethod, 'wechat', 'wechat'],
  [null, false, ['balance', 'online'], 'online', 'online'],
  [null, false, ['wechat'], 'wechat', 'wechat'],
  ['wechat', true, ['balance'], 'balance', 'balance'],
  [null, false, ['balance'], null, null],
  [null, true, [], null, null],
])('wanted %s, balance enough %s, of %s: %s, on a phone %s', (wanted, isBalanceEnough, offered, expected, onPhone) => {
  const possible = { isBalanceEnough, offered };
  expect(methodFor(wanted, { ...possible, isHandheld: false })).toBe(expected);
  expect(methodFor(wanted, { ...possible, isHandheld: true })).toBe(onPhone);
});
