import { expect, test } from 'vitest';
import type { Product } from '../products/model.ts';
import type { CartLine } from './model.ts';
import { lineOfEntry, renewedLine } from './renewed-line.ts';

/** A line as a visitor's browser has kept it. */
const aCartLine = (over: Partial<CartLine> = {}): CartLine => ({
  key: over.variantId ? `v${over.variantId}` : 'p11',
  productId: '11',
  variantId: null,
  quantity: 1,
  name: '轻量通勤双肩包',
  picture: '/media/old.webp',
  unitPrice: 23900,
  options: over.variantId ? [{ name: '尺码', value: '大' }] : [],
  productType: 'physical',
  shippingRateId: null,
  stock: 10,
  purchaseLimit: null,
  isInvalid: false,
  ...over,
});

const product = {
  id: '11',
  name: 'Backpack',
  type: 'physical',
  availability: 'on-sale',
  price: 21900,
  stock: 5,
  pictures: [{ url: '/media/new.webp' }],
  variants: [],
  purchaseLimit: null,
  shippingRateId: '2',
} as unknown as Product;
const variant = {
  id: '21',
  price: 8800,
  marketPrice: null,
  stock: 1,
  options: [{ name: 'Size', value: 'L' }],
  picture: null,
};

test.each([
  [
    'on sale',
    aCartLine({ quantity: 5 }),
    product,
    { name: 'Backpack', unitPrice: 21900, quantity: 5, isInvalid: false },
  ],
  ['gone', aCartLine(), null, { name: '轻量通勤双肩包', isInvalid: true, invalidReason: 'missing' }],
  [
    'off the shelf',
    aCartLine(),
    { ...product, availability: 'in-warehouse' as const },
    { isInvalid: true, invalidReason: 'off-shelf' },
  ],
  [
    'short of stock',
    aCartLine({ quantity: 6 }),
    product,
    { stock: 5, isInvalid: true, invalidReason: 'short-of-stock' },
  ],
  [
    'variant gone',
    aCartLine({ variantId: '20' }),
    { ...product, variants: [variant] },
    { isInvalid: true, invalidReason: 'variant-missing' },
  ],
  [
    'variant',
    aCartLine({ variantId: '21' }),
    { ...product, variants: [variant] },
    { unitPrice: 8800, stock: 1, isInvalid: false },
  ],
  [
    'back on sale',
    aCartLine({ isInvalid: true, invalidReason: 'off-shelf' }),
    product,
    { isInvalid: false, invalidReason: undefined },
  ],
])('%s', (_name, line, now, expected) => {
  expect(renewedLine(line, now)).toMatchObject(expected);
});

test.each([
  ['a product', null, product, { key: 'p11', name: 'Backpack', unitPrice: 21900, stock: 5, isInvalid: false }],
  [
    'a variant',
    '21',
    { ...product, variants: [variant] },
    { key: 'v21', unitPrice: 8800, options: variant.options, isInvalid: false },
  ],
  [
    'a variant that is gone, as its product',
    '20',
    { ...product, variants: [variant] },
    {
      key: 'v20',
      variantId: '20',
      name: 'Backpack',
      picture: '/media/new.webp',
      unitPrice: 21900,
      options: [],
      invalidReason: 'variant-missing',
    },
  ],
  ['what is gone, without a name', null, null, { key: 'p11', name: '', isInvalid: true, invalidReason: 'missing' }],
])('an entry becomes the line of %s', (_name, variantId, now, expected) => {
  const line = lineOfEntry({ productId: '11', variantId, quantity: 1 }, now);
  expect(line).toMatchObject({ productId: '11', variantId, quantity: 1, ...expected });
});
