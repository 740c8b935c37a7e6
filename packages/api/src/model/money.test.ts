import { expect, it } from 'vitest';
import { centsOfYuan, rangeOfCents, sumCents, yuanOfCents } from './money.ts';

it.each([
  [199.9, 19990],
  [0.1 + 0.2, 30],
  [1.005, 100],
  [-0.001, 0],
  [2299, 229900],
])('%d yuan are %d cents', (yuan, cents) => {
  expect(centsOfYuan(yuan)).toBe(cents);
});

it('comes back from yuan to the cent', () => {
  for (const cents of [0, 1, 19990, 407801, 123456789]) expect(centsOfYuan(yuanOfCents(cents))).toBe(cents);
});

it('sums and ranges', () => {
  expect(sumCents([])).toBe(0);
  expect(sumCents([10, 20])).toBe(30);
  expect(rangeOfCents([])).toBeNull();
  expect(rangeOfCents([20, 10])).toEqual({ min: 10, max: 20 });
});
