import { expect, it } from 'vitest';
import { ratingOf } from './rating.ts';

it('counts from five stars down, and what is good', () => {
  const rating = ratingOf({ average: 4.2, perStar: [1, 0, 2, 3, 6] });
  expect(rating).toMatchObject({ total: 12, average: 4.2, good: 75 });
  expect(rating?.rows.map(({ score, count, percent }) => [score, count, percent])).toEqual([
    [5, 6, 50],
    [4, 3, 25],
    [3, 2, 17],
    [2, 0, 0],
    [1, 1, 8],
  ]);
});

it('says nothing without reviews', () => {
  expect(ratingOf({ average: 0, perStar: [0, 0, 0, 0, 0] })).toBeNull();
});
