import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type BucketServer, startBucket } from '@jishi/release/testing/bucket';
import { expect, test, vi } from 'vitest';
import { type FixtureRegistry, fixtureRegistry, flipByte, scriptOf } from '../testing/fixture-registry.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const ENTRY = '/remotes/mf-catalog/1.0.0/entry.js';
const copiesOf = ({ dataFolder }: FixtureRegistry): string => join(dataFolder, 'web-cache/versions/parts');

async function aBucketShop() {
  const bucket = await startBucket({ pageSize: 4 });
  const fixture = await fixtureRegistry(bucket);
  await fixture.release('1.0.0');
  const start = (limits = {}): Promise<TestWeb> =>
    startTestWeb({
      data: fixture,
      env: { SHOP_REGISTRY: bucket.location, ...bucket.keys },
      limits: { pollBucketEvery: 20, ...limits },
    });
  return {
    bucket,
    fixture,
    start,
    async [Symbol.asyncDispose]() {
      await bucket[Symbol.asyncDispose]();
      await fixture[Symbol.asyncDispose]();
    },
  };
}

const serialOf = (shop: TestWeb) => shop.web.shop.current()?.serial;
const reads = (bucket: BucketServer) => bucket.requests.filter((request) => request.includes('/parts/')).length;

test('releases of a bucket become live, their versions are copied once', async () => {
  await using t = await aBucketShop();
  await using shop = await t.start();
  expect(await (await shop.get('/')).text()).toContain('serial 1 parts mf-catalog@1.0.0 shell@1.0.0');
  expect(await (await shop.get(ENTRY)).text()).toBe(scriptOf('mf-catalog', '1.0.0'));
  const before = reads(t.bucket);

  await t.fixture.release('2.0.0');
  await shop.until('release 2 is live', () => serialOf(shop) === 2);

  expect(await (await shop.get('/')).text()).toContain('serial 2 parts mf-catalog@2.0.0');
  expect((await readdir(join(copiesOf(t.fixture), 'shell'))).sort()).toEqual(['1.0.0', '2.0.0']);
  expect(reads(t.bucket)).toBeGreaterThan(before);
  const after = reads(t.bucket);
  await t.fixture.registry.rollback({ channel: 'live', author: 'test', reason: 'back' });
  const byRollback = reads(t.bucket) - after;
  await shop.until('release 3 is live', () => serialOf(shop) === 3);
  expect((await shop.get(ENTRY)).status).toBe(200);
  expect(reads(t.bucket) - after).toBe(byRollback); // web read none of them again
});

test('after a restart the copies are used, and damaged ones are replaced', async () => {
  await using t = await aBucketShop();
  {
    await using shop = await t.start();
    expect((await shop.get(ENTRY)).status).toBe(200);
  }
  const before = reads(t.bucket);
  {
    await using shop = await t.start();
    expect((await shop.get(ENTRY)).status).toBe(200);
    expect(reads(t.bucket)).toBe(before);
  }
  await flipByte(join(copiesOf(t.fixture), 'mf-catalog/1.0.0/web/entry.js'));
  await using shop = await t.start();
  expect(await (await shop.get(ENTRY)).text()).toBe(scriptOf('mf-catalog', '1.0.0'));
  expect(reads(t.bucket)).toBeGreaterThan(before);
});

test('bytes that were changed in the bucket are refused before anything runs', async () => {
  await using t = await aBucketShop();
  await t.fixture.release('2.0.0');
  const key = [...t.bucket.objects.keys()].find((name) => /shell\/2\.0\.0\/.*server\.cjs/.test(name))!;
  t.bucket.objects.set(key, { bytes: Buffer.from('process.exit(1)'), time: new Date() });
  await using shop = await t.start();
  expect(serialOf(shop)).toBe(1);
  expect(shop.web.shop.refused()).toMatchObject({
    serial: 2,
    reason: expect.stringContaining('server.cjs is not what was published'),
  });
  expect((await shop.get('/')).headers.get('x-release')).toBe('1');
});

test('a bucket that does not answer leaves the shop as it is', async () => {
  await using t = await aBucketShop();
  await using shop = await t.start();
  t.bucket.fail('busy', /./, 6);
  await t.fixture.release('2.0.0');
  expect((await shop.get('/')).status).toBe(200);
  await shop.until('release 2 is live', () => serialOf(shop) === 2);
});

test('waiting costs one short list each time', async () => {
  await using t = await aBucketShop();
  for (const version of ['2.0.0', '3.0.0', '4.0.0']) await t.fixture.release(version);
  await using shop = await t.start();
  await shop.get(ENTRY); // its history is read for that
  const from = t.bucket.requests.length;
  await shop.until('it has looked five times', () => t.bucket.requests.length >= from + 5);
  expect(new Set(t.bucket.requests.slice(from))).toEqual(new Set(['GET registry/releases/live/']));
  expect(serialOf(shop)).toBe(4);
});

test('copies nobody needs any more are removed at the next start', async () => {
  await using t = await aBucketShop();
  {
    await using shop = await t.start();
    await t.fixture.release('2.0.0');
    await shop.until('release 2 is live', () => serialOf(shop) === 2);
  }
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const version of ['1.0.0', '2.0.0']) {
    await utimes(join(copiesOf(t.fixture), 'shell', version, 'files.json'), longAgo, longAgo);
  }
  await using shop = await t.start({ retainedReleases: 1 });
  expect(await readdir(join(copiesOf(t.fixture), 'shell'))).toEqual(['2.0.0']);
  expect((await shop.get('/')).status).toBe(200);
});
