import { expect, it } from 'vitest';
import { noticeListPath, readNoticeListAddress } from './notice-list-address.ts';

const usual = { oldestFirst: false, page: 1, pageSize: 10 };

it.each([
  ['', usual],
  ['sort=oldest', { ...usual, oldestFirst: true }],
  ['sort=title', usual],
  ['page=3&size=50', { ...usual, page: 3, pageSize: 50 }],
  ['page=0&size=11', usual],
])('%j is read', (query, address) => {
  expect(readNoticeListAddress(new URLSearchParams(query))).toEqual(address);
});

it.each([
  [usual, '/user/notice/list'],
  [{ oldestFirst: true, page: 2, pageSize: 20 }, '/user/notice/list?sort=oldest&page=2&size=20'],
])('%j is written', (address, path) => {
  expect(noticeListPath(address)).toBe(path);
});
