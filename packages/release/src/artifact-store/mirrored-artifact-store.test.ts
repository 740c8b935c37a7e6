import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRegistry } from '../registry/registry.ts';
import { startBucket } from '../testing/bucket-server.ts';
import { temporaryFolder, writeBuild } from '../testing/builds.ts';

async function aBucketWithCopies() {
  const folder = await temporaryFolder();
  const bucket = await startBucket();
  const copies = join(folder.path, 'copies');
  const local = openRegistry(bucket.location, { env: bucket.keys, copies });
  const far = openRegistry(bucket.location, { env: bucket.keys });
  const publish = async (script: string) => {
    const build = await writeBuild(join(folder.path, script), {
      part: 'mf-a',
      version: '1.0.0',
      web: { 'entry.js': script },
    });
    return far.publish(build);
  };
  const reads = () => bucket.requests.filter((request) => request.startsWith('GET')).length;
  return {
    bucket,
    near: local,
    far,
    copies,
    publish,
    reads,
    async [Symbol.asyncDispose]() {
      await bucket[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

test('a version is copied whole when it is first read, and not read again', async () => {
  await using t = await aBucketWithCopies();
  const { hash } = await t.publish('one');
  await Promise.all([t.near.verify('mf-a', '1.0.0', hash), t.near.readFiles('mf-a', '1.0.0', hash)]);
  const folder = t.near.partFolder('mf-a', '1.0.0');
  expect((await readdir(folder)).sort()).toEqual(['declaration.json', 'files.json', 'server.cjs', 'web']);
  const reads = t.reads();
  await t.near.verify('mf-a', '1.0.0', hash);
  await t.near.readDeclaration('mf-a', '1.0.0', hash);
  expect(t.reads()).toBe(reads);
});

test.each(['server.cjs', 'declaration.json', 'web/entry.js'])(
  'a bucket with other bytes in %s is not copied',
  async (name) => {
    await using t = await aBucketWithCopies();
    const { hash } = await t.publish('one');
    const key = [...t.bucket.objects.keys()].find((one) => one.endsWith(name))!;
    t.bucket.objects.set(key, { bytes: Buffer.from('other'), time: new Date() });
    await expect(t.near.verify('mf-a', '1.0.0', hash)).rejects.toMatchObject({
      code: 'damaged',
      message: expect.stringContaining(`s3://shop/registry/parts/mf-a/1.0.0/*/${name}`),
    });
    expect(await readdir(t.copies).catch(() => [])).toEqual([]);
  },
);

test('a copy of another build, or a damaged one, is replaced', async () => {
  await using t = await aBucketWithCopies();
  await t.publish('one');
  await t.near.verify('mf-a', '1.0.0');
  for (const key of [...t.bucket.objects.keys()]) t.bucket.objects.delete(key);
  const { hash } = await t.publish('two');
  expect(await t.near.verify('mf-a', '1.0.0', hash)).toBe(hash);

  await writeFile(join(t.near.partFolder('mf-a', '1.0.0'), 'web/entry.js'), 'damaged');
  const again = openRegistry(t.bucket.location, { env: t.bucket.keys, copies: t.copies });
  expect(await again.verify('mf-a', '1.0.0', hash)).toBe(hash);
});

test('a version that comes later is found', async () => {
  await using t = await aBucketWithCopies();
  await expect(t.near.verify('mf-a', '1.0.0')).rejects.toMatchObject({ code: 'not-found' });
  const { hash } = await t.publish('one');
  expect(await t.near.verify('mf-a', '1.0.0')).toBe(hash);
});

test('without a folder for copies there is no folder of a version', async () => {
  await using t = await aBucketWithCopies();
  expect(() => t.far.partFolder('mf-a', '1.0.0')).toThrow(/no folder for copies/);
});
