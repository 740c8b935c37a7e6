import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { hasCode, unlessMissing } from '../errors/file-errors.ts';
import type { BlobInfo, BlobStore } from './blob-store.ts';

/** Half-made things stand here; on the same file system, so that a rename or a link moves them. */
export const TEMPORARY = 'temporary';

/** A blob store on a file system with hard links. Folders are made when something is written. */
export function folderBlobStore(folder: string): BlobStore {
  const pathOf = (key: string): string => join(folder, key);
  const list = (prefix: string): Promise<BlobInfo[]> => listFiles(folder, prefix);
  return {
    nameOf: pathOf,
    list: async (prefix, after = '') => (await list(prefix)).filter(({ key }) => key > after),
    names: async (prefix, after = '') => {
      const names = await unlessMissing(readdir(pathOf(prefix)), []);
      return names.filter((name) => `${prefix}/${name}` > after).sort();
    },
    get: (key) => unlessMissing(readFile(pathOf(key)), null),
    head: (key) => unlessMissing(itemOf(folder, key), null),
    put: (key, bytes) => writeBeside(folder, bytes, (draft) => move(draft, pathOf(key))),
    putIfAbsent: (key, bytes) => writeBeside(folder, bytes, (draft) => linkIfFree(draft, pathOf(key))),
    remove: async (keys) => {
      for (const key of keys) await rm(pathOf(key), { force: true, recursive: true });
    },
  };
}

/** Writes the bytes to a file of their own and hands it to `finish`; nothing is left behind. */
async function writeBeside<T>(
  folder: string,
  bytes: Uint8Array | string,
  finish: (draft: string) => Promise<T>,
): Promise<T> {
  await mkdir(join(folder, TEMPORARY), { recursive: true });
  const draft = join(folder, TEMPORARY, randomUUID());
  try {
    await writeDurably(draft, bytes);
    return await finish(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

async function move(draft: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await rename(draft, path);
}

/**
 * A hard link of a finished file is the one step that is both atomic and exclusive: a reader sees the whole
 * file or none, and of two writers one gets false.
 */
async function linkIfFree(draft: string, path: string): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function writeDurably(path: string, bytes: Uint8Array | string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function listFiles(folder: string, prefix: string): Promise<BlobInfo[]> {
  const entries = await unlessMissing(readdir(join(folder, prefix), { recursive: true, withFileTypes: true }), []);
  const keys = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  // A file may be removed between the listing and its stat.
  const items = await Promise.all(keys.map((key) => unlessMissing(itemOf(folder, key), null)));
  return items.filter((item) => item !== null);
}

async function itemOf(folder: string, key: string): Promise<BlobInfo> {
  const { size, mtime } = await stat(join(folder, key));
  return { key, size, time: mtime };
}
