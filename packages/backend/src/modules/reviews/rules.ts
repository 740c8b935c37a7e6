import type { ErrorKey } from '../../kernel/error-texts/index.ts';

/** Why reviews do not fit an order: every line must be reviewed exactly once. Null when they do. */
export function coverageProblem(lineIds: readonly number[], reviewedIds: readonly number[]): ErrorKey | null {
  const reviewed = new Set(reviewedIds);
  const isForeign = reviewedIds.some((id) => !lineIds.includes(id));
  if (isForeign || reviewed.size !== reviewedIds.length) return 'comment.id';
  return lineIds.every((id) => reviewed.has(id)) ? null : 'comment.score';
}
