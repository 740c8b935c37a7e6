import type { FilesManifest, Release } from '@jishi/contracts/release';
import type { Registry } from '@jishi/release';
import type { ReleaseGate } from './release-gate.ts';

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
  /** Whether a kept release names a version. */
  isKept(part: string, version: string): Promise<boolean>;
  add(release: Release): void;
};

type KeptVersionsOptions = {
  registry: Registry;
  gate: ReleaseGate;
  channel: string;
  keep: number;
  /** Milliseconds for which the registry is not asked again; what is asked of a bucket has a price. */
  pause: number;
};

/**
 * Which versions may be served: those named by the newest releases of the channel, because their pages may still be
 * open in a browser. What is only published, or was named too long ago, is not there; and a document counts here as it
 * does for becoming live: admitted itself, or one that an admitted one was built upon.
 */
export function createKeptVersions({ registry, gate, channel, keep, pause }: KeptVersionsOptions): KeptVersions {
  /** Serial → version of each part → hash of its `files.json`. */
  const hashes = new Map<number, Map<string, string>>();
  const manifests = new Map<string, Promise<FilesManifest>>();
  let head: Release | null = null;
  let reading: Promise<void> | null = null;
  /** What the history was read for last: anybody may ask for any version, so nothing is read twice. */
  let readFor = '';
  let readAt = 0;
  /** From there on down the history is known. */
  let knownFrom = 0;

  const keepHashes = ({ serial, parts }: Release): void => {
    const named = Object.entries(parts).map(([part, { version, files }]) => [`${part}@${version}`, files] as const);
    hashes.set(serial, new Map(named));
    // By number, not by count: a release that was replaced before it was looked at is one of the newest too.
    const newest = Math.max(...hashes.keys());
    for (const old of hashes.keys()) if (old <= newest - keep) hashes.delete(old);
  };
  const add = (release: Release): void => {
    head = release;
    keepHashes(release);
  };
  /** What is live in another copy of this process only. */
  const findAhead = async (serials: readonly number[]): Promise<Release | null> => {
    for (const serial of serials.filter((number) => number > (head?.serial ?? 0)).reverse()) {
      const ahead = await gate.admit(serial).catch(() => null);
      if (ahead) return ahead.release;
    }
    return null;
  };
  /** What was live before this process started, or is live elsewhere. */
  const readHistory = async (): Promise<void> => {
    if (Date.now() - readAt < pause) return;
    readAt = Date.now();
    const serials = await registry.serials(channel);
    const state = `${head?.serial} ${serials.at(-1)}`;
    if (state === readFor) return;
    const top = (await findAhead(serials)) ?? head;
    if (top) await readBelow(top);
    readFor = state;
  };
  const readBelow = async (top: Release): Promise<void> => {
    keepHashes(top);
    const below = knownFrom;
    for await (const { release } of gate.before(top)) {
      if (release.serial <= Math.max(below, top.serial - keep)) break;
      keepHashes(release);
    }
    knownFrom = top.serial;
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

  return {
    add,
    async versionsOf(serial) {
      if (!hashes.has(serial)) await readOnce();
      const named = hashes.get(serial);
      return named ? new Set(named.keys()) : null;
    },
    async isKept(part, version) {
      const name = `${part}@${version}`;
      if (!hashOf(name)) await readOnce();
      return hashOf(name) !== undefined;
    },
    async find(part, version) {
      const name = `${part}@${version}`;
      if (!hashOf(name)) await readOnce();
      const hash = hashOf(name);
      if (hash === undefined) return null;
      const manifest = manifests.get(`${name} ${hash}`) ?? registry.readFiles(part, version, hash);
      manifests.set(`${name} ${hash}`, manifest);
      manifest.catch(() => manifests.delete(`${name} ${hash}`)); // it may be repaired
      return { hash, files: await manifest, folder: registry.partFolder(part, version) };
    },
  };
}
