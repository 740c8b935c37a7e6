import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPartName } from '@jishi/contracts/names';
import { folderBlobStore, TEMPORARY } from '../blob-store/folder-blob-store.ts';
import { isVersion, keys } from '../blob-store/object-keys.ts';
import { hasCode, unlessMissing } from '../errors/file-errors.ts';
import { type ArtifactStore, type Leftover, MANIFEST } from './artifact-store.ts';

/** Versions as folders: written to a temporary folder and renamed into place, renamed away and then removed. */
export function folderArtifactStore(folder: string): ArtifactStore {
  const versionFolder = (part: string, version: string): string => join(folder, keys.version(part, version));
  const nameOf = (part: string, version: string, file: string): string => join(versionFolder(part, version), file);
  const aside = (): string => join(folder, TEMPORARY, randomUUID());

  return {
    nameOf,
    parts: async () => (await unlessMissing(readdir(join(folder, keys.parts)), [])).filter(isPartName),
    async list(part) {
      const entries = await unlessMissing(readdir(join(folder, keys.part(part)), { withFileTypes: true }), []);
      const names = entries.filter((entry) => entry.isDirectory() && isVersion(entry.name)).map(({ name }) => name);
      const versions = names.sort().map(async (version) => {
        // The folder came in one piece; a version whose list is gone is damaged, not absent.
        const info = await unlessMissing(stat(nameOf(part, version, MANIFEST)), null);
        const { mtime } = info ?? (await stat(versionFolder(part, version)));
        return { part, version, time: mtime };
      });
      return Promise.all(versions);
    },
    async sizes(part, version) {
      const items = await folderBlobStore(folder).list(keys.version(part, version));
      return new Map(items.map(({ key, size }) => [key.slice(keys.version(part, version).length + 1), size]));
    },
    readManifest: (part, version) => unlessMissing(readFile(nameOf(part, version, MANIFEST)), null),
    read: (part, version, _hash, file) => unlessMissing(readFile(nameOf(part, version, file)), null),
    async add(part, version, files) {
      const copy = aside();
      try {
        await writeFiles(copy, files);
        await mkdir(join(folder, keys.part(part)), { recursive: true });
        await rename(copy, versionFolder(part, version));
        return true;
      } catch (error) {
        await rm(copy, { recursive: true, force: true });
        if (hasCode(error, 'ENOTEMPTY') || hasCode(error, 'EEXIST')) return false;
        throw error;
      }
    },
    async remove(part, version) {
      const copy = aside();
      await mkdir(dirname(copy), { recursive: true });
      await unlessMissing(rename(versionFolder(part, version), copy), undefined);
      await rm(copy, { recursive: true, force: true });
    },
    leftovers: (before) => findLeftovers(join(folder, TEMPORARY), before),
  };
}

async function writeFiles(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  for (const [name, bytes] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes, { flush: true });
  }
}

async function findLeftovers(folder: string, before: Date): Promise<Leftover[]> {
  const names = await unlessMissing(readdir(folder), []);
  const found = names.map(async (name) => {
    const path = join(folder, name);
    const info = await unlessMissing(stat(path), null); // its writer may just have finished
    if (!info || info.mtime >= before) return [];
    return [{ name: path, time: info.mtime, remove: () => rm(path, { recursive: true, force: true }) }];
  });
  return (await Promise.all(found)).flat();
}
