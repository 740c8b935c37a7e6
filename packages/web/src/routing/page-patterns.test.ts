import type { PageEntry } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import { compilePagePatterns } from './page-patterns.ts';

const pages = ['/', '/product/detail/:id?', '/comment/score', '/article/list/:name?'].map(
  (path): PageEntry => ({ id: `mf_catalog/p${path.length}`, path, layout: 'default', guarded: false }),
);
const find = (url: string): string | undefined => compilePagePatterns(pages)(url)?.page.path;

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

test.each([
  ['/', '/'],
  ['/en/', '/'],
  ['//', '/'],
  ['/?x=1', '/'],
  ['/Product//', '/product'],
  ['/product/detail/7', '/product/detail/7'],
  ['/en/PRODUCT/detail/%37//?x=1', '/product/detail/7'],
  ['/pr%6Fduct/./detail/x/../Ab', '/product/detail/Ab'],
  ['//product\\detail', '/product/detail'],
  ['/article/list/关', '/article/list/%E5%85%B3'],
  ['/article/list/%e5%85%b3', '/article/list/%E5%85%B3'],
  ['/article/list/a%2Fb%3F', '/article/list/a%2Fb%3F'],
  ["/article/list/it's:1", "/article/list/it's%3A1"],
])('%s is spelled %s', (url, path) => {
  const all = [...pages, { ...pages[0]!, id: 'mf_catalog/product', path: '/product' }];
  expect(compilePagePatterns(all)(url)?.path).toBe(path);
  expect(compilePagePatterns(all)(path)?.path).toBe(path);
});

test.each(['/product/detail//7', '/product/detail/%E0%A4%A', '/http://x'])('%s is no page', (url) => {
  expect(find(url)).toBeUndefined();
});
