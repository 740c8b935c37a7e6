import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ShippedLine, type ShippingRate, shippingFeeOf } from './shipping-fee.ts';

const beijing = '110000';
const zhejiang = '330000';
const tibet = '540000';

/** The rate of the recordings: Zhejiang free, Beijing 2 for 12.00 then 2 for 3.50, Tibet 30.00 then 15.00. */
const rate: ShippingRate = {
  id: 1,
  freeProvinces: [zhejiang],
  freeShippingFrom: null,
  steps: [
    { provinces: [beijing], firstQuantity: 2, firstFee: 1200, furtherQuantity: 2, furtherFee: 350 },
    { provinces: [tibet], firstQuantity: 1, firstFee: 3000, furtherQuantity: 1, furtherFee: 1500 },
  ],
};
const withThreshold: ShippingRate = { ...rate, id: 2, freeShippingFrom: 4900 };
const noStep: ShippingRate = {
  ...rate,
  id: 3,
  steps: [{ provinces: [beijing], firstQuantity: 1, firstFee: 500, furtherQuantity: 0, furtherFee: 900 }],
};
const rates = new Map([rate, withThreshold, noStep].map((one) => [one.id, one]));

const line = (over: Partial<ShippedLine> = {}): ShippedLine => ({
  isPhysical: true,
  quantity: 1,
  amount: 1000,
  rateId: 1,
  fixedFee: 0,
  ...over,
});

describe('shippingFeeOf', () => {
  it.each<[string, ShippedLine[], string | null, number]>([
    ['within the first quantity', [line({ quantity: 2 })], beijing, 1200],
    ['quantities of one rate are added up', [line({ quantity: 2 }), line({ quantity: 3 })], beijing, 1900],
    ['another step for another province', [line({ quantity: 2 })], tibet, 4500],
    ['a free province', [line({ quantity: 9 })], zhejiang, 0],
    ['no step names the province', [line()], '440000', 0],
    ['an unknown province', [line()], null, 0],
    ['a fixed fee once per line', [line({ rateId: 0, fixedFee: 800, quantity: 5 })], beijing, 800],
    ['a fixed fee even where the province is unknown', [line({ rateId: 0, fixedFee: 800 })], null, 800],
    ['fixed and rated products together', [line({ rateId: 0, fixedFee: 800 }), line()], zhejiang, 800],
    ['two rates are charged apart', [line(), line({ rateId: 2 })], beijing, 2400],
    ['just below the free-shipping threshold', [line({ rateId: 2, amount: 4899 })], beijing, 1200],
    ['at the free-shipping threshold', [line({ rateId: 2, amount: 4900 })], beijing, 0],
    [
      'the threshold is reached together',
      [line({ rateId: 2, amount: 2450 }), line({ rateId: 2, amount: 2450 })],
      beijing,
      0,
    ],
    [
      'other products do not count for the threshold',
      [line({ rateId: 2 }), line({ rateId: 0, amount: 99999 })],
      beijing,
      1200,
    ],
    ['a rate without a step', [line({ rateId: 3, quantity: 7 })], beijing, 500],
    ['a rate that is gone', [line({ rateId: 99 })], beijing, 0],
    ['products that do not travel', [line({ isPhysical: false, rateId: 0, fixedFee: 800 })], beijing, 0],
    ['nothing', [], beijing, 0],
  ])('%s', (_title, lines, province, expected) => {
    expect(shippingFeeOf(lines, rates, province)).toBe(expected);
  });

  it('never falls when quantity is added, without a threshold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 50 }), (quantity, more) => {
        const fewer = shippingFeeOf([line({ quantity })], rates, beijing);
        expect(shippingFeeOf([line({ quantity: quantity + more })], rates, beijing)).toBeGreaterThanOrEqual(fewer);
      }),
    );
  });
});
