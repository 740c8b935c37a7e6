import { brotliDecompressSync } from 'node:zlib';
import { closeBrotli } from '@jishi/server-kit/open-brotli';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultLimits } from '../config/limits.ts';
import { makeNonce } from '../pages/nonce.ts';
import type { CachedPage } from './cached-page.ts';
import { createPageCompressor, type PageCompressor } from './page-compressor.ts';

let compressor: PageCompressor;
const opened: PageCompressor[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.stop();
});

const textOf = (nonce: string) =>
  `<!doctype html><p>${'fresh '.repeat(400)}</p><script nonce="${nonce}">one()</script>`;

function aPage(own: Partial<CachedPage> = {}): CachedPage {
  const noncePlaceholder = makeNonce();
  return {
    head: { status: 200, headers: {}, rescue: '' },
    body: Buffer.from(textOf(noncePlaceholder)),
    noncePlaceholder,
    begunAt: performance.now(),
    isRenewed: false,
    isInvalidated: false,
    tags: [],
    ...own,
  };
}

function open(own: Partial<typeof defaultLimits> = {}) {
  const took: number[] = [];
  const limits = { ...defaultLimits, pageCompressionShare: 1, ...own };
  compressor = createPageCompressor({ limits, onCompressed: (ms) => took.push(ms) });
  opened.push(compressor);
  return took;
}

/** Another one has compressed a page since: what was to come would have come. */
async function meanwhile() {
  const took = open();
  compressor.ask(aPage());
  await vi.waitFor(() => expect(took).toHaveLength(1));
}

test('a page somebody asks for again is compressed, for any nonce', async () => {
  const took = open();
  const page = aPage();
  compressor.ask(page);
  await vi.waitFor(() => expect(page.compressed).toBeDefined());
  const nonce = makeNonce();
  expect(page.compressed && brotliDecompressSync(closeBrotli(page.compressed, nonce)).toString()).toBe(textOf(nonce));
  expect(took).toHaveLength(1);
});

test('it is done once, and best of all when many have asked', async () => {
  const took = open({ pageCompression: { quick: 1, good: 4, best: 11, bestAfter: 3 } });
  const page = aPage();
  compressor.ask(page);
  compressor.ask(page);
  await vi.waitFor(() => expect(took).toHaveLength(1));
  const good = page.compressed;
  compressor.ask(page);
  await vi.waitFor(() => expect(took).toHaveLength(2));
  expect(page.compressed).not.toBe(good);
  compressor.ask(page);
  await meanwhile();
  expect(took).toHaveLength(2);
});

test('the first reader waits for a quick one, made once for all who come meanwhile', async () => {
  open();
  const page = aPage();
  const [first, second] = await Promise.all([compressor.take(page), compressor.take(page)]);
  expect(second).toBe(first);
  const nonce = makeNonce();
  expect(first && brotliDecompressSync(closeBrotli(first, nonce)).toString()).toBe(textOf(nonce));
  expect(await compressor.take(page)).toBe(first);
  compressor.ask(page);
  await vi.waitFor(() => expect(page.compressed).toBeDefined());
  expect(await compressor.take(page)).toBe(page.compressed);
});

test('a page that cannot be compressed so has none', async () => {
  open();
  expect(await compressor.take(aPage({ body: Buffer.from('<p>x</p>') }))).toBeNull();
});

test.each([
  ['shows something old', { isInvalidated: true }],
  ['is too old to be given for long', { begunAt: performance.now() - 60_000 }],
])('a page that %s is not worth it', async (_, own) => {
  const took = open();
  const [old, next] = [aPage(own), aPage()];
  compressor.ask(old);
  compressor.ask(next);
  await vi.waitFor(() => expect(next.compressed).toBeDefined());
  expect(old.compressed).toBeUndefined();
  expect(took).toHaveLength(1);
});

test('so many wait for it, and the next one comes after a rest', async () => {
  const took = open({ pagesToCompress: 2, pageCompressionShare: 0.001 });
  const pages = [aPage(), aPage(), aPage(), aPage()];
  for (const page of pages) compressor.ask(page);
  await vi.waitFor(() => expect(took).toHaveLength(1));
  await meanwhile();
  expect(pages.map(({ compressed }) => compressed !== undefined)).toEqual([true, false, false, false]);
});

test('nothing begins after its end', async () => {
  const took = open();
  compressor.stop();
  compressor.ask(aPage());
  await meanwhile();
  expect(took).toEqual([]);
});
