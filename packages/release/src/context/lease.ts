import { randomUUID } from 'node:crypto';
import pMap from 'p-map';
import * as z from 'zod/mini';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { keys } from '../blob-store/object-keys.ts';
import { RegistryError } from '../errors/registry-error.ts';

/*
 * Making a release and removing old versions may happen at the same time, in different processes, with no lock between
 * them. Whoever wants a version takes a lease on it, then looks whether it is being removed; whoever removes
 * takes a lease for that first, then looks whether the version is leased. Whatever the order, one of the two sees the other.
 */

/** Older leases are of processes that were ended. */
const LEASE_EXPIRES_AFTER = 3_600_000;
/** How long a removal may go on; well before others take it for ended. */
const REMOVAL_ENDS_AFTER = LEASE_EXPIRES_AFTER / 4;

const leaseSchema = z.object({ versions: z.array(z.string()) });

/**
 * Does work while these versions are leased, so that they are not removed.
 *
 * @throws RegistryError `conflict` when one of them is just being removed
 */
export async function withLease<T>(blobs: BlobStore, versions: readonly string[], work: () => Promise<T>): Promise<T> {
  if (versions.length === 0) return work();
  return withLeaseFile(blobs, keys.leases, versions, async () => {
    const removed = await leasedIn(blobs, keys.removals);
    const gone = versions.find((version) => removed.has(version));
    if (gone === undefined) return work();
    throw new RegistryError(
      'conflict',
      `${gone} is just being removed because nothing needed it: try again in a moment, and publish it again if it is gone`,
    );
  });
}

/**
 * Removes versions one by one, without those that are leased.
 *
 * @param isRetained called once more, when nobody can take a new lease on one of them
 * @returns what was removed
 */
export async function removeUnleased(
  blobs: BlobStore,
  versions: readonly string[],
  isRetained: () => Promise<(version: string) => boolean>,
  remove: (version: string) => Promise<void>,
): Promise<string[]> {
  if (versions.length === 0) return [];
  return withLeaseFile(blobs, keys.removals, versions, async () => {
    const end = Date.now() + REMOVAL_ENDS_AFTER;
    const leased = await leasedIn(blobs, keys.leases);
    const needed = await isRetained();
    const removed: string[] = [];
    for (const version of versions) {
      if (Date.now() > end) break;
      if (leased.has(version) || needed(version)) continue;
      await remove(version);
      removed.push(version);
    }
    return removed;
  });
}

/** Leases of processes that were ended, with the versions they name. */
export async function expiredLeases(blobs: BlobStore): Promise<string[]> {
  const leases = await Promise.all([keys.leases, keys.removals].map((folder) => blobs.list(folder)));
  return leases
    .flat()
    .filter(({ time }) => time.getTime() < Date.now() - LEASE_EXPIRES_AFTER)
    .map(({ key }) => key);
}

async function withLeaseFile<T>(
  blobs: BlobStore,
  folder: string,
  versions: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const key = `${folder}/${randomUUID()}.json`;
  await blobs.put(key, JSON.stringify({ versions }));
  try {
    return await work();
  } finally {
    await blobs.remove([key]);
  }
}

async function leasedIn(blobs: BlobStore, folder: string): Promise<Set<string>> {
  const leases = (await blobs.list(folder)).filter(({ time }) => time.getTime() >= Date.now() - LEASE_EXPIRES_AFTER);
  const named = await pMap(
    leases,
    async ({ key }) => {
      const bytes = await blobs.get(key); // it may be over by now
      return bytes === null ? [] : leaseSchema.parse(JSON.parse(bytes.toString('utf8'))).versions;
    },
    { concurrency: 8 },
  );
  return new Set(named.flat());
}
