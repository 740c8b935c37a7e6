import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { keys } from './keys.ts';
import { RegistryError } from './registry-error.ts';
import { inParallel } from './store/in-parallel.ts';
import type { Store } from './store/store.ts';

/*
 * Making a release and removing old versions may happen at the same time, in different processes, with no lock between
 * them. Whoever wants a version writes down that it is held, then looks whether it is being removed; whoever removes
 * writes that down first, then looks whether it is held. Whatever the order, one of the two sees the other.
 */

/** Older notes are of processes that were ended. */
const HOUR = 3_600_000;
/** How long a removal may go on; well before others take it for ended. */
const REMOVAL_ENDS_AFTER = HOUR / 4;

const noteSchema = z.object({ versions: z.array(z.string()) });

/** `mf-catalog@1.0.0` */
export const versionName = (part: string, version: string): string => `${part}@${version}`;

/**
 * Does work for which these versions must stay.
 *
 * @throws RegistryError `conflict` when one of them is just being removed
 */
export async function holding<T>(store: Store, versions: readonly string[], work: () => Promise<T>): Promise<T> {
  if (versions.length === 0) return work();
  return withNote(store, keys.holds, versions, async () => {
    const removed = await namedIn(store, keys.removals);
    const gone = versions.find((version) => removed.has(version));
    if (gone === undefined) return work();
    throw new RegistryError(
      'conflict',
      `${gone} is just being removed because nothing needed it: try again in a moment, and publish it again if it is gone`,
    );
  });
}

/**
 * Removes versions one by one, without those that somebody holds.
 *
 * @param isNeeded asked once more, when nobody can begin to use one of them any longer
 * @returns what was removed
 */
export async function removing(
  store: Store,
  versions: readonly string[],
  isNeeded: () => Promise<(version: string) => boolean>,
  remove: (version: string) => Promise<void>,
): Promise<string[]> {
  if (versions.length === 0) return [];
  return withNote(store, keys.removals, versions, async () => {
    const end = Date.now() + REMOVAL_ENDS_AFTER;
    const held = await namedIn(store, keys.holds);
    const needed = await isNeeded();
    const removed: string[] = [];
    for (const version of versions) {
      if (Date.now() > end) break;
      if (held.has(version) || needed(version)) continue;
      await remove(version);
      removed.push(version);
    }
    return removed;
  });
}

/** Notes of processes that were ended, with the versions they name. */
export async function staleNotes(store: Store): Promise<string[]> {
  const notes = await Promise.all([keys.holds, keys.removals].map((folder) => store.list(folder)));
  return notes
    .flat()
    .filter(({ time }) => time.getTime() < Date.now() - HOUR)
    .map(({ key }) => key);
}

async function withNote<T>(
  store: Store,
  folder: string,
  versions: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const key = `${folder}/${randomUUID()}.json`;
  await store.put(key, JSON.stringify({ versions }));
  try {
    return await work();
  } finally {
    await store.remove([key]);
  }
}

async function namedIn(store: Store, folder: string): Promise<Set<string>> {
  const notes = (await store.list(folder)).filter(({ time }) => time.getTime() >= Date.now() - HOUR);
  const named = await inParallel(8, notes, async ({ key }) => {
    const bytes = await store.get(key); // it may be over by now
    return bytes === null ? [] : noteSchema.parse(JSON.parse(bytes.toString('utf8'))).versions;
  });
  return new Set(named.flat());
}
