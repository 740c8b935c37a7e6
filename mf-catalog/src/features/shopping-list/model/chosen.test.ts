import type { MatchedProduct, MatchedVariant, ProductMatch } from '@jishi/api/products';
import { describe, expect, it } from 'vitest';
import { cheapestFor, chosenOf } from './chosen.ts';
import type { ListLine } from './list-line.ts';

const variant = (id: string, price: number, grams: number | null = null): MatchedVariant => ({
  id,
  price,
  stock: 9,
  options: [{ name: '份量', value: `${grams}` }],
  measure: grams === null ? null : { quantity: grams, unit: 'g' },
});
const product = (id: string, more: Partial<MatchedProduct> = {}): MatchedProduct => ({
  id,
  name: id,
  price: 1000,
  stock: 5,
  purchaseLimit: null,
  picture: null,
  measure: null,
  variants: [],
  ...more,
});
const line = (more: Partial<ListLine> = {}): ListLine => ({
  key: '0',
  text: '土豆',
  words: '土豆',
  amount: null,
  ...more,
});
const match = (exact: number, ...products: MatchedProduct[]): ProductMatch => ({ exact, products });

describe('what a line comes to', () => {
  it('is the first product that is what was asked for', () => {
    expect(chosenOf(line(), match(1, product('1'), product('2')))).toMatchObject({ product: { id: '1' }, quantity: 1 });
  });

  it.each([
    ['there is nothing', line(), match(0)],
    ['all are only similar', line(), match(0, product('1'))],
    ['nobody wants any of them', line({ productId: null }), match(1, product('1'))],
  ])('is nothing where %s', (_, asked, found) => expect(chosenOf(asked, found)).toBeNull());

  it('is what was chosen, a similar one too', () => {
    const found = match(0, product('1'), product('2'));
    expect(chosenOf(line({ productId: '2', quantity: 3 }), found)).toMatchObject({
      product: { id: '2' },
      quantity: 3,
      isInstead: false,
    });
  });

  it('says when what was chosen is not to be had, and counts anew', () => {
    const amount = { quantity: 1000, unit: 'g' } as const;
    const found = match(1, product('1', { measure: { quantity: 500, unit: 'g' } }));
    expect(chosenOf(line({ productId: '7', variantId: '8', quantity: 9, amount }), found)).toMatchObject({
      product: { id: '1' },
      quantity: 2,
      isInstead: true,
    });
  });

  it.each([
    [{ stock: 2 }, 2],
    [{ purchaseLimit: 3 }, 3],
    [{ stock: 0 }, 1],
    [{}, 4],
  ])('is no more than %o allows', (more, quantity) => {
    const found = match(1, product('1', { stock: 5, ...more }));
    expect(chosenOf(line({ amount: { quantity: 4, unit: 'pack' } }), found)?.quantity).toBe(quantity);
  });
});

describe('the variant of a line', () => {
  const kilo = { quantity: 1000, unit: 'g' } as const;

  it.each([
    ['the cheapest without an amount', null, [variant('a', 900), variant('b', 500)], 'b'],
    ['what covers the amount for the least', kilo, [variant('a', 600, 500), variant('b', 1000, 1000)], 'b'],
    ['several small ones where they are cheaper', kilo, [variant('a', 400, 500), variant('b', 1000, 1000)], 'a'],
    ['one whose content is known', kilo, [variant('a', 100), variant('b', 1000, 1000)], 'b'],
    ['the first of equal ones', null, [variant('a', 500), variant('b', 500)], 'a'],
  ])('is %s', (_, amount, variants, id) => expect(cheapestFor(amount, variants)?.id).toBe(id));

  it('is the one that was chosen', () => {
    const found = match(1, product('1', { variants: [variant('a', 900), variant('b', 500)] }));
    expect(chosenOf(line({ productId: '1', variantId: 'a' }), found)?.variant?.id).toBe('a');
    expect(chosenOf(line({ productId: '1', variantId: 'gone' }), found)?.variant?.id).toBe('b');
  });
});
