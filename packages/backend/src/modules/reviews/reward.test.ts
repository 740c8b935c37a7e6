import { expect, it } from 'vitest';
import { rewardOf } from './reward.ts';

const terms = { points: 20, length: 5, pictures: 1 };

it.each([
  ['一二三四五', 1, terms, 20],
  ['一二三四', 1, terms, 0],
  ['  一二三四  ', 1, terms, 0],
  ['🍓🍓🍓🍓🍓', 4, terms, 20],
  ['🍓🍓🍓🍓', 4, terms, 0],
  ['一二三四五', 0, terms, 0],
  ['一二三四五', 0, { ...terms, pictures: 0 }, 20],
  ['一二三四五', 4, { ...terms, points: 0 }, 0],
])('%j with %i pictures under %j: %i', (details, pictures, given, points) => {
  expect(rewardOf({ details, pictures }, given)).toBe(points);
});
