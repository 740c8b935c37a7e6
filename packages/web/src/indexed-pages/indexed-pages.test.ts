import { bareDeclaration } from '@jishi/contracts/bare-declaration';
import type { PageEntry } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import { indexedPagesOf } from './indexed-pages.ts';

const aPage = (id: string, path: string, guarded = false): PageEntry => ({ id, path, layout: 'default', guarded });
const pages = [
  aPage('mf_catalog/home', '/'),
  aPage('mf_catalog/compare', '/compare'),
  aPage('mf_gifts/home', '/gifts/:id?'),
  aPage('mf_gifts/own', '/gifts/own', true),
];
const of = (mf: string) => pages.filter(({ id }) => id.startsWith(mf));
const gifts = bareDeclaration('mf-gifts', '1.0.0', {
  pages: of('mf_gifts'),
  siteMap: { 'mf_gifts/home': ['page', 'categories'], 'mf_gifts/own': ['page'] },
});
const catalog = bareDeclaration('mf-catalog', '1.0.0', { pages: of('mf_catalog') });

test('a part says which of its pages are told of; none that is for customers', () => {
  expect(indexedPagesOf(pages, [gifts])).toEqual([{ path: '/gifts/:id?', sources: ['page', 'categories'] }]);
});

test('of a version built before parts said so it is what it was', () => {
  expect(indexedPagesOf(pages, [catalog, gifts]).map(({ path }) => path)).toEqual(['/', '/gifts/:id?']);
});

test('a version that says nothing is told of nowhere', () => {
  expect(indexedPagesOf(pages, [{ ...catalog, siteMap: {} }])).toEqual([]);
});
