import { type Arm, candidateOf, type Release } from '@jishi/contracts/release';
import type { StoredRelease } from '@jishi/release';
import type { LiveRelease } from './live-release.ts';
import { isExpired } from './release-verifier.ts';
import { shareThreads } from './share-threads.ts';

/** What is served as a document says: the live release, and the candidate beside it while a rollout runs. */
export type ServedReleases = StoredRelease & {
  live: LiveRelease;
  candidate: LiveRelease | null;
};

/** Starts the code of an arm with so many render threads. */
type StartArm = (stored: StoredRelease, arm: Arm, threads: number) => Promise<LiveRelease>;

type StartServedOptions = {
  before: ServedReleases | null;
  /** Render threads of the server. */
  threads: number;
  start: StartArm;
  discard: (release: LiveRelease) => void;
  /** The candidate does not start, and the live release is served without it. */
  onWithoutCandidate: (error: unknown) => void;
};

/**
 * Makes everything ready that a document says is served. An arm whose versions stay works on as it is, under the name it has. A server that
 * serves nothing yet opens without a candidate that does not start: the live release is known to be good.
 *
 * @throws what `start` throws; nothing is left running then
 */
export async function startServed(stored: StoredRelease, options: StartServedOptions): Promise<ServedReleases> {
  const { before, start, discard } = options;
  const threads = shareThreads(options.threads, stored.release.rollout);
  const document = candidateOf(stored.release);
  const candidateWanted = document && !isExpired(document) ? { ...stored, release: document } : null;
  const starting = [
    goOn(before?.live, stored, before) ?? start(stored, 'live', threads.live),
    candidateWanted &&
      (goOn(before?.candidate, candidateWanted, before) ?? start(candidateWanted, 'candidate', threads.candidate)),
  ] as const;
  const settled = await Promise.allSettled(starting);
  const [first, second] = settled;
  if (!before && first.status === 'fulfilled' && second.status === 'rejected') {
    options.onWithoutCandidate(second.reason);
    return { ...stored, live: first.value, candidate: null };
  }
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed) {
    for (const result of settled) {
      if (result.status === 'fulfilled' && result.value && !isIn(before, result.value)) discard(result.value);
    }
    throw failed.reason;
  }
  const [live, candidate] = await Promise.all(starting);
  return { ...stored, live, candidate };
}

/** The releases that are served, the live one first. */
export const armsOf = (served: ServedReleases | null): LiveRelease[] =>
  served ? [served.live, ...(served.candidate ? [served.candidate] : [])] : [];

/** Whether a release is among those that are served: another document may name it, its workers are the same. */
export const isIn = (served: ServedReleases | null, { pool }: LiveRelease): boolean =>
  armsOf(served).some((arm) => arm.pool === pool);

/** Only a rollout leaves versions as they are; whatever else makes a release with the same ones wants it started anew, as ever. */
function goOn(arm: LiveRelease | null | undefined, { release }: StoredRelease, before: ServedReleases | null) {
  const isAboutRollout = release.rollout !== undefined || before?.release.rollout !== undefined;
  if (!arm || !isAboutRollout || versionsOf(arm.release) !== versionsOf(release)) return null;
  return { ...arm, release };
}

const versionsOf = ({ parts }: Release): string => JSON.stringify(parts);
