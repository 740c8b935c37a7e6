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
  /** Versions a kept release names, as `part@version`; `null` when it is not kept. */
  versionsOf(serial: number): Promise<ReadonlySet<string> | null>;
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
  /** The newest serial when the history was read last. */
  let readUpTo = 0;

  const add = (release: Release): void => {
    const named = Object.entries(release.parts).map(
      ([part, { version, files }]) => [`${part}@${version}`, files] as const,
    );
    keepHashes(release.serial, new Map(named));
  };
  const keepHashes = (serial: number, named: Map<string, string>): void => {
    hashes.set(serial, named);
    // By number, not by count: a release that was replaced before it was looked at is one of the newest too.
    const newest = Math.max(...hashes.keys());
    for (const old of hashes.keys()) if (old <= newest - keep) hashes.delete(old);
  };
  /** What was live before this process started, or is live in another copy of it only. */
  const readHistory = async (): Promise<void> => {
    const serials = await registry.serials(channel);
    const newest = serials.at(-1) ?? 0;
    const unread = serials.filter((serial) => serial > newest - keep && !hashes.has(serial));
    for (const serial of unread) {
      const release = await registry.readRelease(channel, serial).catch(() => null);
      if (release) add(release);
      else keepHashes(serial, new Map()); // a broken one names nothing
    }
  };
  const readOnce = async (): Promise<void> => {
    reading ??= readHistory().finally(() => {
      reading = null;
    });
    await reading;
  };
  const hashOf = (name: string): string | undefined => {
    for (const named of hashes.values()) if (named.has(name)) return named.get(name);
    return undefined;
  };
  const findHash = async (name: string): Promise<string | undefined> => {
    if (hashOf(name)) return hashOf(name);
    await readOnce();
    return hashOf(name);
  };

  return {
    add,
    async versionsOf(serial) {
      const newest = Math.max(0, ...hashes.keys());
      // Read again only when something new came: anybody may ask for any serial.
      if (!hashes.has(serial) && readUpTo < newest) {
        await readOnce();
        readUpTo = newest;
      }
      const named = hashes.get(serial);
      return named ? new Set(named.keys()) : null;
    },
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
