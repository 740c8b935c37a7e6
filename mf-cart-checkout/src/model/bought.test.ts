import { aCartLine } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { cartWithout } from './bought.ts';
import { createDraft } from './checkout-draft.ts';

const line = (productId: string, quantity: number) => aCartLine({ productId, quantity, stock: 9 });
const cart = [line('1', 5), line('2', 2), line('3', 1)];
const piecesOf = (draft: ReturnType<typeof createDraft>) =>
  cartWithout(draft, cart)
    .reduce((lines, change) => change.apply(lines), cart)
    .map(({ key, quantity }) => [key, quantity]);

it('lines that were bought leave the cart whole, also where the order took fewer pieces of them', () => {
  expect(piecesOf(createDraft('cart', [line('1', 4), line('2', 2)]))).toEqual([['p3', 1]]);
});

it('pieces the customer had of a visitor’s line stay', () => {
  const draft = { ...createDraft('cart', [line('1', 4), line('2', 2)]), isVisitors: true as const };
  expect(piecesOf(draft)).toEqual([
    ['p1', 1],
    ['p3', 1],
  ]);
});

it('a line that is not in the cart changes nothing', () => {
  expect(piecesOf(createDraft('cart', [line('9', 1)]))).toHaveLength(3);
});
