import { expect, it } from 'vitest';
import { toPagePath } from './links.ts';

it.each([
  ['/pages/product/detail?id=12', '/product/detail/12'],
  ['pages/product/detail?id=12', '/product/detail/12'],
  ['/pages/product/list?id=3&name=%E6%89%8B%E6%9C%BA', '/product/list/3?name=%E6%89%8B%E6%9C%BA'],
  ['/pages/indent/detail?id=6', '/user/indent/detail?id=6'],
  ['/pages/finance/bill_show?id=6', '/user/finance/list'],
  ['/pages/order/score?id=6', '/comment/score?id=6'],
  ['/seckill/list', '/seckill/list'],
  ['/product/detail/12', '/product/detail/12'],
  ['', null],
  [null, null],
  [undefined, null],
  ['//evil.example/x', null],
  ['/\\evil.example', null],
  ['https://a.example/', null],
  ['javascript:alert(1)', null],
])('%s leads to %s', (url, path) => {
  expect(toPagePath(url)).toBe(path);
});
