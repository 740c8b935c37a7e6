import pMap from 'p-map';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { keys } from '../blob-store/object-keys.ts';
import type { RegistryContext } from '../context/registry-context.ts';
import { versionName } from '../documents/version-name.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { changelogText } from './changelog.ts';
import { type Changes, changesSchema } from './changes.ts';

type Context = Pick<RegistryContext, 'blobs' | 'artifacts'>;

/**
 * Records what a published version brings, once; then writes the part's CHANGELOG.md anew from all there is.
 *
 * @throws RegistryError `not-found` when there is no such version
 */
export async function noteChanges({ blobs, artifacts }: Context, changes: Changes): Promise<void> {
  const { part, version } = changes;
  if (!(await artifacts.readManifest(part, version))) {
    throw new RegistryError('not-found', `there is no ${versionName(part, version)} to note changes of`);
  }
  await blobs.putIfAbsent(keys.change(part, version), `${JSON.stringify(changes)}\n`);
  await blobs.put(keys.changelog(part), changelogText(part, await listChanges(blobs, part)));
}

/** What every version of a part brings as far as it was put down, newest first. */
export async function listChanges(blobs: BlobStore, part: string): Promise<Changes[]> {
  const names = await blobs.names(keys.changesOf(part));
  const all = await pMap(
    names.filter((name) => name.endsWith('.json')),
    (name) => readOne(blobs, `${keys.changesOf(part)}/${name}`),
    { concurrency: 8 },
  );
  return all.flat().sort((one, other) => (one.time < other.time ? 1 : -1));
}

async function readOne(blobs: BlobStore, key: string): Promise<Changes[]> {
  const bytes = await blobs.get(key);
  if (!bytes) return [];
  const result = changesSchema.safeParse(toJson(bytes));
  if (result.success) return [result.data];
  throw new RegistryError('invalid', `${blobs.nameOf(key)} is not well formed`);
}

function toJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
