import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startBucket } from '../testing/bucket-server.ts';
import { temporaryFolder } from '../testing.ts';
import { parseLocation } from './location.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

type Opened = { store: Store; leftovers(): Promise<string[]> } & AsyncDisposable;

/** Every rule holds for both; the bucket answers lists in pages of three. */
const stores: [string, () => Promise<Opened>][] = [
  [
    'folder',
    async () => {
      const folder = await temporaryFolder();
      return {
        store: openStore(parseLocation(join(folder.path, 'registry'))),
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
        store: openStore(parseLocation(bucket.location), { env: bucket.keys }),
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
    await t.store.put('parts/shell/web/entry.js', bytes);
    expect(await t.store.get('parts/shell/web/entry.js')).toEqual(bytes);
    await t.store.put('parts/shell/web/entry.js', '');
    expect(await t.store.get('parts/shell/web/entry.js')).toEqual(Buffer.alloc(0));
    expect(await t.leftovers()).toEqual([]);
  });

  test('what is not there is null', async () => {
    await using t = await open();
    await t.store.put('a/b.json', '{}');
    for (const key of ['a/c.json', 'x', 'a/b.json/c']) {
      expect([key, await t.store.get(key), await t.store.head(key)]).toEqual([key, null, null]);
    }
    expect([await t.store.list('nothing'), await t.store.names('nothing')]).toEqual([[], []]);
  });

  test('a free key is taken once, whoever tries', async () => {
    await using t = await open();
    const wins = await Promise.all(
      Array.from({ length: 20 }, (_, index) => t.store.putIfAbsent('releases/live/00000001.json', `${index}`)),
    );
    expect(wins.filter(Boolean)).toHaveLength(1);
    expect((await t.store.get('releases/live/00000001.json'))?.toString()).toBe(String(wins.indexOf(true)));
    expect(await t.store.putIfAbsent('releases/live/00000001.json', `${wins.indexOf(true)}`)).toBe(false);
    expect(await t.leftovers()).toEqual([]);
  });

  test('lists are whole, in order, and know sizes and times', async () => {
    await using t = await open();
    const start = Date.now();
    const keys = ['a/1', 'a/2', 'a/b/1', 'a/b/c/1', 'a/d', 'a/e', 'a/f', 'ab/1'];
    for (const key of [...keys].reverse()) await t.store.put(key, key);
    const items = await t.store.list('a');
    expect(items.map(({ key }) => key)).toEqual(keys.slice(0, -1));
    expect(items.map(({ size }) => size)).toEqual(keys.slice(0, -1).map((key) => key.length));
    for (const { time } of [...items, (await t.store.head('a/1'))!]) {
      expect(Math.abs(time.getTime() - start)).toBeLessThan(60_000);
    }
    expect((await t.store.list('a', 'a/b/1')).map(({ key }) => key)).toEqual(['a/b/c/1', 'a/d', 'a/e', 'a/f']);
    expect(await t.store.names('a')).toEqual(['1', '2', 'b', 'd', 'e', 'f']);
    expect(await t.store.names('a', 'a/d')).toEqual(['e', 'f']);
  });

  test('what was removed is gone; removing it again is no fault', async () => {
    await using t = await open();
    await t.store.put('a/1', '1');
    await t.store.put('a/2', '2');
    await t.store.remove(['a/1', 'a/3']);
    expect(await t.store.names('a')).toEqual(['2']);
  });
});
