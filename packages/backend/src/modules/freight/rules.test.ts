import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FreightLine, type FreightTemplate, freightOf } from './rules.ts';

const beijing = '110000';
const zhejiang = '330000';
const tibet = '540000';

/** The template of the recordings: Zhejiang free, Beijing 2 for 12.00 then 2 for 3.50, Tibet 30.00 then 15.00. */
const template: FreightTemplate = {
  id: 1,
  freeProvinceCodes: [zhejiang],
  freeOver: null,
  ways: [
    { provinceCodes: [beijing], firstPiece: 2, firstCost: 1200, addPiece: 2, addCost: 350 },
    { provinceCodes: [tibet], firstPiece: 1, firstCost: 3000, addPiece: 1, addCost: 1500 },
  ],
};
const freeOver: FreightTemplate = { ...template, id: 2, freeOver: 4900 };
const noStep: FreightTemplate = {
  ...template,
  id: 3,
  ways: [{ provinceCodes: [beijing], firstPiece: 1, firstCost: 500, addPiece: 0, addCost: 900 }],
};
const templates = new Map([template, freeOver, noStep].map((one) => [one.id, one]));

const line = (over: Partial<FreightLine> = {}): FreightLine => ({
  isPhysical: true,
  pieces: 1,
  amount: 1000,
  templateId: 1,
  fixedFee: 0,
  ...over,
});

describe('freightOf', () => {
  it.each<[string, FreightLine[], string | null, number]>([
    ['within the first pieces', [line({ pieces: 2 })], beijing, 1200],
    ['pieces of one template are added up', [line({ pieces: 2 }), line({ pieces: 3 })], beijing, 1900],
    ['another way for another province', [line({ pieces: 2 })], tibet, 4500],
    ['a free province', [line({ pieces: 9 })], zhejiang, 0],
    ['no way names the province', [line()], '440000', 0],
    ['an unknown province', [line()], null, 0],
    ['a fixed fee once per line', [line({ templateId: 0, fixedFee: 800, pieces: 5 })], beijing, 800],
    ['a fixed fee even where the province is unknown', [line({ templateId: 0, fixedFee: 800 })], null, 800],
    ['fixed and template goods together', [line({ templateId: 0, fixedFee: 800 }), line()], zhejiang, 800],
    ['two templates are charged apart', [line(), line({ templateId: 2 })], beijing, 2400],
    ['just below the free amount', [line({ templateId: 2, amount: 4899 })], beijing, 1200],
    ['at the free amount', [line({ templateId: 2, amount: 4900 })], beijing, 0],
    [
      'the free amount is reached together',
      [line({ templateId: 2, amount: 2450 }), line({ templateId: 2, amount: 2450 })],
      beijing,
      0,
    ],
    [
      'other goods do not count for the free amount',
      [line({ templateId: 2 }), line({ templateId: 0, amount: 99999 })],
      beijing,
      1200,
    ],
    ['a template without a step', [line({ templateId: 3, pieces: 7 })], beijing, 500],
    ['a template that is gone', [line({ templateId: 99 })], beijing, 0],
    ['goods that do not travel', [line({ isPhysical: false, templateId: 0, fixedFee: 800 })], beijing, 0],
    ['nothing', [], beijing, 0],
  ])('%s', (_title, lines, province, expected) => {
    expect(freightOf(lines, templates, province)).toBe(expected);
  });

  it('never falls when pieces are added, without a free amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 50 }), (pieces, more) => {
        const fewer = freightOf([line({ pieces })], templates, beijing);
        expect(freightOf([line({ pieces: pieces + more })], templates, beijing)).toBeGreaterThanOrEqual(fewer);
      }),
    );
  });
});
