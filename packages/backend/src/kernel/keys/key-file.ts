import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A key the shop makes for itself: kept in `keys/` of the data folder, made when there is none. Only the owner of the file may read it.
 * @param min characters a key has at least
 * @throws Error when the file holds something that is no key
 */
export async function keyFile(dataFolder: string, name: string, min: number): Promise<string> {
  const folder = join(dataFolder, 'keys');
  const file = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Written aside and linked: of two processes one makes the key, and nobody ever reads half of one.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  const key = (await readFile(file, 'utf8')).trim();
  if (key.length >= min) return key;
  throw new Error(`${file} holds no key (at least ${min} characters). Remove it: a new one is made.`);
}
