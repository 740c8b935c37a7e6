import type { CartLine } from '@jishi/api/cart';
import { expect, it } from 'vitest';
import { toBeAsked, totalInScope } from './cart-in-scope.ts';

const line = (productId: string, unitPrice: number, quantity = 1, isInvalid = false) =>
  ({ productId, unitPrice, quantity, isInvalid }) as CartLine;
const lines = [line('7', 1000, 2), line('8', 500), line('7', 300), line('9', 9900, 1, true)];
const categories = { kind: 'categories', ids: ['1'] } as const;

it.each([
  ['everything', { kind: 'all' }, null, 2800],
  ['products', { kind: 'products', ids: ['7', '9'] }, null, 2300],
  ['categories nobody has answered for', categories, null, null],
  ['categories', categories, ['8'], 500],
  ['categories with nothing in them', categories, [], 0],
] as const)('%s', (_, scope, told, total) => expect(totalInScope(scope, lines, told)).toBe(total));

it('knows of an empty cart without asking', () => {
  expect([toBeAsked(categories, []), totalInScope(categories, [], null)]).toEqual([[], 0]);
});

it('asks for each product that can be bought once', () => {
  expect(toBeAsked(categories, lines)).toEqual(['7', '8']);
  expect(toBeAsked({ kind: 'all' }, lines)).toEqual([]);
});
