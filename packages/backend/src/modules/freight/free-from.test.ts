import { expect, it } from 'vitest';
import { freeFrom } from './free-from.ts';

const byRate = { type: 0, freightType: 1, freightYuan: 0, freeOver: 4900 };

it.each([
  ['a rate with an amount', byRate, 49],
  ['a rate without one', { ...byRate, freeOver: null }, null],
  ['a fixed fee', { ...byRate, freightType: 0, freightYuan: 8 }, null],
  ['a fixed fee of nothing', { ...byRate, freightType: 0 }, 0],
  ['nothing to post', { ...byRate, type: 3 }, 0],
])('by %s', (_what, delivery, from) => {
  expect(freeFrom(delivery)).toBe(from);
});
