import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Declaration } from '@jishi/contracts/release';
import { type FileReader, readVersion, verifyVersion } from '../artifact-store/read-versions.ts';
import { keys } from '../blob-store/object-keys.ts';
import { blockersOf } from '../context/blockers.ts';
import { withLease } from '../context/lease.ts';
import type { RegistryContext } from '../context/registry-context.ts';
import { versionName } from '../documents/version-name.ts';
import { unlessMissing } from '../errors/file-errors.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { refuseTooLarge } from './size-limits.ts';

/** What was published. `created` is false when exactly these bytes were there before. */
export type PublishResult = { part: string; version: string; hash: string; created: boolean };

/** @param isDryRun checks everything and says what would be done */
export async function publishBuild(
  context: RegistryContext,
  build: FileReader,
  isDryRun = false,
): Promise<PublishResult> {
  const { hash, files, declaration, bytes } = await readVersion(build);
  const { part, version } = files;
  refuseTooLarge(part, bytes);
  await refuseBlocked(context, declaration, bytes);
  if (isDryRun) {
    const isThere = (await context.artifacts.readManifest(part, version)) !== null;
    if (isThere) await requireSame(context, part, version, hash);
    return { part, version, hash, created: !isThere };
  }
  return withLease(context.blobs, [versionName(part, version)], async () => {
    const created = await context.artifacts.add(part, version, bytes);
    if (!created) await requireSame(context, part, version, hash);
    await context.blobs.put(keys.latest(part), `${version}\n`);
    return { part, version, hash, created };
  });
}

async function refuseBlocked(
  { checkBuild }: RegistryContext,
  declaration: Declaration,
  bytes: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const blockers = checkBuild ? blockersOf(await checkBuild(declaration, bytes)) : [];
  if (blockers.length === 0) return;
  throw new RegistryError(
    'conflict',
    `${declaration.part}@${declaration.version} is not taken in:\n${blockers.join('\n')}`,
  );
}

/** A build as it lies in a folder. */
export const folderReader = (folder: string): FileReader => ({
  nameOf: (file) => join(folder, file),
  read: (file) => unlessMissing(readFile(join(folder, file)), null),
});

async function requireSame({ artifacts }: RegistryContext, part: string, version: string, hash: string): Promise<void> {
  const stored = await verifyVersion(artifacts, part, version);
  if (stored.hash === hash) return;
  throw new RegistryError(
    'conflict',
    `${part}@${version} is already published with other bytes; a published version never changes: give the build a new version`,
  );
}
