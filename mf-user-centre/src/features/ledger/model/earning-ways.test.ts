import { expect, it } from 'vitest';
import { earningWays, pointsPerUnit, roundWorth } from './earning-ways.ts';

const review = { points: 20, characters: 15, pictures: 1 };
const none = { ...review, points: 0 };
const rules = { centsPerPoint: 1, returnPercent: 5, review };

it.each([
  [rules, true, ['shopping', 'review', 'lottery']],
  [rules, false, ['shopping', 'review']],
  [{ ...rules, returnPercent: 0 }, true, ['review', 'lottery']],
  [{ ...rules, review: none }, false, ['shopping']],
  [{ ...rules, returnPercent: 0, review: none }, false, []],
])('%j, lotteries %j: %j', (given, lotteries, ways) => expect(earningWays(given, lotteries)).toEqual(ways));

it('a unit is a hundred cents, and a percent of them comes back', () => expect(pointsPerUnit(rules)).toBe(5));

it.each([
  [1, { points: 100, cents: 100 }],
  [2, { points: 50, cents: 100 }],
  [3, { points: 34, cents: 102 }],
  [100, { points: 1, cents: 100 }],
  [250, { points: 1, cents: 250 }],
])('at %d cents a point: %j', (centsPerPoint, worth) => expect(roundWorth({ ...rules, centsPerPoint })).toEqual(worth));
