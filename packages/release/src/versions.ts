import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { comparePartNames, isPartName } from '@jishi/contracts/names';
import type { Declaration, FilesManifest } from '@jishi/contracts/release';
import { parseDeclaration, parseFiles } from './documents.ts';
import { integrityOf, readStored, readVerified } from './integrity.ts';
import { isVersion, type Layout } from './layout.ts';
import { RegistryError } from './registry-error.ts';
import { isMissing } from './store/file-errors.ts';

/** A published version, all hashes checked. */
export type VerifiedVersion = { hash: string; files: FilesManifest; declaration: Declaration };

/** Parts that were published: the shell, then the remotes by name. */
export async function listParts(layout: Layout): Promise<string[]> {
  try {
    return (await readdir(layout.parts)).filter(isPartName).sort(comparePartNames);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

export async function listVersions(layout: Layout, part: string): Promise<string[]> {
  const folder = layout.part(part);
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && isVersion(entry.name))
      .map((entry) => entry.name)
      .sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

export async function latestVersion(layout: Layout, part: string): Promise<string | null> {
  try {
    return (await readFile(layout.latest(part), 'utf8')).trim();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export async function loadFiles(layout: Layout, part: string, version: string, hash?: string): Promise<FilesManifest> {
  const path = join(layout.version(part, version), 'files.json');
  const files = parseFiles(hash === undefined ? await readStored(path) : await readVerified(path, hash), path);
  if (files.part === part && files.version === version) return files;
  throw new RegistryError('damaged', `${path} belongs to ${files.part}@${files.version}`);
}

export async function loadDeclaration(
  layout: Layout,
  part: string,
  version: string,
  hash?: string,
): Promise<Declaration> {
  const files = await loadFiles(layout, part, version, hash);
  return readDeclarationOf(layout.version(part, version), files);
}

/** Reads and checks every file of a published version. */
export async function verifyVersion(
  layout: Layout,
  part: string,
  version: string,
  hash?: string,
): Promise<VerifiedVersion> {
  const files = await loadFiles(layout, part, version, hash);
  return verifyFolder(layout.version(part, version), files);
}

/** Reads and checks every file of a folder that has the shape of a version: a build, or a published one. */
export async function verifyFolder(folder: string, files: FilesManifest): Promise<VerifiedVersion> {
  const declaration = await readDeclarationOf(folder, files);
  await readVerified(join(folder, 'server.cjs'), files.server);
  for (const [name, hash] of Object.entries(files.files)) await readVerified(join(folder, 'web', name), hash);
  requireListed(files);
  return { hash: integrityOf(await readStored(join(folder, 'files.json'))), files, declaration };
}

async function readDeclarationOf(folder: string, files: FilesManifest): Promise<Declaration> {
  const path = join(folder, 'declaration.json');
  const declaration = parseDeclaration(await readVerified(path, files.declaration), path);
  if (declaration.part === files.part && declaration.version === files.version) return declaration;
  throw new RegistryError('damaged', `${path} belongs to ${declaration.part}@${declaration.version}`);
}

/** What the browser will ask for must be in the list, or it would be refused on arrival. */
function requireListed(files: FilesManifest): void {
  const missing = [files.entry, ...Object.values(files.exposes).flat()].find((name) => !(name in files.files));
  if (missing === undefined) return;
  throw new RegistryError('invalid', `${files.part}@${files.version} names ${missing}, which is not among its files`);
}
