import { expect, it } from 'vitest';
import { type Delivery, freeFrom } from './free-from.ts';

const byRate: Delivery = { type: 'physical', freightType: 'rate', freightYuan: 0, freeOver: 4900 };

it.each<[string, Delivery, number | null]>([
  ['a rate with an amount', byRate, 49],
  ['a rate without one', { ...byRate, freeOver: null }, null],
  ['a fixed fee', { ...byRate, freightType: 'fixed', freightYuan: 8 }, null],
  ['a fixed fee of nothing', { ...byRate, freightType: 'fixed' }, 0],
  ['nothing to post', { ...byRate, type: 'download' }, 0],
])('by %s', (_what, delivery, from) => {
  expect(freeFrom(delivery)).toBe(from);
});
