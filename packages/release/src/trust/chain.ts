import type { Release } from '@jishi/contracts/release';
import { prefetch } from '../documents/prefetch.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { StoredRelease } from './verify-release.ts';

/** How many documents are read at the same time: a bucket takes its time over each. */
const AT_ONCE = 8;

/**
 * The releases before a release that is trusted, newest first, as far as they are retained. Each has exactly the bytes the
 * one after it names, so each is genuine, whoever signed it: a key that is retired today may have been the right one.
 * Documents that do not belong to the chain are skipped.
 *
 * @param serials every serial that is taken
 * @param read reads a document without looking at its signature
 * @returns the hash of the release that is missing; `null` when the chain reaches the first release
 */
export async function* releasesBefore(
  head: Pick<Release, 'serial' | 'previous'>,
  serials: readonly number[],
  read: (serial: number) => Promise<StoredRelease>,
): AsyncGenerator<StoredRelease, string | null> {
  let wanted = head.previous;
  const below = serials.filter((serial) => serial < head.serial).sort((a, b) => b - a);
  const documents = prefetch(AT_ONCE, below, read);
  for (const index of below.keys()) {
    if (wanted === null) return null;
    const stored = await documents(index).catch(skipInvalid);
    if (stored?.integrity !== wanted) continue;
    yield stored;
    wanted = stored.release.previous;
  }
  return wanted;
}

/** For documents of which only the good ones matter. A registry that cannot be reached says nothing about them. */
export function skipInvalid(error: unknown): null {
  if (error instanceof RegistryError && error.code !== 'unavailable') return null;
  throw error;
}
