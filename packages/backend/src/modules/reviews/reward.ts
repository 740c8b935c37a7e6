/** What a review has to hold to earn points; `points` 0: none are given. */
export type RewardTerms = { points: number; length: number; pictures: number };

/** Points a review earns. Stars do not count: praise is not for sale. */
export function rewardOf({ details, pictures }: { details: string; pictures: number }, terms: RewardTerms): number {
  const isLong = [...details.trim()].length >= terms.length;
  return isLong && pictures >= terms.pictures ? terms.points : 0;
}
