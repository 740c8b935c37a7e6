import { describe, expect, it } from 'vitest';
import type { Measure } from './measure.ts';
import { cheapestUnitPrice, commonUnit, unitPriceOf } from './unit-price.ts';

const g = (quantity: number): Measure => ({ quantity, unit: 'g' });

describe('price of a base amount', () => {
  it.each<[number, Measure, number, number]>([
    [3990, g(1000), 1995, 500],
    [3680, g(2500), 736, 500],
    [7900, g(50), 15800, 100],
    [12_900, g(3.5), 36_857, 10],
    [1990, g(100), 9950, 500],
    [5600, { quantity: 1000, unit: 'ml' }, 560, 100],
    [4680, { quantity: 30, unit: 'piece' }, 156, 1],
    [1590, { quantity: 100, unit: 'piece' }, 16, 1],
    [2990, { quantity: 800, unit: 'use' }, 374, 100],
    // Half up.
    [5, { quantity: 2, unit: 'piece' }, 3, 1],
    [1, { quantity: 3, unit: 'piece' }, 0, 1],
  ])('%i cents for %j are %i for %i', (price, measure, amount, quantity) => {
    expect(unitPriceOf({ price, measure })).toMatchObject({ amount, per: { quantity, unit: measure.unit } });
  });

  it('is none without a measure', () => {
    expect(unitPriceOf({ price: 100, measure: null })).toBeNull();
  });
});

describe('the cheapest way', () => {
  it('may be the one that costs more', () => {
    const sold = [
      { price: 3990, measure: g(1000) },
      { price: 7390, measure: g(2000) },
      { price: 100, measure: null },
    ];
    expect(cheapestUnitPrice(sold)).toMatchObject({ amount: 1848, per: g(500), each: 3.695 });
    expect(commonUnit(sold.map(({ measure }) => measure))).toBe('g');
  });

  it('is none of different units, and of nothing', () => {
    const unlike = [
      { price: 100, measure: g(1000) },
      { price: 100, measure: { quantity: 3, unit: 'piece' as const } },
    ];
    expect(cheapestUnitPrice(unlike)).toBeNull();
    expect(commonUnit(unlike.map(({ measure }) => measure))).toBeNull();
    expect(cheapestUnitPrice([])).toBeNull();
    expect(cheapestUnitPrice([{ price: 5, measure: null }])).toBeNull();
  });
});
