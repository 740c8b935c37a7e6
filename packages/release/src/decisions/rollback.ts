import type { Release } from '@jishi/contracts/release';
import type { RegistryContext } from '../context/registry-context.ts';
import type { ReleaseResult, RollbackRequest } from '../context/requests.ts';
import { canonicalJson } from '../documents/canonical-json.ts';
import { versionName } from '../documents/version-name.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { loadRelease } from '../releases/read-releases.ts';
import { skipInvalid } from '../trust/chain.ts';
import { bansOf, refuseBanned } from './bans.ts';
import { makeRelease } from './make-release.ts';
import { planOf } from './plan.ts';

export async function rollBack(context: RegistryContext, request: RollbackRequest): Promise<ReleaseResult> {
  return makeRelease(context, request, 'rollback', async (live, serials) => {
    const release = request.serial
      ? (await loadRelease(context, request.channel, request.serial)).release
      : await releaseBefore(context, request.channel, live, serials);
    refuseBanned(release.parts, live?.banned ?? [], `release ${release.serial} cannot come back: `);
    await requireRetained(context, release);
    return { ...planOf(live), parts: release.parts, expires: null };
  });
}

/** The newest release with other contents that may and can come back. */
async function releaseBefore(
  context: RegistryContext,
  channel: string,
  live: Release | null,
  serials: readonly number[],
): Promise<Release> {
  const contents = contentsOf(live);
  for (const serial of [...serials].reverse()) {
    const stored = await loadRelease(context, channel, serial).catch(skipInvalid);
    if (!stored || contentsOf(stored.release) === contents) continue;
    const isBanned = bansOf(stored.release.parts, live?.banned ?? []).length > 0;
    if (!isBanned && (await missingOf(context, stored.release)).length === 0) return stored.release;
  }
  throw new RegistryError('not-found', `channel ${channel} has no earlier release to go back to`);
}

const contentsOf = (release: Release | null): string => canonicalJson(release?.parts ?? {});

async function requireRetained(context: RegistryContext, release: Release): Promise<void> {
  const missing = await missingOf(context, release);
  if (missing.length === 0) return;
  throw new RegistryError(
    'not-found',
    `release ${release.serial} is not kept any more: there is no ${missing.join(', no ')}`,
  );
}

/** Parts of a release whose versions are gone. */
async function missingOf({ artifacts }: RegistryContext, { parts }: Release): Promise<string[]> {
  const found = Object.entries(parts).map(async ([part, { version }]) =>
    (await artifacts.readManifest(part, version)) ? [] : [versionName(part, version)],
  );
  return (await Promise.all(found)).flat();
}
