import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../../../kernel/config/config.ts';

/** In the data folder, not in the database: a backup leaves what it copies as it is. */
const FILE = 'last-backup';

type Folder = Pick<Config, 'dataFolder'>;

/** When a backup was taken last from this data folder; null: never. */
export async function lastBackup({ dataFolder }: Folder): Promise<Date | null> {
  const text = await readFile(join(dataFolder, FILE), 'utf8').catch(() => '');
  const at = z.iso.datetime().safeParse(text.trim());
  return at.success ? new Date(at.data) : null;
}

/** Remembers that a backup was taken, once it is whole. */
export async function rememberBackup({ dataFolder }: Folder, now: Date): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  await writeFile(join(dataFolder, FILE), `${now.toISOString()}\n`);
}
