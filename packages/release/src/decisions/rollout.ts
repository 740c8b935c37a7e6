import { randomBytes } from 'node:crypto';
import { BUCKETS, type CandidateKind, type Release, type Rollout } from '@jishi/contracts/release';
import type { RegistryContext } from '../context/registry-context.ts';
import type { Decision, FinishRequest, ReleaseResult, Shared, ShareRequest } from '../context/requests.ts';
import { canonicalJson } from '../documents/canonical-json.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { brokenFreezes } from './freezes.ts';
import { makeRelease } from './make-release.ts';
import { type Plan, planOf } from './plan.ts';
import { plannedText } from './planned-text.ts';
import { refuseDuringRollout, rolloutText, shareText, watchPlan } from './rollouts.ts';

/** Who makes a candidate, and for how many of the 10,000 buckets. */
type Start = Pick<Decision, 'channel' | 'author' | 'reason'> &
  Pick<Shared, 'steps'> & { buckets: number; kind: CandidateKind };

/**
 * Turns a plan for everybody into one for a share of the visitors: what it would make live becomes the candidate.
 *
 * @throws RegistryError `conflict` while another rollout runs, or without a release to go back to; `invalid` when nothing would differ
 */
export function asRollout(
  live: Release | null,
  plan: Plan,
  { channel, author, reason, buckets, steps, kind }: Start,
): Plan {
  if (!live) throw new RegistryError('conflict', `channel ${channel} has no release yet: the first is for everybody`);
  refuseDuringRollout(live);
  const contents = (parts: Plan['parts']): string =>
    canonicalJson(
      Object.entries(parts)
        .map(([part, { version }]) => [part, version] as const)
        .sort(),
    );
  if (contents(plan.parts) === contents(live.parts)) {
    throw new RegistryError('invalid', 'these versions are live already: there is nothing to compare them with');
  }
  const time = new Date().toISOString();
  const rollout = {
    id: randomBytes(4).toString('hex'),
    salt: randomBytes(16).toString('hex'),
    buckets,
    kind,
    author,
    reason,
    time,
    forced: plan.forced,
    expires: plan.expires,
    ...(steps ? { plan: { steps: [...steps], step: 0, since: time } } : watched(buckets)),
    parts: plan.parts,
  };
  const waiting = plan.planned.map((pin) => `it is in the way of a planned pin: ${plannedText(pin)}`);
  const { forced, blockers, planned, proposed, approved } = plan;
  return {
    ...planOf(live),
    forced,
    blockers,
    planned,
    proposed,
    approved,
    warnings: [...plan.warnings, ...waiting],
    rollout,
  };
}

/** @throws RegistryError `conflict` when no rollout runs, or when more visitors would get what a freeze keeps back */
export async function changeShare(context: RegistryContext, request: ShareRequest): Promise<ReleaseResult> {
  return makeRelease(context, request, 'share', async (live) => {
    const { rollout, plan } = running(live, request.channel);
    const isMore = request.buckets > rollout.buckets && rollout.kind !== 'rollback';
    const frozen = isMore ? brokenFreezes(live, rollout.parts) : [];
    if (frozen.length > 0) throw new RegistryError('conflict', frozen.join('\n'));
    const { plan: steps, ...byHand } = rollout;
    if (request.buckets === rollout.buckets && request.buckets === BUCKETS && steps) return plan;
    const { plan: watch } = watched(request.buckets);
    const warnings = watch
      ? ['everybody has it and is watched for an hour: then the rollout is finished by itself']
      : steps
        ? ['the plan of the rollout ends with it: from now on somebody decides each step']
        : [];
    return { ...plan, rollout: { ...byHand, buckets: request.buckets, ...(watch && { plan: watch }) }, warnings };
  });
}

/** What everybody has is watched for an hour, whoever gave it to them. */
const watched = (buckets: number): Pick<Rollout, 'plan'> => (buckets === BUCKETS ? { plan: watchPlan() } : {});

/** Makes the candidate live for everybody, and ends the rollout: nobody watches it any more. */
export async function finishRollout(context: RegistryContext, request: FinishRequest): Promise<ReleaseResult> {
  return makeRelease(context, request, 'finish', async (live) => {
    const { rollout, plan } = running(live, request.channel);
    const { parts, expires } = rollout;
    if (expires !== null && Date.parse(expires) <= Date.now()) {
      throw new RegistryError('conflict', `the candidate expired ${expires}: abort the rollout`);
    }
    return { ...plan, parts, expires, rollout: null, forced: request.forced || null };
  });
}

/** Everybody has the live release again. */
export async function abortRollout(context: RegistryContext, request: Decision): Promise<ReleaseResult> {
  return makeRelease(context, request, 'abort', async (live) => {
    const { rollout, plan } = running(live, request.channel);
    return { ...plan, rollout: null, warnings: [`${shareText(rollout)} had ${rolloutText(rollout, live)}`] };
  });
}

function running(live: Release | null, channel: string): { rollout: Rollout; plan: Plan } {
  if (live?.rollout) return { rollout: live.rollout, plan: planOf(live) };
  throw new RegistryError('conflict', `no rollout runs on channel ${channel}: pin … --share 5 begins one`);
}
