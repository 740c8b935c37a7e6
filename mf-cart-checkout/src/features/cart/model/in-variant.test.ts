import type { Product, Variant } from '@jishi/api/products';
import { aCartLine } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { inVariant } from './in-variant.ts';

const blue: Variant = {
  id: '22',
  price: 9900,
  marketPrice: 12900,
  stock: 5,
  options: [{ name: '颜色', value: '蓝' }],
  picture: { url: '/media/blue.webp' },
};
const product: Product = {
  id: '2',
  name: '水杯',
  number: 'G2',
  type: 'physical',
  availability: 'on-sale',
  categoryId: null,
  brandId: null,
  shortDescription: '',
  keywords: '',
  detailsHtml: '',
  price: 8800,
  priceRange: { min: 8800, max: 9900 },
  marketPriceRange: null,
  stock: 8,
  sales: 0,
  pictures: [],
  video: null,
  variants: [blue],
  purchaseLimit: null,
  shippingRateId: null,
  acceptsPoints: false,
  onSaleSince: null,
};
const red = (quantity: number) => aCartLine({ productId: '2', variantId: '21', quantity });
const inBlue = (quantity: number) => aCartLine({ productId: '2', variantId: '22', quantity });
const green = aCartLine({ productId: '2', variantId: '23', quantity: 1 });
const limit = (purchaseLimit: number) => ({ ...product, purchaseLimit });

it.each([
  ['keeps its pieces', red(2), [], product, { pieces: 2, isJoined: false, isLowered: false }],
  ['is lowered to the stock', red(9), [], product, { pieces: 5, isJoined: false, isLowered: true }],
  ['joins a line of that variant', red(2), [inBlue(1)], product, { pieces: 3, isJoined: true, isLowered: false }],
  ['joins it up to the stock', red(4), [inBlue(3)], product, { pieces: 5, isJoined: true, isLowered: true }],
  ['frees its own pieces of the limit', red(3), [], limit(3), { pieces: 3, isJoined: false, isLowered: false }],
  ['leaves those of other variants alone', red(3), [green], limit(3), { pieces: 2, isJoined: false, isLowered: true }],
  ['may come to nothing', red(1), [green], limit(1), { pieces: null, isJoined: false, isLowered: true }],
])('a line %s', (_title, line, others, sold, { pieces, ...expected }) => {
  const outcome = inVariant([line, ...others], line, sold, blue);
  expect(outcome).toMatchObject(expected);
  expect(outcome.line?.quantity ?? null).toBe(pieces);
});

it('takes price, former price and specification of the variant', () => {
  expect(inVariant([red(1)], red(1), product, blue).line).toMatchObject({
    key: 'v22',
    unitPrice: 9900,
    marketPrice: 12900,
    stock: 5,
    picture: '/media/blue.webp',
    options: [{ name: '颜色', value: '蓝' }],
    isInvalid: false,
  });
});
