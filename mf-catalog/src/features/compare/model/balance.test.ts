import type { MeasureUnit, Product, UnitPrice } from '@jishi/api/products';
import { describe, expect, it } from 'vitest';
import { firstPair, isWeighable, type Weighable, weigh } from './balance.ts';

const price = (amount: number, quantity = 500, unit: MeasureUnit = 'g'): UnitPrice => ({
  amount,
  per: { quantity, unit },
});
const product = (id: string, unit?: MeasureUnit) =>
  ({ id, ...(unit && { unitPrice: price(100, 1, unit) }) }) as unknown as Product;

describe('weigh', () => {
  it.each<[UnitPrice, UnitPrice, object | null]>([
    [price(640), price(760), { dearer: 'right', difference: 120, tilt: 3.2, per: { quantity: 500, unit: 'g' } }],
    [price(760), price(640), { dearer: 'left', difference: 120, tilt: -3.2 }],
    [price(640), price(641), { dearer: 'right', difference: 1, tilt: 3 }],
    [price(100), price(900), { tilt: 13 }],
    [price(640), price(640), { dearer: null, difference: 0, tilt: 0 }],
    // 9.00 for 500 g are 1.80 for 100 g.
    [price(900), price(200, 100), { dearer: 'right', difference: 20, per: { quantity: 100, unit: 'g' } }],
    [price(0), price(100), { dearer: 'right', tilt: 13 }],
    [price(640), price(640, 100, 'ml'), null],
  ])('%j against %j', (left, right, expected) => {
    if (expected === null) expect(weigh(left, right)).toBeNull();
    else expect(weigh(left, right)).toMatchObject(expected);
  });
});

describe('firstPair', () => {
  const pairOf = (...products: Product[]) => firstPair(products.filter(isWeighable))?.map(({ id }: Weighable) => id);

  it.each<[string, Product[], string[] | undefined]>([
    ['the first two', [product('1', 'g'), product('2', 'g'), product('3', 'g')], ['1', '2']],
    ['those of one unit', [product('1', 'ml'), product('2', 'g'), product('3'), product('4', 'g')], ['2', '4']],
    ['any two, to say that they cannot be weighed', [product('1', 'ml'), product('2', 'g')], ['1', '2']],
    ['none of one', [product('1', 'ml'), product('2')], undefined],
    ['none of none', [], undefined],
  ])('%s', (_what, products, expected) => {
    expect(pairOf(...products)).toEqual(expected);
  });
});
