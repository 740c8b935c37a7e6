import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startBucket } from '../testing/bucket-server.ts';
import { temporaryFolder } from '../testing/builds.ts';
import type { BlobStore } from './blob-store.ts';
import { parseLocation } from './location.ts';
import { openBlobStore } from './open-blob-store.ts';

type Opened = { blobs: BlobStore; leftovers(): Promise<string[]> } & AsyncDisposable;

/** Every rule holds for both; the bucket returns lists in pages of three. */
const stores: [string, () => Promise<Opened>][] = [
  [
    'folder',
    async () => {
      const folder = await temporaryFolder();
      return {
        blobs: openBlobStore(parseLocation(join(folder.path, 'registry'))),
        leftovers: () => readdir(join(folder.path, 'registry/temporary')),
        [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
      };
    },
  ],
  [
    'bucket',
    async () => {
      const bucket = await startBucket({ pageSize: 3 });
      return {
        blobs: openBlobStore(parseLocation(bucket.location), { env: bucket.keys }),
        leftovers: async () => [],
        [Symbol.asyncDispose]: bucket[Symbol.asyncDispose],
      };
    },
  ],
];

describe.each(stores)('%s', (_, open) => {
  test('what was put is there, whole, and can be replaced', async () => {
    await using t = await open();
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    await t.blobs.put('parts/shell/web/entry.js', bytes);
    expect(await t.blobs.get('parts/shell/web/entry.js')).toEqual(bytes);
    await t.blobs.put('parts/shell/web/entry.js', '');
    expect(await t.blobs.get('parts/shell/web/entry.js')).toEqual(Buffer.alloc(0));
    expect(await t.leftovers()).toEqual([]);
  });

  test('what is not there is null', async () => {
    await using t = await open();
    await t.blobs.put('a/b.json', '{}');
    for (const key of ['a/c.json', 'x', 'a/b.json/c']) {
      expect([key, await t.blobs.get(key), await t.blobs.head(key)]).toEqual([key, null, null]);
    }
    expect([await t.blobs.list('nothing'), await t.blobs.names('nothing')]).toEqual([[], []]);
  });

  test('a free key is taken once, whoever tries', async () => {
    await using t = await open();
    const wins = await Promise.all(
      Array.from({ length: 20 }, (_, index) => t.blobs.putIfAbsent('releases/live/00000001.json', `${index}`)),
    );
    expect(wins.filter(Boolean)).toHaveLength(1);
    expect((await t.blobs.get('releases/live/00000001.json'))?.toString()).toBe(String(wins.indexOf(true)));
    expect(await t.blobs.putIfAbsent('releases/live/00000001.json', `${wins.indexOf(true)}`)).toBe(false);
    expect(await t.leftovers()).toEqual([]);
  });

  test('lists are whole, in order, and know sizes and times', async () => {
    await using t = await open();
    const start = Date.now();
    const keys = ['a/1', 'a/2', 'a/b/1', 'a/b/c/1', 'a/d', 'a/e', 'a/f', 'ab/1'];
    for (const key of [...keys].reverse()) await t.blobs.put(key, key);
    const items = await t.blobs.list('a');
    expect(items.map(({ key }) => key)).toEqual(keys.slice(0, -1));
    expect(items.map(({ size }) => size)).toEqual(keys.slice(0, -1).map((key) => key.length));
    for (const { time } of [...items, (await t.blobs.head('a/1'))!]) {
      expect(Math.abs(time.getTime() - start)).toBeLessThan(60_000);
    }
    expect((await t.blobs.list('a', 'a/b/1')).map(({ key }) => key)).toEqual(['a/b/c/1', 'a/d', 'a/e', 'a/f']);
    expect(await t.blobs.names('a')).toEqual(['1', '2', 'b', 'd', 'e', 'f']);
    expect(await t.blobs.names('a', 'a/d')).toEqual(['e', 'f']);
  });

  test('what was removed is gone; removing it again is no fault', async () => {
    await using t = await open();
    await t.blobs.put('a/1', '1');
    await t.blobs.put('a/2', '2');
    await t.blobs.remove(['a/1', 'a/3']);
    expect(await t.blobs.names('a')).toEqual(['2']);
  });
});
