import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Declaration } from '@jishi/contracts/release';
import { holding, versionName } from './holding.ts';
import { keys } from './keys.ts';
import { obstaclesOf } from './obstacles.ts';
import type { RegistryPlace } from './place.ts';
import { RegistryError } from './registry-error.ts';
import { unlessMissing } from './store/file-errors.ts';
import { refuseTooLarge } from './too-large.ts';
import { type FileReader, readVersion, verifyVersion } from './versions.ts';

/** What was published. `created` is false when exactly these bytes were there before. */
export type PublishResult = { part: string; version: string; hash: string; created: boolean };

export async function publishBuild(place: RegistryPlace, build: FileReader): Promise<PublishResult> {
  const { hash, files, declaration, bytes } = await readVersion(build);
  const { part, version } = files;
  refuseTooLarge(part, bytes);
  await refuseUnfit(place, declaration, bytes);
  return holding(place.store, [versionName(part, version)], async () => {
    const created = await place.shelf.add(part, version, bytes);
    if (!created) await requireSame(place, part, version, hash);
    await place.store.put(keys.latest(part), `${version}\n`);
    return { part, version, hash, created };
  });
}

async function refuseUnfit(
  { checkBuild }: RegistryPlace,
  declaration: Declaration,
  bytes: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const obstacles = checkBuild ? obstaclesOf(await checkBuild(declaration, bytes)) : [];
  if (obstacles.length === 0) return;
  throw new RegistryError(
    'conflict',
    `${declaration.part}@${declaration.version} is not taken in:\n${obstacles.join('\n')}`,
  );
}

/** A build as it lies in a folder. */
export const folderReader = (folder: string): FileReader => ({
  nameOf: (file) => join(folder, file),
  read: (file) => unlessMissing(readFile(join(folder, file)), null),
});

async function requireSame({ shelf }: RegistryPlace, part: string, version: string, hash: string): Promise<void> {
  const stored = await verifyVersion(shelf, part, version);
  if (stored.hash === hash) return;
  throw new RegistryError(
    'conflict',
    `${part}@${version} is already published with other bytes; a published version never changes: give the build a new version`,
  );
}
