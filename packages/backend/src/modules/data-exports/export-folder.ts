import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../kernel/config/config.ts';
import { privateFolder } from '../downloads/file-store.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** A file, or one that is being written: `<uuid>.zip`, `.<uuid>.<uuid>.tmp`. */
const NAME = new RegExp(`^\\.?(${UUID})\\.(?:zip|${UUID}\\.tmp)$`);

/** Where the files lie: one folder for all processes of a shop, and no address leads into it. */
export function exportsFolder(config: Pick<Config, 'filesUrl' | 'dataFolder'>): string {
  return join(privateFolder(config), 'exports');
}

export async function openExportsFolder(config: Pick<Config, 'filesUrl' | 'dataFolder'>): Promise<string> {
  const folder = exportsFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export const fileOf = (folder: string, uuid: string): string => join(folder, `${uuid}.zip`);

export async function removeFile(folder: string, uuid: string): Promise<void> {
  await rm(fileOf(folder, uuid), { force: true });
}

/** Files written before a moment, finished or not, by the request they belong to. */
export async function filesBefore(folder: string, moment: Date): Promise<{ uuid: string; path: string }[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const old = [];
  for (const name of names) {
    const uuid = NAME.exec(name)?.[1];
    const path = join(folder, name);
    // Another process may have removed it meanwhile.
    const mtime = uuid && (await stat(path).catch(() => null))?.mtime;
    if (uuid && mtime && mtime < moment) old.push({ uuid, path });
  }
  return old;
}
