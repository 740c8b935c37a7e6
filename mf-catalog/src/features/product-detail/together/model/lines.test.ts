import type { MatchedProduct, Variant } from '@jishi/api/products';
import { describe, expect, it } from 'vitest';
import { companionOf, noPicks, withTaken } from './companions.ts';
import { addedAfter, linesOf, ownLine, sumOf } from './lines.ts';

const variant = (id: string, price: number): Variant => ({
  ...{ id, price, marketPrice: null, stock: 3, options: [], picture: null },
});
const pot = { id: '1', name: '壶', price: 9900, variants: [] };
const bag = { ...pot, variants: [variant('11', 9900), variant('12', 12_900)] };
const cup: MatchedProduct = {
  ...{ id: '2', name: '茶杯', price: 3900, stock: 9, purchaseLimit: null, picture: null, measure: null, variants: [] },
};

describe('the product of the page', () => {
  it.each([
    ['goes in as it is', pot, null, '1:', 9900],
    ['goes in the chosen variant', bag, variant('12', 12_900), '1:12', 12_900],
    ['costs in a cart what it costs without its flash sale', bag, variant('12', 4900), '1:12', 12_900],
  ])('%s', (_, product, chosen, key, price) => expect(ownLine(product, chosen)).toMatchObject({ key, price }));

  it.each([null, variant('19', 100)])('does not go in without a variant', (chosen) =>
    expect(ownLine(bag, chosen)).toBeNull(),
  );
});

it('all that is taken goes in, and is summed up', () => {
  const own = ownLine(pot, null);
  const both = own ? linesOf(own, [companionOf(cup, noPicks)]) : [];
  expect([both.map(({ key }) => key), sumOf(both)]).toEqual([['1:', '2:'], 13_800]);
  const alone = own ? linesOf(own, [companionOf(cup, withTaken(noPicks, '2', false))]) : [];
  expect([alone.map(({ key }) => key), sumOf(alone)]).toEqual([['1:'], 9900]);
});

it.each([
  ['some of it', [], ['1:'], ['1:']],
  ['more of it', ['1:'], ['2:'], []],
  ['all at once', [], ['1:', '2:'], []],
])('what is in the cart is remembered until nothing is left to add: %s', (_, before, keys, after) => {
  const own = ownLine(pot, null);
  const lines = own ? linesOf(own, [companionOf(cup, noPicks)]) : [];
  expect([...addedAfter(new Set(before), keys, lines)]).toEqual(after);
});
