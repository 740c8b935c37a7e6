import type { ProofPrize } from '@jishi/api/lotteries';

/** The numbers a prize has: from the first to the last, both its own. `share`: of all numbers, 0 to 1. */
export type Slice = { prize: ProofPrize; first: number; last: number; share: number };

/** Prizes lie one behind the other, each as long as its weight; one without a weight has no numbers. */
export function slicesOf(prizes: readonly ProofPrize[]): Slice[] {
  const sum = prizes.reduce((all, { weight }) => all + weight, 0);
  let first = 0;
  return prizes.flatMap((prize) => {
    const slice = { prize, first, last: first + prize.weight - 1, share: prize.weight / sum };
    first += prize.weight;
    return prize.weight > 0 ? [slice] : [];
  });
}
