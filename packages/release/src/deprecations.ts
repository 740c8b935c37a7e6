import * as z from 'zod/mini';
import { versionName } from './holding.ts';
import { keys } from './keys.ts';
import { RegistryError } from './registry-error.ts';
import type { DeprecateRequest } from './requests.ts';
import type { Shelf } from './shelf/shelf.ts';
import { inParallel } from './store/in-parallel.ts';
import type { Store } from './store/store.ts';

const schema = z.object({ author: z.string(), reason: z.string(), time: z.iso.datetime() });

/** Who advises against a version, why and since when. */
export type Deprecation = z.infer<typeof schema>;

/** Puts down advice against a version, or takes it back. It is advice only: nothing of it is signed. */
export async function deprecateVersion(
  { store, shelf }: { store: Store; shelf: Shelf },
  { part, version, author, reason }: DeprecateRequest,
): Promise<void> {
  const key = keys.deprecation(part, version);
  if (reason === null) return store.remove([key]);
  if (!(await shelf.readList(part, version))) {
    throw new RegistryError('not-found', `there is no ${versionName(part, version)} to advise against`);
  }
  const deprecation: Deprecation = { author, reason, time: new Date().toISOString() };
  await store.put(key, `${JSON.stringify(deprecation)}\n`);
}

/** Advice against a version; `null` when there is none. */
export async function findDeprecation(store: Store, part: string, version: string): Promise<Deprecation | null> {
  const bytes = await store.get(keys.deprecation(part, version));
  if (!bytes) return null;
  const result = schema.safeParse(JSON.parse(bytes.toString('utf8')));
  if (result.success) return result.data;
  throw new RegistryError('invalid', `${store.nameOf(keys.deprecation(part, version))} is not well formed`);
}

/** Every advice of a part, by version. */
export async function listDeprecations(store: Store, part: string): Promise<Map<string, Deprecation>> {
  const names = await store.names(keys.deprecations);
  const versions = names.filter((name) => name.startsWith(`${part}@`)).map((name) => name.slice(part.length + 1, -5));
  const found = await inParallel(
    8,
    versions,
    async (version) => [version, await findDeprecation(store, part, version)] as const,
  );
  return new Map(found.filter((entry): entry is [string, Deprecation] => entry[1] !== null));
}
