import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { flipByte, scriptOf } from '../testing/fixture-registry.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const ENTRY = '/remotes/mf-catalog/1.0.0/entry.js';

/** Waits until the script of both parts stands there in three encodings; the other files are too small. */
async function compressedAhead(shop: TestWeb): Promise<string> {
  const folder = join(shop.fixture.dataFolder, 'web-cache');
  const finished = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('half')).length;
  await expect.poll(finished, { timeout: 10_000 }).toBe(6);
  return folder;
}

test('a listed file is served for ever', async () => {
  await using shop = await startTestWeb();
  const response = await shop.get(`${ENTRY}?r=1.123`, { 'accept-encoding': 'identity' });
  expect(await response.text()).toBe(scriptOf('mf-catalog', '1.0.0'));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    vary: 'Accept-Encoding, Available-Dictionary',
    etag: expect.stringMatching(/^"[\w+/]+-plain-plain"$/),
  });
  const svg = await shop.get('/remotes/mf-catalog/1.0.0/static/mark.svg');
  expect([svg.headers.get('content-type'), await svg.text()]).toEqual(['image/svg+xml', '<svg/>']);
  const files = await shop.get('/remotes/shell/1.0.0/files.json');
  expect(await files.json()).toMatchObject({ part: 'shell', entry: 'entry.js' });
});

test('files are compressed once, and the result is kept for the next start', async () => {
  await using shop = await startTestWeb();
  await compressedAhead(shop);
  for (const encoding of ['br', 'gzip', 'zstd']) {
    const response = await shop.get(ENTRY, { 'accept-encoding': encoding });
    expect([response.headers.get('content-encoding'), response.headers.get('etag')]).toEqual([
      encoding,
      expect.stringContaining(`-${encoding}-best"`),
    ]);
    expect(await response.text()).toBe(scriptOf('mf-catalog', '1.0.0'));
  }
});

test('compressed bytes that were changed on disk are not used', async () => {
  await using shop = await startTestWeb({ limits: { fileCacheBytes: 0 } });
  const folder = await compressedAhead(shop);
  for (const name of await readdir(folder)) await writeFile(join(folder, name), 'garbage');
  const response = await shop.get(ENTRY, { 'accept-encoding': 'br' });
  expect(response.headers.get('etag')).toContain('-br-quick"');
  expect(await response.text()).toBe(scriptOf('mf-catalog', '1.0.0'));
});

test('who has the file is told so', async () => {
  await using shop = await startTestWeb();
  const etag = (await shop.get(ENTRY)).headers.get('etag') ?? '';
  const again = await shop.get(ENTRY, { 'if-none-match': etag });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, expect.any(String), '']);
  expect((await shop.get(ENTRY, { 'if-none-match': '"other-plain-plain"' })).status).toBe(200);
});

const absent = [
  '/remotes/mf-catalog/1.0.0/server.cjs',
  '/remotes/mf-catalog/1.0.0/declaration.json',
  '/remotes/mf-catalog/1.0.0/web/entry.js',
  '/remotes/mf-catalog/1.0.0/',
  '/remotes/mf-catalog/1.0.0/constructor',
  '/remotes/mf-catalog/1.0.0/..%2fserver.cjs',
  '/remotes/mf-catalog/1.0.0/..%2f..%2f..%2f..%2fpackage.json',
  '/remotes/..%2f..%2freleases/live/00000001.json',
  '/remotes/mf-catalog/9.9.9/entry.js',
  '/remotes/mf-other/1.0.0/entry.js',
  '/remotes/mf-catalog',
  '/remotes',
];

test('what is not listed is not there', async () => {
  await using shop = await startTestWeb();
  for (const path of absent) {
    const response = await shop.get(path);
    const facts = [path, response.status, response.headers.get('content-type'), response.headers.get('cache-control')];
    expect(facts).toEqual([path, 404, 'text/plain; charset=utf-8', 'no-store']);
  }
});

test('a path that climbs out is not there', async () => {
  await using shop = await startTestWeb();
  for (const path of [
    '/remotes/mf-catalog/1.0.0/../../../../package.json',
    '/remotes/../registry',
    '/remotes/%2e%2e/x',
  ]) {
    const { body } = await shop.web.app.inject({ url: path });
    expect(body).not.toContain('"part"');
  }
});

test('published but never pinned is not there; pinned once stays', async () => {
  await using shop = await startTestWeb();
  await shop.fixture.release('2.0.0');
  await shop.until('it is live', () => shop.web.shop.current()?.serial === 2);
  await shop.fixture.registry.publish(join(shop.fixture.dataFolder, 'builds/mf-catalog/2.0.0'));
  expect((await shop.get(ENTRY)).status).toBe(200);
  expect((await shop.get('/remotes/mf-catalog/2.0.0/entry.js')).status).toBe(200);
});

test('files of earlier releases are there after a restart too, but not for ever', async () => {
  const before = async (fixture: TestWeb['fixture']) => {
    await fixture.release('2.0.0');
    await fixture.release('3.0.0');
  };
  await using shop = await startTestWeb({ before, limits: { retainedReleases: 2 } });
  expect((await shop.get('/remotes/mf-catalog/2.0.0/entry.js')).status).toBe(200);
  expect((await shop.get(ENTRY)).status).toBe(404);
});

test.each(['web/entry.js', 'files.json'])(
  'a bit flipped in %s after the start: refused before it is served',
  async (name) => {
    await using shop = await startTestWeb({
      before: async (fixture) => void (await fixture.release('2.0.0')),
    });
    const path = join(shop.fixture.registry.partFolder('mf-catalog', '1.0.0'), name);
    await flipByte(path);
    const asked = `/remotes/mf-catalog/1.0.0/${name.replace('web/', '')}`;
    const response = await shop.get(asked);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(JSON.stringify(shop.log)).toContain('a published file is refused');
    await flipByte(path);
    expect((await shop.get(asked)).status).toBe(200);
  },
);
