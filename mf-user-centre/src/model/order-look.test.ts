import type { ProductType } from '@jishi/api';
import type { OrderLine, OrderState } from '@jishi/api/orders';
import { describe, expect, it } from 'vitest';
import { canDownload, hasCodes, linesToBuyAgain, shippingOf } from './order-look.ts';

const line = (productType: ProductType): OrderLine => ({
  id: productType,
  productId: '1',
  variantId: null,
  name: '',
  picture: null,
  unitPrice: 100,
  quantity: 1,
  options: [],
  productType,
});

describe('shippingOf', () => {
  it.each([
    [['physical'], 800, 'fee'],
    [['physical'], 0, 'free'],
    [['card-key', 'physical'], 0, 'free'],
    [['virtual'], 0, 'none'],
    [['download'], 0, 'none'],
    [[], 0, 'none'],
  ] as const)('%j for %i: %s', (types, shippingFee, words) => {
    expect(shippingOf({ lines: types.map(line), shippingFee })).toBe(words);
  });
});

describe('linesToBuyAgain', () => {
  it.each<[OrderState, ProductType[], ProductType[]]>([
    ['awaiting-payment', ['physical'], []],
    ['awaiting-shipment', ['physical'], []],
    ['shipped', ['physical'], []],
    ['completed', ['physical', 'virtual', 'card-key', 'download'], ['physical', 'virtual']],
    ['cancelled', ['physical'], ['physical']],
    ['reviewed', ['card-key'], []],
  ])('%s %j: %j', (state, types, again) => {
    expect(linesToBuyAgain({ state, lines: types.map(line) }).map(({ productType }) => productType)).toEqual(again);
  });
});

describe('hasCodes', () => {
  it.each<[OrderState, ProductType, boolean]>([
    ['completed', 'card-key', true],
    ['awaiting-review', 'card-key', true],
    ['awaiting-payment', 'card-key', false],
    ['cancelled', 'card-key', false],
    ['completed', 'physical', false],
  ])('%s %s: %s', (state, type, shown) => {
    expect(hasCodes({ state, lines: [line(type)] })).toBe(shown);
  });
});

describe('canDownload', () => {
  it.each<[OrderState, boolean, boolean]>([
    ['completed', true, true],
    ['reviewed', true, true],
    ['awaiting-payment', true, false],
    ['refunded', true, false],
    ['completed', false, false],
  ])('%s, file %s: %s', (state, hasDownload, can) => {
    expect(canDownload({ state, hasDownload })).toBe(can);
  });
});
