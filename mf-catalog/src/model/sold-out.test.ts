import type { ShownProduct } from '@jishi/api/products/queries';
import { expect, it } from 'vitest';
import { isSoldOut } from './sold-out.ts';

const held = { state: 'running', isAllHeld: true } as ShownProduct['flashSale'];
const sale = { state: 'running', isAllHeld: false } as ShownProduct['flashSale'];

it.each<[string, Parameters<typeof isSoldOut>[0], boolean]>([
  ['some left', { stock: 3 }, false],
  ['a list that does not tell', { stock: null }, false],
  ['none left', { stock: 0 }, true],
  ['none left in a sale', { stock: 0, flashSale: sale }, true],
  ['all held, which may come back', { stock: 0, flashSale: held }, false],
])('%s', (_what, product, isGone) => {
  expect(isSoldOut(product)).toBe(isGone);
});
