import type { Ban, Release } from '@jishi/contracts/release';
import { versionName } from '../holding.ts';
import type { RegistryPlace } from '../place.ts';
import { RegistryError } from '../registry-error.ts';
import { loadRelease } from '../releases.ts';
import type { BanRequest, ReleaseResult } from '../requests.ts';
import { passOverRefusal } from '../trust/chain.ts';
import { makeRelease } from './make-release.ts';
import { planOf, type Wanted } from './plan.ts';

/** Bans that hit one of these parts. */
export const bansOf = (parts: Wanted, banned: readonly Ban[]): Ban[] =>
  banned.filter(({ part, version }) => parts[part]?.version === version);

/** @throws RegistryError `conflict` naming every banned version among these */
export function refuseBanned(parts: Wanted, banned: readonly Ban[], what = ''): void {
  const hits = bansOf(parts, banned).map(
    ({ part, version, reason }) => `${versionName(part, version)} is banned: ${reason}`,
  );
  if (hits.length > 0) throw new RegistryError('conflict', what + hits.join('\n'));
}

export async function banVersion(place: RegistryPlace, request: BanRequest): Promise<ReleaseResult> {
  const { part, version, reason } = request;
  return makeRelease(place, request, 'ban', async (live, serials) => {
    if (!live) throw new RegistryError('not-found', `channel ${request.channel} has no release that could say it`);
    const plan = planOf(live);
    if (isBanned(live, part, version)) return plan;
    await requireKnown(place, live, part, version);
    const banned = [...live.banned, { part, version, reason }];
    if (live.parts[part]?.version !== version) return { ...plan, banned };
    const replacement = request.replace
      ? { version: request.replace }
      : await versionBefore(place, { ...live, banned }, part, serials);
    const parts = { ...plan.parts, [part]: replacement };
    refuseBanned(parts, banned);
    return { ...plan, parts, banned };
  });
}

const isBanned = ({ banned }: Release, part: string, version: string): boolean =>
  banned.some((ban) => ban.part === part && ban.version === version);

/** A ban with a typing error would protect nobody. */
async function requireKnown({ shelf }: RegistryPlace, live: Release, part: string, version: string): Promise<void> {
  if (live.parts[part]?.version === version || (await shelf.readList(part, version))) return;
  throw new RegistryError('not-found', `there is no ${versionName(part, version)} to ban`);
}

/** The version of a part that was live last, is still kept and is not banned. */
async function versionBefore(
  place: RegistryPlace,
  live: Release,
  part: string,
  serials: readonly number[],
): Promise<{ version: string; files: string }> {
  for (const serial of serials.filter((one) => one < live.serial).reverse()) {
    const stored = await loadRelease(place, live.channel, serial).catch(passOverRefusal);
    const pinned = stored?.release.parts[part];
    if (!pinned || isBanned(live, part, pinned.version)) continue;
    if (await place.shelf.readList(part, pinned.version)) return pinned;
  }
  throw new RegistryError(
    'conflict',
    `${part} is live and no earlier version of it can take its place: name one with --replace ${part}@<version>`,
  );
}
