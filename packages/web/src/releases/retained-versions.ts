import { type Arm, candidateOf, type FilesManifest, type Release } from '@jishi/contracts/release';
import { type Registry, releaseId } from '@jishi/release';
import type { ReleaseVerifier } from './release-verifier.ts';

/** A published version some retained release names: its files may be served. */
export type RetainedVersion = {
  /** Hash of `files.json`. */
  hash: string;
  files: FilesManifest;
  folder: string;
};

/** A version as a release names it, with the hash of its `files.json`. */
export type NamedVersion = { version: string; hash: string };

export type RetainedVersions = {
  /** @throws RegistryError when `files.json` is missing or is not what the release names */
  find(part: string, version: string): Promise<RetainedVersion | null>;
  /** Versions of a part that retained releases name, the newest first. The history is read only when it is come to. */
  ofPart(part: string): AsyncIterable<NamedVersion>;
  /** Versions a retained release names, as `part@version`, by its id; `null` when it is not retained. */
  versionsOf(id: string): Promise<ReadonlySet<string> | null>;
  /** Whether a retained release names a version. */
  isRetained(part: string, version: string): Promise<boolean>;
  add(release: Release): void;
};

/** What one arm of a document names: `part@version` → hash of its `files.json`. */
type Named = { serial: number; versions: Map<string, string> };

type RetainedVersionsOptions = {
  registry: Registry;
  verifier: ReleaseVerifier;
  channel: string;
  depth: number;
  /** Milliseconds for which the registry is not read again; each request to a bucket has a price. */
  pause: number;
};

/**
 * Which versions may be served: those named by the newest releases of the channel, because their pages may still be
 * open in a browser. What is only published, or was named too long ago, is not there; and a document counts here as it
 * does for becoming live: verified itself, or one that a verified one was built upon.
 */
export function createRetainedVersions({
  registry,
  verifier,
  channel,
  depth,
  pause,
}: RetainedVersionsOptions): RetainedVersions {
  /** Id of a release → version of each part → hash of its `files.json`. */
  const hashes = new Map<string, Named>();
  const manifests = new Map<string, Promise<FilesManifest>>();
  /** Part → its versions, as `ofPart` gives them; put together when it is asked for. */
  const byPart = new Map<string, readonly NamedVersion[]>();
  let newest = 0;
  let head: Release | null = null;
  let reading: Promise<void> | null = null;
  /** What the history was read for last: anybody may request any version, so nothing is read twice. */
  let readFor = '';
  let readAt = 0;
  /** From there on down the history is known. */
  let knownFrom = 0;

  const addHashes = (release: Release): void => {
    for (const [id, named] of namedBy(release)) hashes.set(id, named);
    byPart.clear();
    newest = Math.max(newest, release.serial);
    // By number, not by count: a release that was replaced before it was read is one of the newest too.
    const old = [...hashes].filter(([, { serial }]) => serial <= newest - depth);
    for (const [id] of old) hashes.delete(id);
    if (old.length > 0) forgetManifests();
  };
  /** Those of versions no release names any more; a process runs through thousands of releases. */
  const forgetManifests = (): void => {
    const named = new Set([...hashes.values()].flatMap(({ versions }) => [...versions].map((pair) => pair.join(' '))));
    for (const key of manifests.keys()) if (!named.has(key)) manifests.delete(key);
  };
  const add = (release: Release): void => {
    head = release;
    addHashes(release);
  };
  /** What is live in another copy of this process only. */
  const findAhead = async (serials: readonly number[]): Promise<Release | null> => {
    for (const serial of serials.filter((number) => number > (head?.serial ?? 0)).reverse()) {
      const ahead = await verifier.verify(serial).catch(() => null);
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
    addHashes(top);
    const below = knownFrom;
    for await (const { release } of verifier.before(top)) {
      if (release.serial <= Math.max(below, top.serial - depth)) break;
      addHashes(release);
    }
    knownFrom = top.serial;
  };
  const readOnce = async (): Promise<void> => {
    reading ??= readHistory().finally(() => {
      reading = null;
    });
    await reading;
  };
  const versionsOfPart = (part: string): readonly NamedVersion[] => {
    const found = new Map<string, string>();
    for (const { versions } of [...hashes.values()].sort((one, other) => other.serial - one.serial)) {
      for (const [name, hash] of versions) {
        const [of, version = ''] = name.split('@');
        if (of === part && !found.has(version)) found.set(version, hash);
      }
    }
    return [...found].map(([version, hash]) => ({ version, hash }));
  };
  const knownOf = (part: string): readonly NamedVersion[] => {
    const known = byPart.get(part) ?? versionsOfPart(part);
    if (known.length > 0) byPart.set(part, known);
    return known;
  };
  const hashOf = (name: string): string | undefined => {
    for (const { versions } of hashes.values()) if (versions.has(name)) return versions.get(name);
    return undefined;
  };

  return {
    add,
    async versionsOf(id) {
      if (!hashes.has(id)) await readOnce();
      const named = hashes.get(id);
      return named ? new Set(named.versions.keys()) : null;
    },
    async isRetained(part, version) {
      const name = `${part}@${version}`;
      if (!hashOf(name)) await readOnce();
      return hashOf(name) !== undefined;
    },
    async *ofPart(part) {
      const known = knownOf(part);
      yield* known;
      await readOnce();
      const given = new Set(known.map(({ version }) => version));
      yield* knownOf(part).filter(({ version }) => !given.has(version));
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

/** The live release of a document, and the candidate, by their ids. */
function namedBy(release: Release): [string, Named][] {
  const { serial } = release;
  const of = (arm: Arm, { parts }: Release): [string, Named] => [
    releaseId({ channel: null, serial, arm }),
    {
      serial,
      versions: new Map(Object.entries(parts).map(([part, { version, files }]) => [`${part}@${version}`, files])),
    },
  ];
  const candidate = candidateOf(release);
  return [of('live', release), ...(candidate ? [of('candidate', candidate)] : [])];
}
