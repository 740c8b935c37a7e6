import type { Product } from '@jishi/api/products';
import { aCartLine } from '@jishi/testing/builders';
import { expect, test } from 'vitest';
import { renewGuestLine } from './renew-guest-line.ts';

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
  expect(renewGuestLine(line, now)).toMatchObject(expected);
});
