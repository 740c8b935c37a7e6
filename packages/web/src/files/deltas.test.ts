import { zstdDecompressSync } from 'node:zlib';
import { contentTag, fileUrl } from '@jishi/contracts/names';
import { integrityOf } from '@jishi/release';
import { dictionaryHash } from '@jishi/server-kit/dictionary';
import { expect, test, vi } from 'vitest';
import { scriptOf } from '../testing/fixture-registry.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const script = (version: string) => Buffer.from(scriptOf('mf-catalog', version));
const address = (version: string) => fileUrl('mf-catalog', integrityOf(script(version)), 'entry.js');

/** Headers of a browser that has the script of this version. */
const having = (version: string) => ({
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': dictionaryHash(script(version)),
  'dictionary-id': `"${contentTag(integrityOf(script(version)))}"`,
});

async function shopOf(...later: string[]): Promise<TestWeb> {
  const shop = await startTestWeb();
  for (const version of later) await shop.fixture.release(version);
  await shop.until('the last one is live', () => shop.web.shop.current()?.serial === 1 + later.length);
  return shop;
}

const encodingOf = async (shop: TestWeb, path: string, headers: Record<string, string>) =>
  (await shop.get(path, headers)).headers.get('content-encoding');

/** Deltas are made while nobody waits. */
const becomes = (shop: TestWeb, path: string, headers: Record<string, string>) =>
  expect.poll(() => encodingOf(shop, path, headers), { timeout: 10_000 });

test('each script may be the dictionary of those that take its place', async () => {
  await using shop = await startTestWeb();
  const { headers } = await shop.get(address('1.0.0'));
  expect(headers.get('use-as-dictionary')).toBe(
    `match="/remotes/mf-catalog/*/entry.js", id="${contentTag(integrityOf(script('1.0.0')))}"`,
  );
  expect(headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
});

test('who has the version before gets what is new in this one', async () => {
  await using shop = await shopOf('2.0.0');
  await becomes(shop, address('2.0.0'), having('1.0.0')).toBe('dcz');
  const response = await shop.get(address('2.0.0'), having('1.0.0'));
  const body = Buffer.from(await response.arrayBuffer());
  expect(body.byteLength).toBeLessThan(80);
  expect(zstdDecompressSync(body.subarray(40), { dictionary: script('1.0.0') })).toEqual(script('2.0.0'));
  expect(response.headers.get('etag')).toMatch(/-dcz-/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('the list of files, too', async () => {
  await using shop = await shopOf('2.0.0');
  const list = Buffer.from(await (await shop.get('/remotes/mf-catalog/1.0.0/files.json')).arrayBuffer());
  const headers = {
    ...having('1.0.0'),
    'available-dictionary': dictionaryHash(list),
    'dictionary-id': `"${contentTag(integrityOf(list))}"`,
  };
  await becomes(shop, '/remotes/mf-catalog/2.0.0/files.json', headers).toBe('dcz');
});

test('a pair nobody thought of is made for the next who asks, back as well', async () => {
  await using shop = await shopOf('2.0.0', '3.0.0');
  for (const [from, to] of [
    ['1.0.0', '3.0.0'],
    ['3.0.0', '1.0.0'],
  ] as const) {
    expect(await encodingOf(shop, address(to), having(from))).toBe('br');
    await becomes(shop, address(to), having(from)).toBe('dcz');
  }
});

test.each([
  ['nothing but the usual', { 'accept-encoding': 'br' }],
  ['another file than it says', { 'available-dictionary': dictionaryHash(script('2.0.0')) }],
  ['a file nobody has published', { 'dictionary-id': '"AAAAAAAAAAAAAAAA"' }],
  ['a name that is no tag', { 'dictionary-id': '"x"' }],
  ['this very file', having('2.0.0')],
])('who has or takes %s gets the whole file', async (_what, own) => {
  await using shop = await shopOf('2.0.0');
  await becomes(shop, address('2.0.0'), having('1.0.0')).toBe('dcz');
  const response = await shop.get(address('2.0.0'), { ...having('1.0.0'), ...own });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(script('2.0.0'));
});

test('nobody gets anything by a banned version', async () => {
  await using shop = await shopOf('2.0.0');
  await shop.fixture.ban('mf-catalog', '1.0.0');
  await shop.until('the ban is live', () => shop.web.shop.current()?.serial === 3);
  expect(await encodingOf(shop, address('2.0.0'), having('1.0.0'))).toBe('br');
});

test('so many pairs may wait, and so many bytes are kept', async () => {
  await using shop = await startTestWeb({ limits: { deltasToMake: 0, deltaCacheBytes: 1 } });
  await shop.fixture.release('2.0.0');
  await shop.until('it is live', () => shop.web.shop.current()?.serial === 2);
  for (let count = 0; count < 3; count += 1) {
    expect(await encodingOf(shop, address('2.0.0'), having('1.0.0'))).toBe('br');
  }
});
