import { expect, it } from 'vitest';
import { exactOnPage } from './exact-on-page.ts';

it.each([
  { exact: null, page: 1, count: 20 },
  { exact: 0, page: 1, count: 0 },
  { exact: 3, page: 1, count: 3 },
  { exact: 23, page: 2, count: 3 },
  { exact: 23, page: 3, count: 0 },
  { exact: 60, page: 2, count: 20 },
])('of $exact that fit, page $page has $count', ({ exact, page, count }) => {
  const items = Array.from({ length: 20 });
  expect(exactOnPage({ items: items as never, page, pageSize: 20, search: { corrected: null, exact } })).toBe(count);
});

it('of a list that is no search all fit', () => {
  expect(exactOnPage({ items: [{}, {}] as never, page: 4, pageSize: 20, search: null })).toBe(2);
});
