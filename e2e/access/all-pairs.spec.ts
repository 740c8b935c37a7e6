import { expect, test } from '@playwright/test';
import { allPairs } from '../support/all-pairs.ts';

const count = (length: number) => Array.from({ length }, (_, number) => number);
const binary = { a: [0, 1], b: [0, 1], c: [0, 1], d: [0, 1], e: [0, 1] };

for (const [name, factors, most] of [
  ['five choices of two', binary, 8],
  ['sixty states and five choices of two', { state: count(60), ...binary }, 122],
  ['choices of different sizes', { a: count(3), b: count(4), c: count(2) }, 13],
  ['one value among others', { a: [0], b: [0, 1], c: [0, 1] }, 4],
] as const) {
  test(`all pairs of ${name}`, () => {
    const rows = allPairs<Record<string, readonly number[]>>(factors);
    const entries = Object.entries<readonly number[]>(factors);
    const missing = entries.flatMap(([one, values], at) =>
      entries
        .slice(at + 1)
        .flatMap(([other, others]) =>
          values.flatMap((value) =>
            others
              .filter((its) => !rows.some((row) => row[one] === value && row[other] === its))
              .map((its) => `${one}=${value} ${other}=${its}`),
          ),
        ),
    );
    expect(missing).toEqual([]);
    expect(rows.length).toBeLessThanOrEqual(most);
    expect(allPairs<Record<string, readonly number[]>>(factors)).toEqual(rows);
  });
}
