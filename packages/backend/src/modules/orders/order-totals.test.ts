import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameAmount, orderTotals, productsTotal } from './order-totals.ts';

describe('orderTotals', () => {
  it.each([
    [{ products: 10_000, coupon: 0, points: 0, shippingFee: 800 }, 10_800],
    [{ products: 10_000, coupon: 1_000, points: 500, shippingFee: 0 }, 8_500],
    // A coupon larger than the products never eats the shipping fee.
    [{ products: 1_000, coupon: 5_000, points: 0, shippingFee: 800 }, 800],
    [{ products: 1_000, coupon: 600, points: 900, shippingFee: 0 }, 0],
    [{ products: 0, coupon: 0, points: 0, shippingFee: 0 }, 0],
  ])('%j → %i', (amounts, total) => {
    expect(orderTotals(amounts).total).toBe(total);
  });

  it('is never negative and always adds up', () => {
    const cents = fc.integer({ min: -1_000, max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, cents, (products, coupon, points, shippingFee) => {
        const result = orderTotals({ products, coupon, points, shippingFee });
        expect(result.total).toBeGreaterThanOrEqual(0);
        expect(result.total).toBe(result.products - result.coupon - result.points + result.shippingFee);
        expect(result.total).toBeGreaterThanOrEqual(result.shippingFee);
      }),
    );
  });
});

describe('productsTotal', () => {
  it('multiplies and adds', () => {
    expect(
      productsTotal([
        { price: 19_990, quantity: 2 },
        { price: 1, quantity: 3 },
      ]),
    ).toBe(39_983);
    expect(productsTotal([])).toBe(0);
  });
});

describe('isSameAmount', () => {
  it.each([
    [199.9, 19_990, true],
    [0.29, 29, true],
    [1_234_567.89, 123_456_789, true],
    [199.91, 19_990, false],
    [199.89, 19_990, false],
    [-1, 100, false],
    [Number.NaN, 0, false],
  ])('%d yuan and %i cents: %s', (yuan, cents, expected) => {
    expect(isSameAmount(yuan, cents)).toBe(expected);
  });
});
