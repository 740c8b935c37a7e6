import { describe, expect, it, vi } from 'vitest';
import { chooseByWeight, spinReels } from './choose.ts';
import { isOpen } from './opening.ts';

describe('chooseByWeight', () => {
  it('gives each place its share, none to a weight of nought', () => {
    const weights = [1, 0, 3, 2];
    const chosen = Array.from({ length: 6 }, (_, at) => chooseByWeight(weights, () => at));
    expect(chosen).toEqual([0, 2, 2, 2, 3, 3]);
  });

  it('draws from exactly the sum of the weights', () => {
    const pick = vi.fn(() => 0);
    chooseByWeight([5, 7], pick);
    expect(pick).toHaveBeenCalledExactlyOnceWith(12);
  });

  it.each([[[]], [[0, 0]]])('has nothing to choose from %j', (weights) => {
    expect(chooseByWeight(weights, () => 0)).toBeNull();
  });
});

it('spins three reels one by one', () => {
  const stops = [4, 0, 2];
  expect(spinReels(5, () => stops.shift() ?? 0)).toEqual([4, 0, 2]);
});

describe('isOpen', () => {
  const now = new Date('2026-11-20T08:00:00Z');
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  it.each([
    ['inside its time', 1, -1, 1, true],
    ['from its first moment', 1, 0, 1, true],
    ['up to, not at its end', 1, -1, 0, false],
    ['not before', 1, 1, 2, false],
    ['not when switched off', 0, -1, 1, false],
  ])('%s', (_, isHidden, from, until, expected) => {
    expect(isOpen({ isHidden, startTime: hours(from), endTime: hours(until) }, now)).toBe(expected);
  });
});
