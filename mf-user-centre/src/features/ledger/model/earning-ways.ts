import type { PointsRules } from '@jishi/api/points';

/** Ways to earn points that a shop may have. */
export type EarningWay = 'shopping' | 'review' | 'lottery';

/** The ways to earn points in this shop, as its settings and its release have them. */
export function earningWays({ returnPercent, review }: PointsRules, hasLotteries: boolean): EarningWay[] {
  const ways: readonly (readonly [EarningWay, boolean])[] = [
    ['shopping', returnPercent > 0],
    ['review', review.points > 0],
    ['lottery', hasLotteries],
  ];
  return ways.filter(([, isOpen]) => isOpen).map(([way]) => way);
}

/**
 * Points for each currency unit that goods cost: so many percent of the cents paid come back as points, a point each. Whole, since the
 * percent is.
 */
export const pointsPerUnit = ({ returnPercent }: PointsRules): number => returnPercent;

/** The fewest points that are worth a whole currency unit or more, and what they are worth in cents: "100 points are worth 1.00". */
export function roundWorth({ centsPerPoint }: PointsRules): { points: number; cents: number } {
  const points = centsPerPoint >= 100 ? 1 : Math.ceil(100 / Math.max(1, centsPerPoint));
  return { points, cents: points * centsPerPoint };
}
