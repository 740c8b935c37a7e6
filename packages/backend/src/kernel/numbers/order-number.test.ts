import { expect, it } from 'vitest';
import { orderNumber } from './order-number.ts';

it('is the time and six random digits', () => {
  const now = new Date('2026-11-20T15:38:18.007Z');
  expect(orderNumber(now, () => 42)).toBe(`${now.getTime()}000042`);
  expect(orderNumber(now)).toMatch(/^\d{19}$/);
});
