import type { PageEntry } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import { compilePagePatterns } from './page-patterns.ts';

const pages = ['/', '/product/detail/:id?', '/comment/score', '/article/list/:name?'].map(
  (path): PageEntry => ({ id: `mf_catalog/p${path.length}`, path, layout: 'default', guarded: false }),
);
const find = (url: string): string | undefined => compilePagePatterns(pages)(url)?.path;

test.each([
  ['/', '/'],
  ['/en', '/'],
  ['/en/?x=1', '/'],
  ['/product/detail', '/product/detail/:id?'],
  ['/product/detail/7?x=1', '/product/detail/:id?'],
  ['/en/product/detail/7/', '/product/detail/:id?'],
  ['/Article/List/%E5%85%B3', '/article/list/:name?'],
  ['/product/detail/7/8', undefined],
  ['/english', undefined],
  ['/comment/scores', undefined],
])('%s is the page %s', (url, path) => {
  expect(find(url)).toBe(path);
});
