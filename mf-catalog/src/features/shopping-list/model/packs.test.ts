import type { Measure } from '@jishi/api/products';
import { expect, it } from 'vitest';
import type { Amount } from '../reading/amount.ts';
import { packsFor } from './packs.ts';

const of = (quantity: number, unit: string) => ({ quantity, unit });

it.each([
  ['two pounds, of packs of five', of(1000, 'g'), of(2500, 'g'), 1, of(2500, 'g')],
  ['two kilograms, of packs of 500 g', of(2000, 'g'), of(500, 'g'), 4, of(2000, 'g')],
  ['a little more than two packs', of(1100, 'g'), of(500, 'g'), 3, of(1500, 'g')],
  ['hardly more than two packs', of(1005, 'g'), of(500, 'g'), 2, of(1000, 'g')],
  ['two pounds of ours, of packs of a kilogram', of(907.184, 'g'), of(1000, 'g'), 1, of(1000, 'g')],
  ['a dozen, of boxes of thirty', of(12, 'piece'), of(30, 'piece'), 1, of(30, 'piece')],
  ['two dozen, of boxes of eight', of(24, 'piece'), of(8, 'piece'), 3, of(24, 'piece')],
  ['three, of what is sold singly', of(3, 'piece'), null, 3, null],
  ['half a melon', of(0.5, 'piece'), null, 1, null],
  ['three of what is weighed', of(3, 'piece'), of(500, 'g'), 3, null],
  ['two bottles', of(2, 'pack'), of(1900, 'ml'), 2, null],
  ['a litre of what is weighed', of(1000, 'ml'), of(500, 'g'), 1, null],
  ['two pounds of nobody knows what', of(1000, 'g'), null, 1, null],
  ['some', null, of(500, 'g'), 1, null],
] as const)('%s', (_, amount, measure, count, covers) => {
  expect(packsFor(amount as Amount | null, measure as Measure | null)).toEqual({ count, covers });
});
