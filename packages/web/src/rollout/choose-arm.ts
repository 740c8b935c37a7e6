import { createHash } from 'node:crypto';
import { BUCKETS, type Rollout } from '@jishi/contracts/release';
import type { LiveRelease } from '../releases/live-release.ts';
import type { ServedReleases } from '../releases/served-releases.ts';

/** In which group of a rollout a view is; `null`: in none, as every view while no rollout runs, and everybody's first. */
export type RolloutGroup = 'candidate' | 'control' | null;

/** A rollout, and how many of the 10,000 buckets had the candidate when a page was made. */
export type ShareAt = { rollout: string; buckets: number };

/** Bytes of the hash that are read: 2⁴⁸ values share 10,000 buckets evenly enough. */
const HASH_BYTES = 6;

/**
 * The bucket of a visitor in a rollout, from 0 to 9,999: the same at every server and at any time, and another one in the next rollout, which
 * has another salt.
 */
export function bucketOf(id: string, { salt }: Pick<Rollout, 'salt'>): number {
  const hash = createHash('sha256').update(`${salt} ${id}`).digest();
  return hash.readUIntBE(0, HASH_BYTES) % BUCKETS;
}

/**
 * The one place that decides which release a visitor gets. `id`: `null` for who has none: crawlers, and first visits; they get the candidate
 * only once everybody has it.
 */
export function chooseArm({ live, candidate, release: { rollout } }: ServedReleases, id: string | null): LiveRelease {
  if (!candidate || !rollout || isOver(rollout)) return live;
  if (rollout.buckets === BUCKETS) return candidate;
  return id !== null && bucketOf(id, rollout) < rollout.buckets ? candidate : live;
}

/**
 * In which group of the rollout that runs a visitor is. Both groups are told apart by the hash alone, so that they differ in nothing but the
 * release; `null` without a rollout, and for who has no id: a first visit, a crawler.
 */
export const groupOf = (served: ServedReleases, id: string | null): RolloutGroup =>
  !served.candidate || id === null || !served.release.rollout || isOver(served.release.rollout)
    ? null
    : chooseArm(served, id).arm === 'candidate'
      ? 'candidate'
      : 'control';

/** The share of the rollout that runs. */
export const shareOf = ({ release: { rollout } }: ServedReleases): ShareAt | null =>
  rollout ? { rollout: rollout.id, buckets: rollout.buckets } : null;

const isOver = ({ expires }: Rollout): boolean => expires !== null && Date.parse(expires) <= Date.now();
