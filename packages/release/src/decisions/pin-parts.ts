import type { Release } from '@jishi/contracts/release';
import type { RegistryContext } from '../context/registry-context.ts';
import type { PinRequest, PromoteRequest, ReleaseResult } from '../context/requests.ts';
import { versionName } from '../documents/version-name.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { liveRelease } from '../releases/read-releases.ts';
import type { StoredRelease } from '../trust/verify-release.ts';
import { refuseBanned } from './bans.ts';
import { nameOf, refuseOvertaken } from './compare-and-swap.ts';
import { makeRelease } from './make-release.ts';
import { unapproved } from './needs-approval.ts';
import { type Plan, planOf, type Wanted } from './plan.ts';
import { asRollout } from './rollout.ts';
import { asEverybodyHasIt, refuseDuringRollout } from './rollouts.ts';

/** What a pin that was noted before changes beside versions: it is noted no more, and was approved. */
export type Noted = (live: Release | null) => Partial<Pick<Plan, 'planned' | 'proposed' | 'approved'>>;

/** @param noted of a pin that is made at its time, or was approved */
export async function pinParts(context: RegistryContext, request: PinRequest, noted?: Noted): Promise<ReleaseResult> {
  const { buckets } = request;
  return makeRelease(context, request, buckets === undefined ? 'pin' : 'rollout', async (stored, earlier, seen) => {
    await refuseOvertaken(stored, earlier, seen);
    const { live, warnings } = asEverybodyHasIt(stored);
    const parts = changedBy(live, request.parts);
    const blockers = noted ? [] : unapproved(live, request);
    const plan = {
      ...newPlan(live, request, parts, [...warnings, ...(await takenBack(live, earlier, parts))]),
      blockers,
      ...noted?.(live),
    };
    return buckets === undefined ? plan : asRollout(live, plan, { ...request, buckets, kind: 'pin' });
  });
}

/** The parts of a release with these versions in it; `null` takes a part out. */
export function changedBy(live: Release | null, changes: PinRequest['parts']): Wanted {
  const parts: Wanted = { ...live?.parts };
  for (const [part, version] of Object.entries(changes)) {
    if (version === null) delete parts[part];
    else if (parts[part]?.version !== version) parts[part] = { version };
  }
  return parts;
}

export async function promoteChannel(context: RegistryContext, request: PromoteRequest): Promise<ReleaseResult> {
  const { from, channel, buckets } = request;
  if (from === channel) throw new RegistryError('invalid', `channel ${channel} cannot be promoted to itself`);
  return makeRelease(context, request, buckets === undefined ? 'promote' : 'rollout', async (stored, earlier, seen) => {
    await refuseOvertaken(stored, earlier, seen);
    const { live, warnings } = asEverybodyHasIt(stored);
    const source = await liveRelease(context, from);
    if (!source) throw new RegistryError('not-found', `channel ${from} has no release to promote`);
    const { parts } = source.release;
    const blockers = unapproved(live, request);
    const own = [...warnings, ...(await takenBack(live, earlier, parts))];
    const plan = { ...newPlan(live, request, parts, own), blockers };
    return buckets === undefined ? plan : asRollout(live, plan, { ...request, buckets, kind: 'promote' });
  });
}

/** Versions that the live release, a roll-back, has just taken out of the shop. */
async function takenBack(
  live: Release | null,
  earlier: () => AsyncIterable<StoredRelease>,
  parts: Wanted,
): Promise<string[]> {
  if (live?.kind !== 'rollback') return [];
  for await (const { release: before } of earlier()) {
    return Object.entries(parts)
      .filter(([part, { version }]) => live.parts[part]?.version !== version && before.parts[part]?.version === version)
      .map(([part, { version }]) => `${versionName(part, version)} was taken back by ${nameOf(live)}`);
  }
  return [];
}

function newPlan(
  live: Release | null,
  { expires, forced }: Pick<PinRequest, 'expires' | 'forced'>,
  parts: Wanted,
  warnings: string[],
): Plan {
  refuseDuringRollout(live);
  refuseBanned(parts, live?.banned ?? []);
  if (expires && Date.parse(expires) <= Date.now()) {
    throw new RegistryError('invalid', `a release that expires ${expires} would be over before it is live`);
  }
  return { ...planOf(live), parts, forced: forced || null, expires: expires ?? null, warnings };
}
