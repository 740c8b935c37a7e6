import { BUCKETS, type Rollout } from '@jishi/contracts/release';
import type { RegistryContext } from '../context/registry-context.ts';
import type { ReleaseResult } from '../context/requests.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { evidenceText, findingText } from '../judgement/finding-text.ts';
import { type Epoch, type Judgement, judge } from '../judgement/judge.ts';
import type { RolloutCurves } from '../judgement/read-curves.ts';
import { liveRelease } from '../releases/read-releases.ts';
import { abortRollout } from './rollout.ts';

/** A rollout that runs, and what is known of its candidate. */
export type JudgedRollout = {
  rollout: Pick<Rollout, 'id' | 'buckets' | 'kind'>;
  serial: number;
  epochs: Epoch[];
  judgement: Judgement;
};

/** Stands in releases as author. */
const JUDGE = 'judge of rollouts';

/** Visitors that must have had the candidate at a share before more get it, unless the step of the plan says otherwise. */
const VISITORS_OF_A_STEP = 150;

/**
 * Judges the candidate of the rollout that runs on a channel by what visitors met; `null` when none runs, or nobody can be asked.
 *
 * @throws RegistryError `unavailable` or `unauthorized` when the api does not say
 */
export async function judgeRollout(
  { observations, ...context }: RegistryContext,
  channel: string,
): Promise<JudgedRollout | null> {
  const live = await liveRelease(context, channel);
  const rollout = live?.release.rollout;
  const epochs = rollout ? await observations?.(rollout.id) : null;
  if (!live || !rollout || !epochs) return null;
  const { id, buckets, kind } = rollout;
  return { rollout: { id, buckets, kind }, serial: live.release.serial, epochs, judgement: judge(epochs) };
}

/**
 * Reads how what visitors met came together, of the rollout that runs on a channel; `null` when none runs, or nobody can be asked.
 *
 * @throws RegistryError `unavailable` or `unauthorized` when the api does not say
 */
export async function readCurves(
  { curves, ...context }: RegistryContext,
  channel: string,
): Promise<RolloutCurves | null> {
  const rollout = (await liveRelease(context, channel))?.release.rollout;
  return (rollout && (await curves?.(rollout.id))) ?? null;
}

/**
 * Aborts the rollout of a channel when its candidate is worse than what is live; `null` when there is no reason to. A rollout that goes back to an older release is left to
 * people: what it leads away from may be what is wrong.
 */
export async function abortBad(context: RegistryContext, channel: string): Promise<ReleaseResult | null> {
  const judged = await judgeRollout(context, channel);
  if (!judged?.judgement.isBad || judged.rollout.kind === 'rollback') return null;
  const { judgement, serial } = judged;
  const reason = `the candidate is worse than what is live: ${judgement.findings.map(findingText).join('; ')} (${evidenceText(judgement)})`;
  return abortRollout(context, { channel, author: JUDGE, reason, expect: serial });
}

/**
 * More visitors must not get what hardly anybody has had: whether it is good is not known yet.
 *
 * @throws RegistryError `conflict` saying how many have had it
 */
export async function requireVisitors(
  { observations }: RegistryContext,
  { id, buckets, plan }: Rollout,
): Promise<void> {
  const epochs = await observations?.(id);
  if (!epochs || buckets === 0) return;
  const wanted = plan?.steps[plan.step]?.visitors ?? VISITORS_OF_A_STEP;
  const had = epochs.find(({ share }) => share === buckets / BUCKETS)?.candidate.visitors ?? 0;
  if (had >= wanted) return;
  throw new RegistryError(
    'conflict',
    `the rollout waits: ${had} of ${wanted} visitors have had the candidate at this share`,
  );
}
