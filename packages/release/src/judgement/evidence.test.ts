import { expect, test } from 'vitest';
import { type Direction, logEvidence, logMean } from './evidence.ts';

const of = (share: number, candidate: number, control: number) => ({ share, candidate, control });

/** Probability that of `all` visitors with an event so many have the candidate, if it makes no difference. */
function probability(candidate: number, all: number, share: number): number {
  let log = candidate * Math.log(share) + (all - candidate) * Math.log(1 - share);
  for (let i = 1; i <= candidate; i += 1) log += Math.log(all - candidate + i) - Math.log(i);
  return Math.exp(log);
}

test.each(
  ([0.01, 0.1, 0.5, 0.9] as const).flatMap((share) =>
    (['more', 'fewer'] as const).map((direction) => [share, direction] as [number, Direction]),
  ),
)('at a share of %d the evidence for %s is one on average, if nothing is different', (share, direction) => {
  for (const all of [1, 7, 60]) {
    let mean = 0;
    for (let candidate = 0; candidate <= all; candidate += 1) {
      mean +=
        probability(candidate, all, share) * Math.exp(logEvidence([of(share, candidate, all - candidate)], direction));
    }
    expect(mean).toBeCloseTo(1, 8);
  }
});

test('so it is over several shares, whatever the first one has shown', () => {
  for (const first of [0, 3, 10]) {
    let mean = 0;
    const before = Math.exp(logEvidence([of(0.1, first, 10 - first)], 'more'));
    for (let candidate = 0; candidate <= 20; candidate += 1) {
      const epochs = [of(0.1, first, 10 - first), of(0.5, candidate, 20 - candidate)];
      mean += probability(candidate, 20, 0.5) * Math.exp(logEvidence(epochs, 'more'));
    }
    // The mixture goes on from where it stood: a martingale.
    expect(mean / before).toBeCloseTo(1, 8);
  }
});

test.each([
  ['ten of ten visitors with an error have the candidate that one in a hundred has', of(0.01, 10, 0), 'more', 1e8],
  ['half of them have it, at a share of a half', of(0.5, 500, 500), 'more', null],
  ['as many as the share', of(0.01, 10, 990), 'more', null],
  ['a tenth more, of many', of(0.5, 5_240, 4_760), 'more', null],
  ['half as many orders, of many', of(0.5, 100, 200), 'fewer', 1e4],
  ['half as many orders, looked at from the other side', of(0.5, 100, 200), 'more', null],
] as const)('%s', (_, counts, direction, atLeast) => {
  const evidence = Math.exp(logEvidence([counts], direction));
  if (atLeast === null) expect(evidence).toBeLessThan(1);
  else expect(evidence).toBeGreaterThan(atLeast);
});

test.each([0, 1])('with a share of %d there is nothing to compare with', (share) => {
  expect(logEvidence([of(share, 50, 50)], 'more')).toBeCloseTo(0);
});

test('no counts are no evidence', () => {
  expect(logEvidence([], 'more')).toBeCloseTo(0);
  expect(logMean([])).toBe(Number.NEGATIVE_INFINITY);
  expect(logMean([Number.NEGATIVE_INFINITY])).toBe(Number.NEGATIVE_INFINITY);
  expect(logMean([1_000, 1_000])).toBeCloseTo(1_000);
  expect(logMean([0, Math.log(3)], [0.25, 0.75])).toBeCloseTo(Math.log(2.5));
});
