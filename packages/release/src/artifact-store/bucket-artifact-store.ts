import { createHash } from 'node:crypto';
import { isPartName } from '@jishi/contracts/names';
import pMap from 'p-map';
import type { BlobInfo, BlobStore } from '../blob-store/blob-store.ts';
import { isVersion, keys } from '../blob-store/object-keys.ts';
import { integrityOf } from '../documents/integrity.ts';
import { type ArtifactStore, type Leftover, MANIFEST, type PublishedVersion } from './artifact-store.ts';

const AT_ONCE = 16;

/**
 * Versions in a bucket. Files stand below a name made from the hash of their manifest, so two builds of one version never
 * mix; the manifest itself is written last, only if its key is free, and from then on the version is there. It is
 * removed first.
 */
export function bucketArtifactStore(blobs: BlobStore): ArtifactStore {
  const fileKey = (part: string, version: string, hash: string, file: string): string =>
    `${keys.version(part, version)}/${tagOf(hash)}/${file}`;
  const remove = async (part: string, version: string): Promise<void> => {
    await blobs.remove([keys.manifest(part, version)]);
    await blobs.remove((await blobs.list(keys.version(part, version))).map(({ key }) => key));
  };

  return {
    nameOf: (part, version, file) =>
      blobs.nameOf(file === MANIFEST ? keys.manifest(part, version) : `${keys.version(part, version)}/*/${file}`),
    parts: async () => (await blobs.names(keys.manifests)).filter(isPartName),
    list: async (part) => (await blobs.list(keys.listsOf(part))).flatMap((item) => toVersion(part, item)),
    async sizes(part, version, hash) {
      const items = await blobs.list(`${keys.version(part, version)}/${tagOf(hash)}`);
      const list = await blobs.head(keys.manifest(part, version));
      const files = items.map(({ key, size }) => [key.split('/').slice(4).join('/'), size] as const);
      return new Map([[MANIFEST, list?.size ?? 0], ...files]);
    },
    readManifest: (part, version) => blobs.get(keys.manifest(part, version)),
    read: (part, version, hash, file) =>
      blobs.get(file === MANIFEST ? keys.manifest(part, version) : fileKey(part, version, hash, file)),
    async add(part, version, files) {
      const list = files.get(MANIFEST) ?? new Uint8Array();
      if (await blobs.head(keys.manifest(part, version))) return false;
      const rest = [...files].filter(([name]) => name !== MANIFEST);
      await pMap(rest, ([name, bytes]) => blobs.put(fileKey(part, version, integrityOf(list), name), bytes), {
        concurrency: AT_ONCE,
      });
      return blobs.putIfAbsent(keys.manifest(part, version), list);
    },
    remove,
    async leftovers(before) {
      const builds = Map.groupBy(await blobs.list(keys.parts), ({ key }) => key.split('/').slice(1, 4).join('/'));
      const found = await pMap(
        [...builds],
        async ([build, items]) => {
          const [part = '', version = '', tag] = build.split('/');
          if (!isVersion(version) || items.some(({ time }) => time >= before)) return [];
          const list = await blobs.get(keys.manifest(part, version));
          return list && tagOf(integrityOf(list)) === tag ? [] : [toLeftover(blobs, `${keys.parts}/${build}`, items)];
        },
        { concurrency: AT_ONCE },
      );
      return found.flat();
    },
  };
}

/** Part of a key made of a hash. */
const tagOf = (hash: string): string => createHash('sha256').update(hash).digest('hex').slice(0, 16);

const toVersion = (part: string, { key, time }: BlobInfo): PublishedVersion[] => {
  const version = key.slice(`${keys.listsOf(part)}/`.length, -'.json'.length);
  return isVersion(version) ? [{ part, version, time }] : [];
};

const toLeftover = (blobs: BlobStore, folder: string, items: readonly BlobInfo[]): Leftover => ({
  name: blobs.nameOf(folder),
  time: new Date(Math.max(...items.map(({ time }) => time.getTime()))),
  remove: () => blobs.remove(items.map(({ key }) => key)),
});
