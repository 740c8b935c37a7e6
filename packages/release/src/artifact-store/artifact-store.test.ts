import { describe, expect, test } from 'vitest';
import { parseLocation } from '../blob-store/location.ts';
import { openBlobStore } from '../blob-store/open-blob-store.ts';
import { integrityOf } from '../documents/integrity.ts';
import { startBucket } from '../testing/bucket-server.ts';
import { temporaryFolder } from '../testing/builds.ts';
import type { ArtifactStore } from './artifact-store.ts';
import { bucketArtifactStore } from './bucket-artifact-store.ts';
import { folderArtifactStore } from './folder-artifact-store.ts';

type Opened = { artifacts: ArtifactStore } & AsyncDisposable;

async function onFolder(): Promise<Opened> {
  const folder = await temporaryFolder();
  return { artifacts: folderArtifactStore(folder.path), [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
}

async function onBucket() {
  const bucket = await startBucket({ pageSize: 3 });
  const blobs = openBlobStore(parseLocation(bucket.location), {
    env: bucket.keys,
    retry: { timeout: 1000, tries: 2, pause: 1 },
  });
  return {
    bucket,
    blobs,
    artifacts: bucketArtifactStore(blobs),
    [Symbol.asyncDispose]: bucket[Symbol.asyncDispose],
  };
}

const filesOf = (list: string, script: string) =>
  new Map(Object.entries({ 'files.json': list, 'server.cjs': 's', 'web/entry.js': script }).map(toBytes));
const toBytes = ([name, text]: [string, string]): [string, Buffer] => [name, Buffer.from(text)];

describe.each<[string, () => Promise<Opened>]>([
  ['folder', onFolder],
  ['bucket', onBucket],
])('%s', (_, open) => {
  test('a version is there with all of its files', async () => {
    await using t = await open();
    expect(await t.artifacts.add('mf-a', '1.0.0', filesOf('one', 'entry'))).toBe(true);
    expect((await t.artifacts.readManifest('mf-a', '1.0.0'))?.toString()).toBe('one');
    expect((await t.artifacts.read('mf-a', '1.0.0', integrityOf('one'), 'web/entry.js'))?.toString()).toBe('entry');
    expect(await t.artifacts.read('mf-a', '1.0.0', integrityOf('one'), 'web/other.js')).toBeNull();
    expect(Object.fromEntries(await t.artifacts.sizes('mf-a', '1.0.0', integrityOf('one')))).toEqual({
      'files.json': 3,
      'server.cjs': 1,
      'web/entry.js': 5,
    });
    expect(await t.artifacts.parts()).toEqual(['mf-a']);
    expect(await t.artifacts.list('mf-a')).toEqual([{ part: 'mf-a', version: '1.0.0', time: expect.any(Date) }]);
  });

  test('of two builds of a version one wins, and nothing of the other one is in it', async () => {
    await using t = await open();
    const names = ['one', 'two', 'three', 'four'];
    const wins = await Promise.all(names.map((name) => t.artifacts.add('mf-a', '1.0.0', filesOf(name, name))));
    expect(wins.filter(Boolean)).toHaveLength(1);
    const winner = names[wins.indexOf(true)]!;
    expect((await t.artifacts.readManifest('mf-a', '1.0.0'))?.toString()).toBe(winner);
    expect((await t.artifacts.read('mf-a', '1.0.0', integrityOf(winner), 'web/entry.js'))?.toString()).toBe(winner);
    expect(await t.artifacts.add('mf-a', '1.0.0', filesOf('late', 'late'))).toBe(false);
  });

  test('what was removed is not there, and can come again', async () => {
    await using t = await open();
    await t.artifacts.add('mf-a', '1.0.0', filesOf('one', 'one'));
    await t.artifacts.remove('mf-a', '1.0.0');
    await t.artifacts.remove('mf-a', '1.0.0');
    expect([await t.artifacts.readManifest('mf-a', '1.0.0'), await t.artifacts.list('mf-a')]).toEqual([null, []]);
    expect(await t.artifacts.add('mf-a', '1.0.0', filesOf('one', 'one'))).toBe(true);
  });
});

test.each(['server.cjs', 'entry.js', '1.0.0.json'])(
  'a writer that does not get %s into the bucket leaves no version, and can try again',
  async (name) => {
    await using t = await onBucket();
    t.bucket.fail('busy', new RegExp(`^PUT .*${name.replace('.', '\\.')}$`), 2);
    await expect(t.artifacts.add('mf-a', '1.0.0', filesOf('one', 'one'))).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect([await t.artifacts.readManifest('mf-a', '1.0.0'), await t.artifacts.list('mf-a')]).toEqual([null, []]);
    expect(await t.artifacts.add('mf-a', '1.0.0', filesOf('one', 'one'))).toBe(true);
    expect(await t.artifacts.leftovers(new Date(Date.now() + 1000))).toEqual([]);
  },
);

test('a writer whose last response was lost has put the version there', async () => {
  await using t = await onBucket();
  t.bucket.fail('lost-response', /^PUT .*lists/);
  expect(await t.artifacts.add('mf-a', '1.0.0', filesOf('one', 'one'))).toBe(true);
});

test('the loser of a version in a bucket is swept, the winner stays', async () => {
  await using t = await onBucket();
  await Promise.all(['one', 'two'].map((name) => t.artifacts.add('mf-a', '1.0.0', filesOf(name, name))));
  const leftovers = await t.artifacts.leftovers(new Date(Date.now() + 1000));
  for (const leftover of leftovers) await leftover.remove();
  const list = (await t.artifacts.readManifest('mf-a', '1.0.0'))!;
  expect(await t.artifacts.read('mf-a', '1.0.0', integrityOf(list), 'server.cjs')).not.toBeNull();
  expect([...t.bucket.objects.keys()]).toHaveLength(3);
});
