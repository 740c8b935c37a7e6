import { comparePartNames } from '@jishi/contracts/names';
import { BUCKETS, type Release, type Rollout, type RolloutPlan } from '@jishi/contracts/release';
import { versionName } from '../documents/version-name.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { bansOf } from './bans-of.ts';

/** Where a rollout stands in its plan: `step 2 of 4 since …: 10 % for 30 min, then 100 % for 60 min`. */
export function planText({ steps, step, since }: RolloutPlan): string {
  const left = steps
    .slice(step)
    .map(({ buckets, lasts }) => `${(buckets / BUCKETS) * 100} % for ${lasts / 60_000} min`);
  return `step ${step + 1} of ${steps.length} since ${since}: ${left.join(', then ')}`;
}

/** How many visitors have the candidate, in words: `2.5 % of the visitors`. */
export const shareText = ({ buckets }: Pick<Rollout, 'buckets'>): string =>
  `${(buckets / BUCKETS) * 100} % of the visitors`;

/** Versions of parts, a part that is missing as `without mf-…`, as far as the candidate differs from what is live. */
export const candidateText = ({ parts }: Pick<Rollout, 'parts'>, live: Pick<Release, 'parts'> | null): string =>
  changedParts(parts, live?.parts ?? {})
    .map((part) => (parts[part] ? versionName(part, parts[part].version) : `without ${part}`))
    .join(', ');

/** The candidate with who made it and why. */
export const rolloutText = (rollout: Rollout, live: Pick<Release, 'parts'> | null): string =>
  `${candidateText(rollout, live)} (${rollout.kind} by ${rollout.author}, ${rollout.time}: ${rollout.reason})`;

type Parts = Rollout['parts'];

/** Parts whose version differs, in their order. */
export const changedParts = (now: Parts, before: Parts): string[] =>
  [...new Set([...Object.keys(now), ...Object.keys(before)])]
    .filter((part) => now[part]?.version !== before[part]?.version)
    .sort(comparePartNames);

/** How long a candidate that everybody has is watched, before the rollout is finished by itself. */
const WATCH_MS = 3_600_000;

/** The last step of a rollout: everybody has the candidate, and what they meet is still judged. */
export const watchPlan = (): RolloutPlan => ({
  steps: [{ buckets: BUCKETS, lasts: WATCH_MS }],
  step: 0,
  since: new Date().toISOString(),
});

const isForEverybody = ({ buckets, expires }: Rollout): boolean =>
  buckets === BUCKETS && (expires === null || Date.parse(expires) > Date.now());

/**
 * A release as everybody has it: a candidate that is given to all of them stands in the place of what it was compared with. Whatever is
 * made next is made of this, and ends the watch.
 */
export function asEverybodyHasIt(live: Release | null): { live: Release | null; warnings: string[] } {
  if (!live?.rollout || !isForEverybody(live.rollout)) return { live, warnings: [] };
  const { rollout, ...release } = live;
  const { parts, expires } = rollout;
  const warnings = [`the rollout of ${rolloutText(rollout, live)} is finished with it: it is watched no more`];
  return { live: { ...release, parts, expires }, warnings };
}

/** @throws RegistryError `conflict` naming the rollout that runs: what it is compared with must not change under it */
export function refuseDuringRollout(live: Release | null): void {
  if (!live?.rollout) return;
  throw new RegistryError(
    'conflict',
    `a rollout runs on channel ${live.channel}: ${shareText(live.rollout)} have ${rolloutText(live.rollout, live)}. Finish or abort it first`,
  );
}

/** The rollout as it goes on after these bans; `null` when the candidate has one of them. */
export const unlessBanned = (rollout: Rollout | null, banned: Release['banned']): Rollout | null =>
  rollout && bansOf(rollout.parts, banned).length === 0 ? rollout : null;
