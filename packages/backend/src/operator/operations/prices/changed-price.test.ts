import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPrice } from './changed-price.ts';

describe('a price changed by percents', () => {
  it.each([
    [1990, -20, 1, 1592],
    [1995, -10, 1, 1796],
    [1990, 5, 10, 2090],
    [1, -99, 1, 1],
    [0, 50, 1, 0],
    [30, -90, 100, 30],
  ])('%i cents by %i %% in steps of %i are %i', (price, percent, step, expected) => {
    expect(changedPrice(price, percent, step)).toBe(expected);
  });

  it('is a whole amount that is never free unless it was, and moves the way it was told to', () => {
    const any = fc.tuple(fc.nat(10_000_000), fc.integer({ min: -99, max: 1000 }), fc.constantFrom(1, 10, 50, 100));
    fc.assert(
      fc.property(any, ([price, percent, step]) => {
        const changed = changedPrice(price, percent, step);
        expect(Number.isInteger(changed)).toBe(true);
        expect(changed > 0).toBe(price > 0);
        expect(Math.abs(changed - (price * (100 + percent)) / 100)).toBeLessThanOrEqual(Math.max(step, 1));
      }),
    );
  });
});
