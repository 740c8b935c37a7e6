import { describe, expect, it } from 'vitest';
import { shareOut } from './share-out.ts';

describe('shareOut', () => {
  it.each([
    { amount: 100, weights: [1, 1], shares: [50, 50] },
    { amount: 100, weights: [1, 1, 1], shares: [34, 33, 33] },
    { amount: 500, weights: [7900, 8970, 9900], shares: [148, 167, 185] },
    { amount: 1, weights: [1, 3], shares: [0, 1] },
    { amount: 0, weights: [5, 5], shares: [0, 0] },
    { amount: 800, weights: [0, 0], shares: [400, 400] },
    { amount: 800, weights: [0, 1200], shares: [0, 800] },
    { amount: 5, weights: [], shares: [] },
    { amount: 9_007_199_254_740_991, weights: [1, 2], shares: [3_002_399_751_580_330, 6_004_799_503_160_661] },
  ])('shares $amount by $weights as $shares', ({ amount, weights, shares }) => {
    expect(shareOut(amount, weights)).toEqual(shares);
  });

  it('gives nobody more than their weight', () => {
    for (let amount = 0; amount <= 60; amount += 1) {
      const weights = [3, 0, 17, 39, 1];
      const shares = shareOut(amount, weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(weights[index] ?? 0);
    }
  });
});
