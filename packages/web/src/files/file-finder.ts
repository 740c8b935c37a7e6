import { contentTag, isContentTag } from '@jishi/contracts/names';
import type { Ban, FilesManifest } from '@jishi/contracts/release';
import { type Registry, RegistryError } from '@jishi/release';
import { LRUCache } from 'lru-cache';
import type { NamedVersion, RetainedVersions } from '../releases/retained-versions.ts';
import { findFile, type PublishedFile } from './file-store.ts';

/**
 * What stands at `/remotes/<part>/<folder>/<name>`; `withdrawn`: in banned versions only; `null`: nothing.
 *
 * @param folder tag of the file's content, or a version
 * @throws RegistryError when a list of files is missing or not what its release names
 */
export type FileFinder = (part: string, folder: string, name: string) => Promise<PublishedFile | 'withdrawn' | null>;

type FileFinderOptions = {
  retained: Pick<RetainedVersions, 'find' | 'ofPart'>;
  /** Where lists of files are read: of a bucket without making a copy of the whole version. */
  lists: Pick<Registry, 'readFiles'>;
  /** Versions the live release bans; nobody may have files that only they have. */
  banned: () => readonly Ban[];
};

/** Lists of files kept in memory: of the newest hundred releases of some parts. */
const LISTS = 1_000;

/** The list is a file of its version, too. */
function hashIn({ files }: FilesManifest, { hash }: NamedVersion, name: string): string | undefined {
  if (name === 'files.json') return hash;
  return Object.hasOwn(files, name) ? files[name] : undefined;
}

export function createFileFinder({ retained, lists, banned }: FileFinderOptions): FileFinder {
  const known = new LRUCache<string, FilesManifest>({ max: LISTS });

  const isBanned = (part: string, version: string): boolean =>
    banned().some((ban) => ban.part === part && ban.version === version);

  const listOf = async (part: string, { version, hash }: NamedVersion): Promise<FilesManifest> => {
    const key = `${part}@${version} ${hash}`;
    const list = known.get(key) ?? (await lists.readFiles(part, version, hash));
    known.set(key, list);
    return list;
  };

  const ofVersion = async (part: string, version: string, name: string) => {
    if (isBanned(part, version)) return 'withdrawn';
    const found = await retained.find(part, version);
    return found && findFile(found, name);
  };

  /** A file lives as long as one version does that has it and may be served. */
  const ofContent = async (part: string, tag: string, name: string) => {
    let isWithdrawn = false;
    let damage: RegistryError | null = null;
    for await (const named of retained.ofPart(part)) {
      try {
        const hash = hashIn(await listOf(part, named), named, name);
        if (hash === undefined || contentTag(hash) !== tag) continue;
        if (!isBanned(part, named.version)) return await ofVersion(part, named.version, name);
        isWithdrawn = true;
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        damage ??= error; // another version may have the file, too
      }
    }
    if (damage) throw damage;
    return isWithdrawn ? 'withdrawn' : null;
  };

  return (part, folder, name) => (isContentTag(folder) ? ofContent(part, folder, name) : ofVersion(part, folder, name));
}
