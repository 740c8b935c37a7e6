import { expect, it } from 'vitest';
import { centrePath, readCentreAddress } from './centre-address.ts';

it.each([
  ['', 'underway', 1, '/coupon/list'],
  ['state=underway&page=1', 'underway', 1, '/coupon/list'],
  ['state=upcoming', 'upcoming', 1, '/coupon/list?state=upcoming'],
  ['state=finished&page=3', 'finished', 3, '/coupon/list?state=finished&page=3'],
  ['state=gone&page=-1', 'underway', 1, '/coupon/list'],
  ['page=2', 'underway', 2, '/coupon/list?page=2'],
] as const)('%j', (text, state, page, path) => {
  const address = readCentreAddress(new URLSearchParams(text));
  expect(address).toEqual({ state, page });
  expect(centrePath(address)).toBe(path);
});
