import { integrityOf } from '../documents/integrity.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { type ArtifactStore, MANIFEST } from './artifact-store.ts';
import { folderArtifactStore } from './folder-artifact-store.ts';
import { readerOf, readVersion, verifyVersion } from './read-versions.ts';

const HOUR = 3_600_000;

export type MirroredArtifactStore = ArtifactStore & {
  /** Removes copies that are not wanted any more; new ones stay, they may be for a release that is just being made ready. */
  prune(isWanted: (part: string, version: string) => Promise<boolean>): Promise<void>;
};

/**
 * A mirror (read-through cache) of a remote artifact store in a folder. A version is copied when it is first read, whole,
 * every file checked; a copy from before is checked once more before it is used, and replaced when it is damaged.
 */
export function mirroredArtifactStore(remote: ArtifactStore, folder: string): MirroredArtifactStore {
  const local = folderArtifactStore(folder);
  const ready = new Map<string, Promise<Buffer | null>>();

  const isGood = async (part: string, version: string, hash: string | undefined): Promise<boolean> => {
    try {
      await verifyVersion(local, part, version, hash);
      return true;
    } catch (error) {
      if (error instanceof RegistryError) return false;
      throw error;
    }
  };
  const fetchVersion = async (part: string, version: string, hash: string | undefined): Promise<Buffer | null> => {
    if (await isGood(part, version, hash)) return local.readManifest(part, version);
    const list = await remote.readManifest(part, version);
    if (!list) return null;
    const { bytes } = await readVersion(readerOf(remote, part, version, integrityOf(list)), hash);
    await local.remove(part, version);
    await local.add(part, version, bytes);
    return list;
  };
  const readManifest = async (part: string, version: string, hash?: string): Promise<Buffer | null> => {
    const key = `${part}@${version} ${hash ?? ''}`;
    const known = ready.get(key) ?? fetchVersion(part, version, hash);
    ready.set(key, known);
    try {
      const list = await known;
      if (!list) ready.delete(key); // it may come
      return list;
    } catch (error) {
      ready.delete(key); // it may be repaired
      throw error;
    }
  };

  return {
    ...remote,
    nameOf: local.nameOf,
    readManifest,
    async read(part, version, hash, file) {
      const list = await readManifest(part, version, hash);
      return file === MANIFEST || !list ? list : local.read(part, version, hash, file);
    },
    async prune(isWanted) {
      for (const part of await local.parts()) {
        for (const { version, time } of await local.list(part)) {
          if (Date.now() - time.getTime() < HOUR || (await isWanted(part, version))) continue;
          for (const key of ready.keys()) if (key.startsWith(`${part}@${version} `)) ready.delete(key);
          await local.remove(part, version);
        }
      }
    },
  };
}
