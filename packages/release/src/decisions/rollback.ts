import type { Release } from '@jishi/contracts/release';
import { versionName } from '../holding.ts';
import type { RegistryPlace } from '../place.ts';
import { RegistryError } from '../registry-error.ts';
import { loadRelease } from '../releases.ts';
import type { ReleaseResult, RollbackRequest } from '../requests.ts';
import { passOverRefusal } from '../trust/chain.ts';
import { bansOf, refuseBanned } from './bans.ts';
import { makeRelease } from './make-release.ts';
import { planOf } from './plan.ts';

export async function rollBack(place: RegistryPlace, request: RollbackRequest): Promise<ReleaseResult> {
  return makeRelease(place, request, 'rollback', async (live, serials) => {
    const release = request.serial
      ? (await loadRelease(place, request.channel, request.serial)).release
      : await releaseBefore(place, request.channel, live, serials);
    refuseBanned(release.parts, live?.banned ?? [], `release ${release.serial} cannot come back: `);
    await requireKept(place, release);
    return { ...planOf(live), parts: release.parts, expires: null };
  });
}

/** The newest release with other contents that may and can come back. */
async function releaseBefore(
  place: RegistryPlace,
  channel: string,
  live: Release | null,
  serials: readonly number[],
): Promise<Release> {
  const contents = contentsOf(live);
  for (const serial of [...serials].reverse()) {
    const stored = await loadRelease(place, channel, serial).catch(passOverRefusal);
    if (!stored || contentsOf(stored.release) === contents) continue;
    const isBanned = bansOf(stored.release.parts, live?.banned ?? []).length > 0;
    if (!isBanned && (await missingOf(place, stored.release)).length === 0) return stored.release;
  }
  throw new RegistryError('not-found', `channel ${channel} has no earlier release to go back to`);
}

const contentsOf = (release: Release | null): string => JSON.stringify(Object.entries(release?.parts ?? {}).sort());

async function requireKept(place: RegistryPlace, release: Release): Promise<void> {
  const missing = await missingOf(place, release);
  if (missing.length === 0) return;
  throw new RegistryError(
    'not-found',
    `release ${release.serial} is not kept any more: there is no ${missing.join(', no ')}`,
  );
}

/** Parts of a release whose versions are gone. */
async function missingOf({ shelf }: RegistryPlace, { parts }: Release): Promise<string[]> {
  const found = Object.entries(parts).map(async ([part, { version }]) =>
    (await shelf.readList(part, version)) ? [] : [versionName(part, version)],
  );
  return (await Promise.all(found)).flat();
}
