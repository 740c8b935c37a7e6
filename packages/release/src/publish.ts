import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FilesManifest } from '@jishi/contracts/release';
import { parseFiles } from './documents.ts';
import { readStored } from './integrity.ts';
import type { Layout } from './layout.ts';
import { RegistryError } from './registry-error.ts';
import { hasCode } from './store/file-errors.ts';
import { listVersions, verifyFolder, verifyVersion } from './versions.ts';

/** What was published. `created` is false when exactly these bytes were there before. */
export type PublishResult = { part: string; version: string; hash: string; created: boolean };

export async function publishBuild(layout: Layout, buildFolder: string): Promise<PublishResult> {
  const path = join(buildFolder, 'files.json');
  const build = await verifyFolder(buildFolder, parseFiles(await readStored(path), path));
  const { part, version } = build.files;
  const created = !(await isPublished(layout, part, version)) && (await moveIn(layout, buildFolder, build.files));
  if (!created) await requireSame(layout, part, version, build.hash);
  await rememberLatest(layout, part, version);
  return { part, version, hash: build.hash, created };
}

const isPublished = async (layout: Layout, part: string, version: string): Promise<boolean> =>
  (await listVersions(layout, part)).includes(version);

/** Copies beside, checks the copy, renames. False when somebody else was first. */
async function moveIn(layout: Layout, buildFolder: string, files: FilesManifest): Promise<boolean> {
  await mkdir(layout.temporary, { recursive: true });
  const copy = await mkdtemp(join(layout.temporary, 'publish-'));
  try {
    const web = Object.keys(files.files).map((name) => join('web', name));
    for (const name of ['files.json', 'declaration.json', 'server.cjs', ...web]) {
      await mkdir(dirname(join(copy, name)), { recursive: true });
      await cp(join(buildFolder, name), join(copy, name));
    }
    await verifyFolder(copy, files);
    await mkdir(layout.part(files.part), { recursive: true });
    await rename(copy, layout.version(files.part, files.version));
    return true;
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    if (hasCode(error, 'ENOTEMPTY') || hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function requireSame(layout: Layout, part: string, version: string, hash: string): Promise<void> {
  const stored = await verifyVersion(layout, part, version);
  if (stored.hash === hash) return;
  throw new RegistryError(
    'conflict',
    `${part}@${version} is already published with other bytes; a published version never changes: give the build a new version`,
  );
}

async function rememberLatest(layout: Layout, part: string, version: string): Promise<void> {
  await mkdir(layout.temporary, { recursive: true });
  const folder = await mkdtemp(join(layout.temporary, 'latest-'));
  try {
    await writeFile(join(folder, 'latest'), `${version}\n`);
    await rename(join(folder, 'latest'), layout.latest(part));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
