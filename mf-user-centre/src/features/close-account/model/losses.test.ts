import { describe, expect, it } from 'vitest';
import { lostThings } from './losses.ts';

const none = { balance: 0, points: 0, worth: 0, coupons: 0, prizes: 0 };

describe('what is lost', () => {
  it.each([
    [none, []],
    [{ ...none, balance: 1 }, ['balance']],
    [{ ...none, points: 9, worth: 0 }, ['points']],
    [{ balance: 100, points: 5, worth: 5, coupons: 2, prizes: 1 }, ['balance', 'points', 'coupons', 'prizes']],
  ] as const)('%j', (lost, things) => {
    expect(lostThings(lost)).toEqual(things);
  });
});
