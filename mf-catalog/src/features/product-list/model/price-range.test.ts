import { describe, expect, it } from 'vitest';
import { readPriceRange } from './price-range.ts';

describe('readPriceRange', () => {
  it.each([
    ['50', '700', { priceMin: 5000, priceMax: 70000 }],
    [' 50.5 ', '', { priceMin: 5050, priceMax: null }],
    ['', '19.99', { priceMin: null, priceMax: 1999 }],
    ['700', '50', { priceMin: 5000, priceMax: 70000 }],
    ['0', '0', { priceMin: 0, priceMax: 0 }],
    ['', '', { priceMin: null, priceMax: null }],
    ['abc', '', null],
    ['-5', '10', null],
    ['1', '2.345', null],
    ['１２', '', null],
  ])('%s to %s', (from, to, range) => {
    expect(readPriceRange(from, to)).toEqual(range);
  });
});
