import { expect, it } from 'vitest';
import { ownReviewsPath, readOwnReviewsAddress } from './own-reviews-address.ts';

it.each([
  ['', { show: 'to-write', page: 1 }, '/user/comment/list'],
  ['show=written&page=3', { show: 'written', page: 3 }, '/user/comment/list?show=written&page=3'],
  ['show=all&page=x', { show: 'to-write', page: 1 }, '/user/comment/list'],
] as const)('%j', (query, address, path) => {
  expect(readOwnReviewsAddress(new URLSearchParams(query))).toEqual(address);
  expect(ownReviewsPath(address)).toBe(path);
});
