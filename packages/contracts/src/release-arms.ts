import type { Release } from './release-document.ts';

/** Which of the two whole releases of a document: the one that is live, or the candidate beside it. */
export const arms = ['live', 'candidate'] as const;
export type Arm = (typeof arms)[number];

/** The release as its candidate would be if it were live: everything else stays. `null` without a candidate. */
export function candidateOf(release: Release): Release | null {
  const { rollout, ...rest } = release;
  if (!rollout) return null;
  const { platform, minApi, parts, pages, fragments, expires } = rollout;
  return { ...rest, platform, minApi, parts, pages, fragments, expires };
}
