import type { Release, Rollout } from '@jishi/contracts/release';
import type { RegistryContext } from '../context/registry-context.ts';
import type { ReleaseResult, RollbackRequest } from '../context/requests.ts';
import { canonicalJson } from '../documents/canonical-json.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { loadRelease } from '../releases/read-releases.ts';
import type { StoredRelease } from '../trust/verify-release.ts';
import { refuseBanned } from './bans.ts';
import { bansOf } from './bans-of.ts';
import { nameOf, refuseOvertaken, refuseSecondBack } from './compare-and-swap.ts';
import { makeRelease } from './make-release.ts';
import { type Plan, planOf } from './plan.ts';
import { missingOf, requireRetained } from './retained.ts';
import { asRollout } from './rollout.ts';
import { rolloutText } from './rollouts.ts';

export async function rollBack(context: RegistryContext, request: RollbackRequest): Promise<ReleaseResult> {
  const { buckets } = request;
  return makeRelease(context, request, buckets === undefined ? 'rollback' : 'rollout', async (live, earlier, seen) => {
    if (!request.serial) await refuseOvertaken(live, earlier, seen);
    if (!request.serial && request.expect === undefined) await refuseSecondBack(live, earlier);
    if (live?.rollout && !request.serial && buckets === undefined) return endRollout(live, live.rollout);
    const release = request.serial
      ? (await loadRelease(context, request.channel, request.serial)).release
      : await releaseBefore(context, request.channel, live, earlier());
    refuseBanned(release.parts, live?.banned ?? [], `release ${release.serial} cannot come back: `);
    await requireRetained(context, release);
    const isFurther = !request.serial && live?.kind === 'rollback';
    const warnings = isFurther ? [`${nameOf(live)} went back already: this goes further back`] : [];
    const plan = { ...planOf(live), parts: release.parts, expires: null, rollout: null, warnings };
    return buckets === undefined ? plan : asRollout(live, plan, { ...request, buckets, kind: 'rollback' });
  });
}

/** What somebody in trouble means while a rollout runs: what came last goes first. */
const endRollout = (live: Release, rollout: Rollout): Plan => ({
  ...planOf(live),
  rollout: null,
  warnings: [`the rollout of ${rolloutText(rollout, live)} ends with it: everybody has what was live before it`],
});

/** The newest release with other contents, not rolled back since, that may and can come back. */
async function releaseBefore(
  context: RegistryContext,
  channel: string,
  live: Release | null,
  earlier: AsyncIterable<StoredRelease>,
): Promise<Release> {
  const contents = contentsOf(live);
  // What a roll-back went past, somebody found bad: two who press the button must not bring it back.
  let backTo = live?.kind === 'rollback' ? contents : null;
  for await (const { release } of earlier) {
    const own = contentsOf(release);
    if (backTo !== null && own !== backTo) continue;
    backTo = release.kind === 'rollback' ? own : null;
    if (own === contents) continue;
    const isBanned = bansOf(release.parts, live?.banned ?? []).length > 0;
    if (!isBanned && (await missingOf(context, release)).length === 0) return release;
  }
  throw new RegistryError('not-found', `channel ${channel} has no earlier release to go back to`);
}

const contentsOf = (release: Release | null): string => canonicalJson(release?.parts ?? {});
