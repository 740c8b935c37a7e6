import type { Release, RolloutPlan } from '@jishi/contracts/release';
import { BUCKETS } from '@jishi/contracts/release';
import type { RegistryContext } from '../context/registry-context.ts';
import type { ReleaseResult } from '../context/requests.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { listSerials, liveRelease } from '../releases/read-releases.ts';
import { listServers } from '../servers/announce-server.ts';
import { answersOf } from '../servers/wait-for-servers.ts';
import { brokenFreezes } from './freezes.ts';
import { passGate } from './gate.ts';
import { requireVisitors } from './judge-rollout.ts';
import { makeRelease } from './make-release.ts';
import { planOf } from './plan.ts';
import { shareText } from './rollouts.ts';

/** What comes after the step a rollout is at; `null` when that is the last one and not for everybody. */
type Next = { kind: 'share'; plan: RolloutPlan; buckets: number } | { kind: 'finish' };

function nextOf({ steps, step }: RolloutPlan): Next | null {
  const next = steps[step + 1];
  const since = new Date().toISOString();
  if (next) return { kind: 'share', buckets: next.buckets, plan: { steps, step: step + 1, since } };
  return steps[step]?.buckets === BUCKETS ? { kind: 'finish' } : null;
}

const isDue = ({ steps, step, since }: RolloutPlan): boolean =>
  Date.parse(since) + (steps[step]?.lasts ?? Number.POSITIVE_INFINITY) <= Date.now();

/**
 * Makes the next step of a rollout whose pause is over; `null` when none is due.
 *
 * @throws RegistryError `conflict` saying what it waits for: a web server that does not serve this step, its gate, a freeze
 */
export async function stepDue(context: RegistryContext, channel: string): Promise<ReleaseResult | null> {
  const live = await liveRelease(context, channel);
  const { rollout } = live?.release ?? {};
  const next = rollout?.plan && isDue(rollout.plan) ? nextOf(rollout.plan) : null;
  if (!live || !rollout?.plan || !next) return null;
  await requireServed(context, live.release);
  if (next.kind === 'share') await requireVisitors(context, rollout);
  await passGate(rollout.plan.steps[rollout.plan.step]?.gate);
  const { plan, author, parts, expires, kind } = rollout;
  const step = `step ${plan.step + 1} of ${plan.steps.length}`;
  const reason = next.kind === 'finish' ? `${step} of the plan is over` : `after ${step}: ${shareText(next)}`;
  return makeRelease(context, { channel, author, reason, expect: live.release.serial }, next.kind, async (now) => {
    if (next.kind === 'finish') return { ...planOf(now), parts, expires, rollout: null };
    const frozen = kind === 'rollback' ? [] : brokenFreezes(now, parts);
    if (frozen.length > 0) throw new RegistryError('conflict', frozen.join('\n'));
    return { ...planOf(now), rollout: { ...rollout, buckets: next.buckets, plan: next.plan } };
  });
}

/** More visitors must not get what some server has not even begun to serve. */
async function requireServed(context: RegistryContext, release: Release): Promise<void> {
  const source = {
    servers: (channel: string) => listServers(context.blobs, channel),
    serials: (channel: string, after?: number) => listSerials(context, channel, after),
  };
  const behind = (await answersOf(source, release)).filter(({ state }) => state !== 'live');
  if (behind.length === 0) return;
  const names = behind.map(({ name }) => name).join(', ');
  throw new RegistryError('conflict', `the rollout waits: ${names} does not serve release ${release.serial}`);
}
