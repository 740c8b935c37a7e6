import type { Product, Variant } from '@jishi/api/products';
import { describe, expect, it } from 'vitest';
import { offerOf, purchaseOf } from './purchase.ts';

const variant = (id: string, colour: string, size: string, price: number, stock: number): Variant => ({
  id,
  price,
  marketPrice: price + 5000,
  stock,
  options: [
    { name: '颜色', value: colour },
    { name: '容量', value: size },
  ],
  picture: null,
});

const single = {
  variants: [],
  priceRange: { min: 3990, max: 3990 },
  marketPriceRange: { min: 4990, max: 4990 },
  stock: 30,
  purchaseLimit: null,
};
const many = {
  ...single,
  variants: [variant('1', '红', '18 L', 14900, 3), variant('2', '红', '24 L', 23900, 8)],
  priceRange: { min: 14900, max: 23900 },
  marketPriceRange: { min: 19900, max: 28900 },
  stock: 11,
};
const complete = { 颜色: '红', 容量: '18 L' };

describe('purchaseOf', () => {
  it('takes price and stock of the product when it has no variants', () => {
    expect(purchaseOf(single, {}, 2)).toEqual({
      variant: null,
      missing: [],
      price: { min: 3990, max: 3990 },
      marketPrice: 4990,
      stock: 30,
      max: 30,
      quantity: 2,
    });
  });

  it('takes them of the variant once every row is chosen', () => {
    const purchase = purchaseOf(many, complete, 1);
    expect(purchase).toMatchObject({ missing: [], price: { min: 14900, max: 14900 }, marketPrice: 19900, stock: 3 });
    expect(purchase.variant?.id).toBe('1');
  });

  it('shows the range, all pieces and the highest former price before that', () => {
    const purchase = purchaseOf(many, { 颜色: '红' }, 1);
    expect(purchase).toMatchObject({ variant: null, missing: ['容量'], stock: 11, marketPrice: 28900 });
    expect(purchase.price).toEqual({ min: 14900, max: 23900 });
  });

  it.each<[string, number | null, number, { max: number; quantity: number }]>([
    ['stock alone', null, 5, { max: 3, quantity: 3 }],
    ['the limit below the stock', 2, 5, { max: 2, quantity: 2 }],
    ['the stock below the limit', 9, 5, { max: 3, quantity: 3 }],
    ['nothing below the ends', 9, 2, { max: 3, quantity: 2 }],
    ['a wish for none', null, 0, { max: 3, quantity: 1 }],
  ])('limits the number by %s', (_, purchaseLimit, wanted, limited) => {
    expect(purchaseOf({ ...many, purchaseLimit }, complete, wanted)).toMatchObject(limited);
  });
});

describe('offerOf', () => {
  it.each<[Product['availability'], number, string]>([
    ['on-sale', 3, 'open'],
    ['on-sale', 0, 'sold-out'],
    ['in-warehouse', 3, 'off-shelf'],
    ['removed', 3, 'off-shelf'],
    ['scheduled', 3, 'scheduled'],
  ])('%s with %d pieces is %s', (availability, stock, offer) => {
    expect(offerOf({ availability, stock })).toBe(offer);
  });
});
