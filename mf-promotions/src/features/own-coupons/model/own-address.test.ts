import { expect, it } from 'vitest';
import { ownPath, readOwnAddress, stateOf } from './own-address.ts';

it.each([
  ['', 'unused', 1, '/user/coupon/list', 'unused'],
  ['state=all', 'all', 1, '/user/coupon/list?state=all', null],
  ['state=used&page=2', 'used', 2, '/user/coupon/list?state=used&page=2', 'used'],
  ['state=invalid&page=x', 'invalid', 1, '/user/coupon/list?state=invalid', 'invalid'],
  ['state=0', 'unused', 1, '/user/coupon/list', 'unused'],
] as const)('%j', (text, tab, page, path, state) => {
  const address = readOwnAddress(new URLSearchParams(text));
  expect(address).toEqual({ tab, page });
  expect([ownPath(address), stateOf(address.tab)]).toEqual([path, state]);
});
