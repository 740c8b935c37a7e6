import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../kernel/config/config.ts';

/** Where files for sale are kept: below `FILES_URL` when that is a folder, else below `SHOP_DATA`. Never served by path. */
export function privateFolder({ filesUrl, dataFolder }: Pick<Config, 'filesUrl' | 'dataFolder'>): string {
  return join(filesUrl?.startsWith('file:') ? fileURLToPath(filesUrl) : dataFolder, 'private');
}

/** The bytes behind a storage key, null when there is no such file. A key never leads out of the folder. */
export async function readPrivateFile(folder: string, key: string): Promise<Buffer | null> {
  const root = resolve(folder);
  const path = resolve(root, key);
  if (!path.startsWith(root + sep)) return null;
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
