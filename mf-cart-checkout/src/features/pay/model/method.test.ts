import { expect, it } from 'vitest';
import { type Method, methodFor } from './method.ts';

it.each<[Method | null, boolean, Method]>([
  [null, true, 'balance'],
  [null, false, 'wechat'],
  ['balance', true, 'balance'],
  ['balance', false, 'wechat'],
  ['online', false, 'online'],
  ['wechat', true, 'wechat'],
])('wanted %s, balance enough %s: %s', (wanted, isEnough, expected) => {
  expect(methodFor(wanted, isEnough)).toBe(expected);
});
