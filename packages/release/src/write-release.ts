import { link, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseSchema } from '@jishi/contracts/release';
import { canonicalJson } from './canonical-json.ts';
import type { Layout } from './layout.ts';
import { hasCode } from './store/file-errors.ts';

/**
 * Writes a release document whole, under its serial, only if the serial is free.
 *
 * A hard link of a finished file is the one step that is both atomic and exclusive: a reader sees the whole
 * document or none, and of two writers one gets false.
 */
export async function writeRelease(layout: Layout, release: Release): Promise<boolean> {
  const bytes = canonicalJson(releaseSchema.parse(release));
  await mkdir(layout.temporary, { recursive: true });
  await mkdir(layout.channel(release.channel), { recursive: true });
  const folder = await mkdtemp(join(layout.temporary, 'release-'));
  try {
    const draft = join(folder, 'release.json');
    await writeDurably(draft, bytes);
    await link(draft, layout.release(release.channel, release.serial));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeDurably(path: string, bytes: string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
