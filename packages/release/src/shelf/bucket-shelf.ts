import { createHash } from 'node:crypto';
import { isPartName } from '@jishi/contracts/names';
import { integrityOf } from '../integrity.ts';
import { isVersion, keys } from '../keys.ts';
import { inParallel } from '../store/in-parallel.ts';
import type { Store, StoredItem } from '../store/store.ts';
import { type Leftover, LIST, type Shelf, type ShelvedVersion } from './shelf.ts';

const AT_ONCE = 16;

/**
 * Versions in a bucket. Files stand below a name made from the hash of their list, so two builds of one version never
 * mix; the list itself is written last, only if its place is free, and from then on the version is there. It is
 * removed first.
 */
export function bucketShelf(store: Store): Shelf {
  const fileKey = (part: string, version: string, hash: string, file: string): string =>
    `${keys.version(part, version)}/${tagOf(hash)}/${file}`;
  const remove = async (part: string, version: string): Promise<void> => {
    await store.remove([keys.list(part, version)]);
    await store.remove((await store.list(keys.version(part, version))).map(({ key }) => key));
  };

  return {
    nameOf: (part, version, file) =>
      store.nameOf(file === LIST ? keys.list(part, version) : `${keys.version(part, version)}/*/${file}`),
    parts: async () => (await store.names(keys.lists)).filter(isPartName),
    list: async (part) => (await store.list(keys.listsOf(part))).flatMap((item) => toVersion(part, item)),
    async sizes(part, version, hash) {
      const items = await store.list(`${keys.version(part, version)}/${tagOf(hash)}`);
      const list = await store.head(keys.list(part, version));
      const files = items.map(({ key, size }) => [key.split('/').slice(4).join('/'), size] as const);
      return new Map([[LIST, list?.size ?? 0], ...files]);
    },
    readList: (part, version) => store.get(keys.list(part, version)),
    read: (part, version, hash, file) =>
      store.get(file === LIST ? keys.list(part, version) : fileKey(part, version, hash, file)),
    async add(part, version, files) {
      const list = files.get(LIST) ?? new Uint8Array();
      if (await store.head(keys.list(part, version))) return false;
      const rest = [...files].filter(([name]) => name !== LIST);
      await inParallel(AT_ONCE, rest, ([name, bytes]) =>
        store.put(fileKey(part, version, integrityOf(list), name), bytes),
      );
      return store.putIfAbsent(keys.list(part, version), list);
    },
    remove,
    async leftovers(before) {
      const builds = Map.groupBy(await store.list(keys.parts), ({ key }) => key.split('/').slice(1, 4).join('/'));
      const found = await inParallel(AT_ONCE, [...builds], async ([build, items]) => {
        const [part = '', version = '', tag] = build.split('/');
        if (!isVersion(version) || items.some(({ time }) => time >= before)) return [];
        const list = await store.get(keys.list(part, version));
        return list && tagOf(integrityOf(list)) === tag ? [] : [toLeftover(store, `${keys.parts}/${build}`, items)];
      });
      return found.flat();
    },
  };
}

/** Part of a key made of a hash. */
const tagOf = (hash: string): string => createHash('sha256').update(hash).digest('hex').slice(0, 16);

const toVersion = (part: string, { key, time }: StoredItem): ShelvedVersion[] => {
  const version = key.slice(`${keys.listsOf(part)}/`.length, -'.json'.length);
  return isVersion(version) ? [{ part, version, time }] : [];
};

const toLeftover = (store: Store, folder: string, items: readonly StoredItem[]): Leftover => ({
  name: store.nameOf(folder),
  time: new Date(Math.max(...items.map(({ time }) => time.getTime()))),
  remove: () => store.remove(items.map(({ key }) => key)),
});
