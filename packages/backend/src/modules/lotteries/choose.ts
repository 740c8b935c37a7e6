/** A whole number from 0 to below `limit`, each as likely as the others. */
export type Pick = (limit: number) => number;

/** Three reels that differ: lost. */
export const LOSING_REELS = [0, 0, 1] as const;

/** The place of one of the weights, each as likely as its share of all; null when there is nothing to choose from. */
export function chooseByWeight(weights: readonly number[], pick: Pick): number | null {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all <= 0) return null;
  let left = pick(all);
  for (const [index, weight] of weights.entries()) {
    if (left < weight) return index;
    left -= weight;
  }
  return null;
}

/** Where the three reels of a slot machine stop, every picture as likely as the others; three of a kind have won. */
export function spinReels(pictures: number, pick: Pick): [number, number, number] {
  return [pick(pictures), pick(pictures), pick(pictures)];
}
