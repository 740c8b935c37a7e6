import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRegistry } from '../registry/registry.ts';
import { startBucket } from '../testing/bucket-server.ts';
import { aTestKey, temporaryFolder, writeBuild } from '../testing/builds.ts';

const signed = { channel: 'live', author: 'Li', reason: 'a test' };

/** Release 2 is live on a bucket whose client gives up at the third try. */
async function aRegistry() {
  const [folder, bucket] = [await temporaryFolder(), await startBucket()];
  const retry = { timeout: 200, tries: 3, pause: 1 };
  const registry = openRegistry(bucket.location, { ...aTestKey(), env: bucket.keys, retry: retry });
  for (const [part, version] of [
    ['shell', '1.0.0'],
    ['mf-a', '1.0.0'],
    ['mf-a', '2.0.0'],
    ['mf-a', '3.0.0'],
  ] as const) {
    await registry.publish(await writeBuild(join(folder.path, `${part}-${version}`), { part, version }));
  }
  await registry.pin({ ...signed, parts: { shell: '1.0.0', 'mf-a': '1.0.0' } });
  await registry.pin({ ...signed, parts: { 'mf-a': '2.0.0' } });
  return {
    bucket,
    registry,
    async [Symbol.asyncDispose]() {
      await bucket[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

test('a release that cannot be read just now is not taken for a broken one', async () => {
  await using t = await aRegistry();
  t.bucket.fail('busy', /^GET .*00000002\.json/, 3);
  await expect(t.registry.pin({ ...signed, parts: { 'mf-a': '3.0.0' } })).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await t.registry.serials('live')).toEqual([1, 2]);
  t.bucket.fail('busy', /^GET .*00000002\.json/, 3);
  await expect(t.registry.collectGarbage({ keepReleases: 1, grace: 0, isDelete: true })).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await t.registry.versions('mf-a')).toEqual(['1.0.0', '2.0.0', '3.0.0']);
});

test('a pin whose response was lost is made once', async () => {
  await using t = await aRegistry();
  t.bucket.fail('lost-response', /^PUT .*00000003\.json/, 2);
  const { release, created } = await t.registry.pin({ ...signed, parts: { 'mf-a': '3.0.0' } });
  expect([release.serial, created]).toEqual([3, true]);
  expect(await t.registry.serials('live')).toEqual([1, 2, 3]);
});

test('a pin that never reached the bucket is not made', async () => {
  await using t = await aRegistry();
  t.bucket.fail('silent', /^PUT .*00000003\.json/, 3);
  await expect(t.registry.pin({ ...signed, parts: { 'mf-a': '3.0.0' } })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('bucket shop cannot be reached (PUT registry/releases/live/00000003.json)'),
  });
  expect(await t.registry.live('live')).toMatchObject({ serial: 2 });
});
