import { BUCKETS, type Rollout } from '@jishi/contracts/release';

/**
 * How many render threads each arm has: by how many visitors it has, each at least one. Together they are one more than a server has without a
 * rollout.
 */
export function shareThreads(
  threads: number,
  rollout: Pick<Rollout, 'buckets'> | undefined,
): Record<'live' | 'candidate', number> {
  if (!rollout) return { live: threads, candidate: 0 };
  const candidate = Math.min(Math.max(Math.round((threads * rollout.buckets) / BUCKETS), 1), threads);
  return { live: threads + 1 - candidate, candidate };
}
