import type { AgainLine } from '@jishi/api/orders';
import { expect, it } from 'vitest';
import { canBeHad, isUnchanged, notesOf, sumOf } from './again-choice.ts';

const line: AgainLine = {
  id: '1',
  productId: '101',
  variantId: null,
  categoryId: null,
  name: '草莓',
  picture: null,
  options: [],
  wanted: 2,
  quantity: 2,
  limitedBy: null,
  obstacle: null,
  price: 1000,
  priceThen: 1000,
};

it.each<[string, Partial<AgainLine>, boolean, boolean, readonly string[]]>([
  ['as before', {}, true, true, []],
  ['dearer', { price: 1200 }, false, true, ['again.dearer']],
  ['cheaper', { price: 800 }, false, true, ['again.cheaper']],
  ['fewer', { quantity: 1, limitedBy: 'stock' }, false, true, ['again.stock']],
  [
    'dearer and fewer',
    { price: 1200, quantity: 1, limitedBy: 'purchase-limit' },
    false,
    true,
    ['again.dearer', 'again.purchase-limit'],
  ],
  [
    'sold out, whatever it would cost',
    { quantity: 0, obstacle: 'sold-out', price: 1200 },
    false,
    false,
    ['again.sold-out'],
  ],
])('%s', (_, change, same, some, notes) => {
  const changed = { ...line, ...change };
  expect(isUnchanged(changed)).toBe(same);
  expect(canBeHad(changed)).toBe(some);
  expect(notesOf(changed)).toEqual(notes);
});

it('sums up what is chosen at the price of now', () => {
  expect(sumOf([line, { ...line, price: 250, quantity: 3 }])).toBe(2750);
});
