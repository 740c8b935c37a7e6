import { expect, test } from 'vitest';
import { type CachedPage, createCachedPages } from './cached-page.ts';

const aPage = (kilobytes: number): CachedPage => ({
  head: { status: 200, headers: {}, rescue: '' },
  body: Buffer.alloc(kilobytes * 1024),
  noncePlaceholder: 'x',
  begunAt: 0,
  tags: [],
  isInvalidated: false,
  isRenewed: false,
});

test('the page asked for longest ago makes room', () => {
  const cache = createCachedPages(10 * 1024);
  cache.set('a', aPage(3));
  cache.set('b', aPage(3));
  cache.get('a');
  cache.set('c', aPage(3));
  expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, false, true]);
  expect(cache.bytes).toBeLessThanOrEqual(10 * 1024);
});

test('a page is replaced, and one larger than the cache is not kept', () => {
  const cache = createCachedPages(10 * 1024);
  cache.set('a', aPage(3));
  cache.set('a', aPage(2));
  expect(cache.bytes).toBe(2 * 1024 + 512 + 1024 + 2);
  cache.set('b', aPage(20));
  expect(cache.get('b')).toBeUndefined();
});
