import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilesManifest, Release } from '@jishi/contracts/release';
import { createKey, integrityOf, retireKey } from '@jishi/release';
import { aTestKey } from '@jishi/release/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Forgery, forge, put } from '../testing/forge.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

/** Release 3 is live, with version 2.0.0 of both parts; release 2 had 3.0.0. */
let shop: TestWeb;
const serial = 4;

const folderOf = (part: string, version: string): string => shop.fixture.registry.partFolder(part, version);
const filesHash = async (part: string, version: string): Promise<string> =>
  integrityOf(await readFile(join(folderOf(part, version), 'files.json')));

beforeAll(async () => {
  shop = await startTestWeb({
    before: async (fixture) => {
      await fixture.release('3.0.0');
      await fixture.release('2.0.0');
    },
  });
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Puts a document at the next serial, waits until web has refused it and takes it away again; says why it was. */
async function refusalOf(text: string): Promise<[string, string]> {
  await put(shop.fixture, serial, text);
  await shop.until('the release is refused', () => shop.web.shop.refused()?.serial === serial);
  const { code, reason } = shop.web.shop.refused()!;
  expect(shop.web.shop.current()?.serial).toBe(3);
  await rm(shop.fixture.documentPath(serial));
  await shop.until('the refusal is forgotten', () => shop.web.shop.refused() === null);
  return [code, reason];
}

const catalog = (files: string, version = '3.0.0') => ({
  change: (release: Release) => ({ ...release, parts: { ...release.parts, 'mf-catalog': { version, files } } }),
});

const rows: [string, string, RegExp, Forgery | (() => Promise<Forgery>)][] = [
  ['unsigned', 'untrusted', /release \d+ of live is not signed/, { signer: null }],
  [
    'a guarded page said to be open',
    'invalid',
    /something else of the page mf_catalog\/portal than its part/,
    { change: (release) => ({ ...release, pages: release.pages.map((page) => ({ ...page, guarded: false })) }) },
  ],
  [
    'a page nobody has',
    'invalid',
    /something else of the page mf_catalog\/gift/,
    {
      change: ({ pages, ...release }) => ({
        ...release,
        pages: [...pages, { ...pages[0]!, id: 'mf_catalog/gift', path: '/gift' }],
      }),
    },
  ],
  [
    'made for another platform than its parts',
    'invalid',
    /mf-catalog is made for platform 1, the release says 2/,
    { change: (release) => ({ ...release, platform: 2 }) },
  ],
  [
    'altered after it was signed',
    'untrusted',
    /was altered/,
    { text: (text) => text.replace('"author":"test"', '"author":"tess"') },
  ],
  [
    'written again by something else',
    'invalid',
    /not written in the canonical form/,
    { text: (text) => JSON.stringify(JSON.parse(text), null, 2) },
  ],
  [
    'with something added',
    'invalid',
    /not written in the canonical form/,
    { text: (text) => text.replace('{', '{"a":1,') },
  ],
  [
    'signed with an unknown key',
    'untrusted',
    /unknown or retired \(keys that count: [0-9a-f]{16}\)/,
    { signer: aTestKey().signer },
  ],
  [
    'signed for another serial',
    'invalid',
    /is release 1 of live in the place of/,
    { change: (release) => ({ ...release, serial: 1 }) },
  ],
  [
    'signed for another channel',
    'invalid',
    /of the channel next, not of live/,
    { change: (release) => ({ ...release, channel: 'next' }) },
  ],
  [
    'forked: built upon nothing',
    'forked',
    /does not follow release 3, which was live here: it was built upon another one/,
    { change: (release) => ({ ...release, previous: null }) },
  ],
  [
    'forked: built upon something unknown',
    'forked',
    /a release between them is missing or was changed/,
    { change: (release) => ({ ...release, previous: integrityOf('x') }) },
  ],
  [
    'expired',
    'expired',
    /expired at 2026-01-01/,
    { change: (release) => ({ ...release, expires: '2026-01-01T00:00:00.000Z' }) },
  ],
  [
    'with the hash of another version',
    'damaged',
    /files\.json is not what was published/,
    async () => catalog(await filesHash('mf-catalog', '2.0.0')),
  ],
  [
    'with the hash of another part',
    'damaged',
    /files\.json is not what was published/,
    async () => catalog(await filesHash('shell', '3.0.0')),
  ],
  [
    'without the hash of a part',
    'invalid',
    /not well formed/,
    { signer: null, text: (text) => text.replace(/,?"files":"[^"]+",?/, '') },
  ],
  ['naming a version that is not there', 'not-found', /there is no .*9\.9\.9/, catalog(integrityOf('x'), '9.9.9')],
  [
    'naming a folder elsewhere',
    'invalid',
    /not well formed/,
    { signer: null, text: (text) => text.replace('"version":"2.0.0"', '"version":"../../x"') },
  ],
];

test.each(rows)('%s', async (_, code, reason, how) => {
  const forgery = typeof how === 'function' ? await how() : how;
  const text = await forge(shop.fixture, 3, serial, forgery);
  expect(await refusalOf(text)).toEqual([code, expect.stringMatching(reason)]);
});

test('an old document under a new serial', async () => {
  const text = await readFile(shop.fixture.documentPath(1), 'utf8');
  expect(await refusalOf(text)).toEqual(['invalid', expect.stringMatching(/is release 1 of live in the place of/)]);
});

test('an unfinished document', async () => {
  const text = await forge(shop.fixture, 3, serial);
  expect(await refusalOf(text.slice(0, -20))).toEqual(['invalid', expect.stringMatching(/is not JSON/)]);
});

test('a key that was retired', async () => {
  const keys = join(shop.fixture.dataFolder, 'keys');
  const old = aTestKey();
  await writeFile(join(keys, `${old.id}.pub`), old.pem);
  await retireKey(keys, old.id);
  const text = await forge(shop.fixture, 3, serial, { signer: old.signer });
  expect(await refusalOf(text)).toEqual(['untrusted', expect.stringMatching(`${old.id}, which is unknown or retired`)]);
});

/** A published version whose list was written by somebody else; the release has the right hash of it. */
async function withList(version: string, change: (files: FilesManifest) => unknown): Promise<Forgery> {
  const folder = folderOf('mf-catalog', version);
  await cp(folderOf('mf-catalog', '3.0.0'), folder, { recursive: true });
  const files = JSON.parse(await readFile(join(folder, 'files.json'), 'utf8')) as FilesManifest;
  const text = JSON.stringify(change({ ...files, version }));
  await writeFile(join(folder, 'files.json'), text);
  return catalog(integrityOf(text), version);
}

const only = (files: FilesManifest, name: string): FilesManifest => ({
  ...files,
  entry: name,
  files: { [name]: files.files['entry.js'] ?? '' },
});

test.each<[string, string, RegExp, (files: FilesManifest) => unknown]>([
  [
    'a script of another origin with the right hash',
    '3.1.0',
    /not well formed/,
    (files) => only(files, 'https://cdn.example/entry.js'),
  ],
  [
    'a script of another host with the right hash',
    '3.2.0',
    /not well formed/,
    (files) => only(files, '//cdn.example/entry.js'),
  ],
  [
    'a script outside of the folder with the right hash',
    '3.3.0',
    /not well formed/,
    (files) => only(files, '../../shell/3.0.0/entry.js'),
  ],
  ['a script that would be data', '3.4.0', /not well formed/, (files) => only(files, 'data:text/javascript,alert(1)')],
  [
    'a script without a hash',
    '3.5.0',
    /not well formed/,
    (files) => ({ ...files, files: { ...files.files, 'entry.js': '' } }),
  ],
  [
    'a script that is not listed',
    '3.6.0',
    /declaration|names late\.js, which is not among its files/,
    (files) => ({ ...files, entry: 'late.js' }),
  ],
  [
    'the list of another version',
    '3.7.0',
    /belongs to mf-catalog@3\.0\.0/,
    (files) => ({ ...files, version: '3.0.0' }),
  ],
])('a part that names %s', async (_, version, reason, change) => {
  const text = await forge(shop.fixture, 3, serial, await withList(version, change));
  const [, why] = await refusalOf(text);
  expect(why).toMatch(reason);
});

test('a file that stands in the folder but not in the list is not served', async () => {
  await writeFile(join(folderOf('mf-catalog', '2.0.0'), 'web', 'extra.js'), 'alert(1)');
  expect((await shop.get('/remotes/mf-catalog/2.0.0/entry.js')).status).toBe(200);
  for (const name of ['extra.js', 'server.cjs', 'declaration.json', '../server.cjs', '%2e%2e/server.cjs']) {
    expect([name, (await shop.get(`/remotes/mf-catalog/2.0.0/${name}`)).status]).toEqual([name, 404]);
  }
});

test('no version is served that only a refused document names', async () => {
  expect((await shop.get('/remotes/mf-catalog/3.1.0/files.json')).status).toBe(404);
  expect((await shop.get('/remotes/mf-catalog/3.0.0/files.json')).status).toBe(200); // release 2 was genuine
});

test('all the while the last good release was served, and it is said what was refused', async () => {
  await put(shop.fixture, serial, await forge(shop.fixture, 3, serial, { signer: null }));
  await shop.until('it is refused', () => shop.web.shop.refused()?.serial === serial);
  expect(await (await shop.get('/')).text()).toContain('serial 3');
  const ready = await shop.get('/readyz');
  expect([ready.status, ready.headers.get('x-release'), ready.headers.get('x-release-refused')]).toEqual([
    200,
    '3',
    '4',
  ]);
  expect(await ready.json()).toMatchObject({
    refused: { serial: 4, code: 'untrusted', reason: 'release 4 of live is not signed' },
  });
  const metrics = await (await shop.get('/metrics')).text();
  expect(metrics).toMatch(/jishi_release_refusals_total\{kind="untrusted"\} [5-9]/);
  expect(metrics).toMatch(/jishi_release_refusals_total\{kind="forked"\} [2-9]/);
  expect(metrics).toContain('jishi_release_refused 4');
});

test('once a repair has said what does not count, the next genuine release is live', async () => {
  await expect(shop.fixture.release('4.0.0')).rejects.toThrow(/release 4 of live cannot be used: .*is not signed/);
  await shop.fixture.registry.repair({ channel: 'live', author: 'test', reason: 'a forgery', isDryRun: false });
  expect(await shop.fixture.release('4.0.0')).toBe(6);
  await shop.until('it is live', () => shop.web.shop.current()?.serial === 6);
  expect(shop.web.shop.refused()).toBeNull();
});

test('a new key counts as soon as it is there', async () => {
  const key = aTestKey();
  await put(shop.fixture, 7, await forge(shop.fixture, 6, 7, { signer: key.signer }));
  await shop.until('it is refused', () => shop.web.shop.refused()?.serial === 7);
  await writeFile(join(shop.fixture.dataFolder, 'keys', `${key.id}.pub`), key.pem);
  await shop.until('it is live', () => shop.web.shop.current()?.serial === 7);
});

test('two keys count while one is being replaced', async () => {
  const keys = join(shop.fixture.dataFolder, 'keys');
  const next = await createKey(keys);
  const { release } = await shop.fixture.registry.rollback({ channel: 'live', author: 'test', reason: 'back' });
  expect(release.signature?.key).toBe(next);
  await shop.until('it is live', () => shop.web.shop.current()?.serial === release.serial);
});
