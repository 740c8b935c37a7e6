import type { SharedProduct } from '@jishi/api/products';
import { expect, it } from 'vitest';
import { linesOf } from './buyable.ts';

const pan: SharedProduct = {
  id: '1',
  name: '锅',
  type: 'physical',
  price: 1990,
  flashSale: null,
  picture: null,
  isSoldOut: false,
  hasVariants: false,
};
const sale = {
  saleId: '3',
  state: 'running',
  isSoldOut: false,
  isAllHeld: false,
  price: { min: 100, max: 100 },
  normalPrice: 1990,
  startsAt: '2026-11-20 10:00:00',
  endsAt: '2026-11-20 22:00:00',
} as const;

it.each<[string, Partial<SharedProduct>, number]>([
  ['plain', {}, 1],
  ['performed', { type: 'virtual' }, 1],
  ['of a sale to come', { flashSale: { ...sale, state: 'upcoming' } }, 1],
  ['sold out', { isSoldOut: true }, 0],
  ['with options', { hasVariants: true }, 0],
  ['delivered online', { type: 'download' }, 0],
  ['in a flash sale', { flashSale: sale }, 0],
])('a product %s: %j is %i lines', (_, over, lines) => expect(linesOf([{ ...pan, ...over }])).toHaveLength(lines));

it('one piece each', () => {
  expect(linesOf([pan])).toEqual([{ key: '1', name: '锅', productId: '1', variantId: null, quantity: 1 }]);
});
