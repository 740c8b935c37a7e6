import type { Ban, Release } from '@jishi/contracts/release';
import type { RegistryContext } from '../context/registry-context.ts';
import type { BanRequest, ReleaseResult } from '../context/requests.ts';
import { versionName } from '../documents/version-name.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { StoredRelease } from '../trust/verify-release.ts';
import { bansOf } from './bans-of.ts';
import { makeRelease } from './make-release.ts';
import { planOf, type Wanted } from './plan.ts';
import { unlessBanned } from './rollouts.ts';

/** @throws RegistryError `conflict` naming every banned version among these */
export function refuseBanned(parts: Wanted, banned: readonly Ban[], what = ''): void {
  const hits = bansOf(parts, banned).map(
    ({ part, version, reason }) => `${versionName(part, version)} is banned: ${reason}`,
  );
  if (hits.length > 0) throw new RegistryError('conflict', what + hits.join('\n'));
}

export async function banVersion(context: RegistryContext, request: BanRequest): Promise<ReleaseResult> {
  const { part, version, reason } = request;
  return makeRelease(context, request, 'ban', async (live, earlier) => {
    if (!live) throw new RegistryError('not-found', `channel ${request.channel} has no release that could say it`);
    const plan = planOf(live);
    if (isBanned(live, part, version)) return plan;
    await requireKnown(context, live, part, version);
    const banned = [...live.banned, { part, version, reason }];
    const rollout = unlessBanned(live.rollout ?? null, banned);
    if (live.parts[part]?.version !== version) return { ...plan, banned, rollout };
    const replacement = request.replace
      ? { version: request.replace }
      : await versionBefore(context, { ...live, banned }, part, earlier());
    const parts = { ...plan.parts, [part]: replacement };
    refuseBanned(parts, banned);
    return { ...plan, parts, banned, rollout };
  });
}

const isBanned = ({ banned }: Release, part: string, version: string): boolean =>
  banned.some((ban) => ban.part === part && ban.version === version);

/** A ban with a typing error would protect nobody. */
async function requireKnown(
  { artifacts }: RegistryContext,
  live: Release,
  part: string,
  version: string,
): Promise<void> {
  const isServed = [live.parts, live.rollout?.parts ?? {}].some((parts) => parts[part]?.version === version);
  if (isServed || (await artifacts.readManifest(part, version))) return;
  throw new RegistryError('not-found', `there is no ${versionName(part, version)} to ban`);
}

/** The version of a part that was live last, is still retained and is not banned. */
async function versionBefore(
  context: RegistryContext,
  live: Release,
  part: string,
  earlier: AsyncIterable<StoredRelease>,
): Promise<{ version: string; files: string }> {
  for await (const { release } of earlier) {
    const pinned = release.parts[part];
    if (!pinned || isBanned(live, part, pinned.version)) continue;
    if (await context.artifacts.readManifest(part, pinned.version)) return pinned;
  }
  throw new RegistryError(
    'conflict',
    `${part} is live and no earlier version of it can take its place: name one with --replace ${part}@<version>`,
  );
}
