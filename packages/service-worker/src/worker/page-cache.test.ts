import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPages, isKept, isRecent, keptPages } from './page-cache.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const MINUTE_MS = 60_000;

const page = (at: number, keeping = 'shared') =>
  new Response('', { headers: { 'x-kept-at': String(at), 'x-offline': keeping, 'x-release': '7' } });

/** A store of the browser, as far as it is used. */
function fakeCache(pages: Map<string, Response>) {
  return {
    keys: async () => [...pages.keys()].map((url) => ({ url })),
    match: async (asked: string | { url: string }) => pages.get(typeof asked === 'string' ? asked : asked.url),
    delete: async (url: string) => pages.delete(url),
  };
}

const pages = new Map<string, Response>();

beforeEach(() => {
  pages.clear();
  vi.stubGlobal('caches', { open: async () => fakeCache(pages) });
});
afterEach(() => vi.unstubAllGlobals());

test('a page that is opened again is asked for anew, unless its copy is of the last minute', async () => {
  pages.set('/new', page(NOW - 0.9 * MINUTE_MS));
  pages.set('/old', page(NOW - 1.1 * MINUTE_MS));
  const recent = await Promise.all(['/new', '/old', '/none'].map((url) => isRecent(url, NOW)));
  expect(recent).toEqual([true, false, false]);
  expect(await isKept('/old')).toBe(true);
});

test('the newest comes first, and what is over is forgotten', async () => {
  pages.set('/own', page(NOW - MINUTE_MS, 'own'));
  pages.set('/shared', page(NOW));
  expect((await keptPages()).map(({ url }) => url)).toEqual(['/shared', '/own']);
  await forgetPages(({ keeping }) => keeping === 'own');
  expect((await keptPages()).map(({ url }) => url)).toEqual(['/shared']);
});
