import type { FilesManifest, Release } from '@jishi/contracts/release';
import type { Registry } from '@jishi/release';

/** A published version some kept release names: its files may be served. */
export type KeptVersion = {
  /** Hash of `files.json`. */
  hash: string;
  files: FilesManifest;
  folder: string;
};

export type KeptVersions = {
  /** @throws RegistryError when `files.json` is missing or is not what the release names */
  find(part: string, version: string): Promise<KeptVersion | null>;
  add(release: Release): void;
};

type KeptVersionsOptions = { registry: Registry; channel: string; keep: number };

/**
 * Which versions may be served: those named by the newest releases of the channel, because their pages may still be
 * open in a browser. What is only published, or was named too long ago, is not there.
 */
export function createKeptVersions({ registry, channel, keep }: KeptVersionsOptions): KeptVersions {
  /** Serial → version of each part → hash of its `files.json`. */
  const hashes = new Map<number, Map<string, string>>();
  const manifests = new Map<string, Promise<FilesManifest>>();
  let reading: Promise<void> | null = null;

  const add = (release: Release): void => {
    const named = Object.entries(release.parts).map(
      ([part, { version, files }]) => [`${part}@${version}`, files] as const,
    );
    keepHashes(release.serial, new Map(named));
  };
  const keepHashes = (serial: number, named: Map<string, string>): void => {
    hashes.set(serial, named);
    for (const old of [...hashes.keys()].sort((a, b) => a - b).slice(0, -keep)) hashes.delete(old);
  };
  /** What was live before this process started, or is live in another copy of it only. */
  const readHistory = async (): Promise<void> => {
    const unread = (await registry.serials(channel)).slice(-keep).filter((serial) => !hashes.has(serial));
    for (const serial of unread) {
      const release = await registry.readRelease(channel, serial).catch(() => null);
      if (release) add(release);
      else keepHashes(serial, new Map()); // a broken one names nothing
    }
  };
  const hashOf = (name: string): string | undefined => {
    for (const named of hashes.values()) if (named.has(name)) return named.get(name);
    return undefined;
  };
  const findHash = async (name: string): Promise<string | undefined> => {
    if (hashOf(name)) return hashOf(name);
    reading ??= readHistory().finally(() => {
      reading = null;
    });
    await reading;
    return hashOf(name);
  };

  return {
    add,
    async find(part, version) {
      const name = `${part}@${version}`;
      const hash = await findHash(name);
      if (hash === undefined) return null;
      const manifest = manifests.get(`${name} ${hash}`) ?? registry.readFiles(part, version, hash);
      manifests.set(`${name} ${hash}`, manifest);
      manifest.catch(() => manifests.delete(`${name} ${hash}`)); // it may be repaired
      return { hash, files: await manifest, folder: registry.partFolder(part, version) };
    },
  };
}
