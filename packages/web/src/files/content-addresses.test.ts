import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileUrl } from '@jishi/contracts/names';
import { integrityOf } from '@jishi/release';
import { expect, test, vi } from 'vitest';
import { scriptOf } from '../testing/fixture-registry.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

/** A script of which every version has its own, and a picture that is the same in all. */
const own = (version: string) => fileUrl('mf-catalog', integrityOf(scriptOf('mf-catalog', version)), 'entry.js');
const shared = fileUrl('mf-catalog', integrityOf('<svg/>'), 'static/mark.svg');

const liveIs = (shop: TestWeb, serial: number) =>
  shop.until(`release ${serial} is live`, () => shop.web.shop.current()?.serial === serial);

const statusOf = async (shop: TestWeb, path: string) => (await shop.get(path)).status;

test('a file stands at an address made of its content, for ever', async () => {
  await using shop = await startTestWeb();
  const response = await shop.get(`${own('1.0.0')}?r=1.123`);
  expect(await response.text()).toBe(scriptOf('mf-catalog', '1.0.0'));
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await (await shop.get(shared)).text()).toBe('<svg/>');
});

test.each([
  ['other content', fileUrl('mf-catalog', integrityOf('never published'), 'entry.js')],
  ['content of another file', fileUrl('mf-catalog', integrityOf('<svg/>'), 'entry.js')],
  ['another name for a content', fileUrl('mf-catalog', integrityOf('<svg/>'), 'static/other.svg')],
  ['content of another part', fileUrl('shell', integrityOf(scriptOf('mf-catalog', '1.0.0')), 'entry.js')],
  ['a part nobody has', fileUrl('mf-other', integrityOf('<svg/>'), 'static/mark.svg')],
  ['a name of every object', fileUrl('mf-catalog', integrityOf('<svg/>'), 'constructor')],
  ['the list of files, which belongs to a version', fileUrl('mf-catalog', integrityOf('<svg/>'), 'files.json')],
])('%s is not there', async (_what, path) => {
  await using shop = await startTestWeb();
  const response = await shop.get(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('what one version of the retained releases has is there, after a restart too', async () => {
  const before = async (fixture: TestWeb['fixture']) => {
    for (const version of ['2.0.0', '3.0.0']) await fixture.release(version);
  };
  await using shop = await startTestWeb({ before, limits: { retainedReleases: 2 } });
  const asked = [own('1.0.0'), own('2.0.0'), own('3.0.0'), shared];
  expect(await Promise.all(asked.map((path) => statusOf(shop, path)))).toEqual([404, 200, 200, 200]);
});

test('nobody gets what only banned versions have; what another one has, too, stays', async () => {
  await using shop = await startTestWeb();
  await shop.fixture.release('2.0.0');
  await shop.fixture.ban('mf-catalog', '1.0.0');
  await liveIs(shop, 3);
  const gone = await shop.get(own('1.0.0'));
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([410, 'no-store']);
  expect([await statusOf(shop, own('2.0.0')), await statusOf(shop, shared)]).toEqual([200, 200]);
});

test('a version whose list is damaged hides no file of another one, and says that it may have had one', async () => {
  await using shop = await startTestWeb({ before: async (fixture) => void (await fixture.release('2.0.0')) });
  const list = join(shop.fixture.registry.partFolder('mf-catalog', '1.0.0'), 'files.json');
  const good = await readFile(list);
  for (const damage of [() => writeFile(list, '{}'), () => rm(list)]) {
    await damage();
    expect([await statusOf(shop, shared), await statusOf(shop, own('1.0.0'))]).toEqual([200, 503]);
  }
  await writeFile(list, good);
  expect(await statusOf(shop, own('1.0.0'))).toBe(200);
});
