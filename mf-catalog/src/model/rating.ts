import type { ReviewSummary } from '@jishi/api/reviews';

type StarRow = { score: number; count: number; percent: number };

export type Rating = {
  total: number;
  average: number;
  /** Percent of four and five stars, rounded. */
  good: number;
  /** Five stars first. */
  rows: readonly StarRow[];
};

/** What the reviews of a product say together; `null` without any. */
export function ratingOf({ average, perStar }: ReviewSummary): Rating | null {
  const total = perStar.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const percent = (count: number) => Math.round((count / total) * 100);
  const rows = perStar.map((count, index) => ({ score: index + 1, count, percent: percent(count) })).reverse();
  const good = rows.filter(({ score }) => score >= 4).reduce((sum, { count }) => sum + count, 0);
  return { total, average, good: percent(good), rows };
}
