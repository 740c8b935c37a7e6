import { expect, it } from 'vitest';
import { type Delivery, freeShippingFrom } from './free-shipping.ts';

const byRate: Delivery = { type: 'physical', shippingType: 'rate', shippingFeeYuan: 0, freeShippingFrom: 4900 };

it.each<[string, Delivery, number | null]>([
  ['a rate with an amount', byRate, 49],
  ['a rate without one', { ...byRate, freeShippingFrom: null }, null],
  ['a fixed fee', { ...byRate, shippingType: 'fixed', shippingFeeYuan: 8 }, null],
  ['a fixed fee of nothing', { ...byRate, shippingType: 'fixed' }, 0],
  ['nothing to post', { ...byRate, type: 'download' }, 0],
])('by %s', (_what, delivery, from) => {
  expect(freeShippingFrom(delivery)).toBe(from);
});
