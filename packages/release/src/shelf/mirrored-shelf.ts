import { integrityOf } from '../integrity.ts';
import { RegistryError } from '../registry-error.ts';
import { readerOf, readVersion, verifyVersion } from '../versions.ts';
import { folderShelf } from './folder-shelf.ts';
import { LIST, type Shelf } from './shelf.ts';

const HOUR = 3_600_000;

export type MirroredShelf = Shelf & {
  /** Removes copies that are not wanted any more; new ones stay, they may be for a release that is just being made ready. */
  prune(isWanted: (part: string, version: string) => Promise<boolean>): Promise<void>;
};

/**
 * A shelf far away with copies of its versions in a folder. A version is copied when it is asked for first, whole,
 * every file checked; a copy from before is checked once more before it is used, and replaced when it is damaged.
 */
export function mirroredShelf(far: Shelf, folder: string): MirroredShelf {
  const near = folderShelf(folder);
  const ready = new Map<string, Promise<Buffer | null>>();

  const isGood = async (part: string, version: string, hash: string | undefined): Promise<boolean> => {
    try {
      await verifyVersion(near, part, version, hash);
      return true;
    } catch (error) {
      if (error instanceof RegistryError) return false;
      throw error;
    }
  };
  const fetchVersion = async (part: string, version: string, hash: string | undefined): Promise<Buffer | null> => {
    if (await isGood(part, version, hash)) return near.readList(part, version);
    const list = await far.readList(part, version);
    if (!list) return null;
    const { bytes } = await readVersion(readerOf(far, part, version, integrityOf(list)), hash);
    await near.remove(part, version);
    await near.add(part, version, bytes);
    return list;
  };
  const readList = async (part: string, version: string, hash?: string): Promise<Buffer | null> => {
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
    ...far,
    nameOf: near.nameOf,
    readList,
    async read(part, version, hash, file) {
      const list = await readList(part, version, hash);
      return file === LIST || !list ? list : near.read(part, version, hash, file);
    },
    async prune(isWanted) {
      for (const part of await near.parts()) {
        for (const { version, time } of await near.list(part)) {
          if (Date.now() - time.getTime() < HOUR || (await isWanted(part, version))) continue;
          for (const key of ready.keys()) if (key.startsWith(`${part}@${version} `)) ready.delete(key);
          await near.remove(part, version);
        }
      }
    },
  };
}
