import pMap from 'p-map';
import * as z from 'zod/mini';
import type { ArtifactStore } from '../artifact-store/artifact-store.ts';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { keys } from '../blob-store/object-keys.ts';
import type { DeprecateRequest } from '../context/requests.ts';
import { versionName } from '../documents/version-name.ts';
import { RegistryError } from '../errors/registry-error.ts';

const schema = z.object({ author: z.string(), reason: z.string(), time: z.iso.datetime() });

/** Who advises against a version, why and since when. */
export type Deprecation = z.infer<typeof schema>;

/** Records that a version is deprecated, or takes it back. It is advice only: nothing of it is signed. */
export async function deprecateVersion(
  { blobs, artifacts }: { blobs: BlobStore; artifacts: ArtifactStore },
  { part, version, author, reason, isDryRun }: DeprecateRequest,
): Promise<void> {
  const key = keys.deprecation(part, version);
  if (reason === null) return isDryRun ? undefined : blobs.remove([key]);
  if (!(await artifacts.readManifest(part, version))) {
    throw new RegistryError('not-found', `there is no ${versionName(part, version)} to advise against`);
  }
  if (isDryRun) return;
  const deprecation: Deprecation = { author, reason, time: new Date().toISOString() };
  await blobs.put(key, `${JSON.stringify(deprecation)}\n`);
}

/** Advice against a version; `null` when there is none. */
export async function findDeprecation(blobs: BlobStore, part: string, version: string): Promise<Deprecation | null> {
  const bytes = await blobs.get(keys.deprecation(part, version));
  if (!bytes) return null;
  const result = schema.safeParse(JSON.parse(bytes.toString('utf8')));
  if (result.success) return result.data;
  throw new RegistryError('invalid', `${blobs.nameOf(keys.deprecation(part, version))} is not well formed`);
}

/** Every advice of a part, by version. */
export async function listDeprecations(blobs: BlobStore, part: string): Promise<Map<string, Deprecation>> {
  const names = await blobs.names(keys.deprecations);
  const versions = names.filter((name) => name.startsWith(`${part}@`)).map((name) => name.slice(part.length + 1, -5));
  const found = await pMap(
    versions,
    async (version) => [version, await findDeprecation(blobs, part, version)] as const,
    { concurrency: 8 },
  );
  return new Map(found.filter((entry): entry is [string, Deprecation] => entry[1] !== null));
}
