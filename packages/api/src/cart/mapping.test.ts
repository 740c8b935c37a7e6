import { describe, expect, it } from 'vitest';
import { parserOf } from '../wire/parts.ts';
import recorded from './fixtures/cart.json';
import invalid from './fixtures/cart-invalid.json';
import empty from './fixtures/empty.json';
import { toCartLine, toWireCartLine, toWireChange } from './mapping.ts';
import { readStoredLines } from './stored-lines.ts';
import { wireCart } from './wire.ts';

const cart = (message: unknown) => parserOf(wireCart)(message).map(toCartLine);

describe('a recorded cart', () => {
  it('reads lines with and without a variant', () => {
    expect(cart(recorded.body.message)).toEqual([
      {
        key: 'p4',
        productId: '4',
        variantId: null,
        name: '无线蓝牙耳机',
        picture: 'http://127.0.0.1:8100/storage/image/good/g4_0.jpg',
        unitPrice: 19990,
        marketPrice: null,
        quantity: 2,
        options: [],
        productType: 'physical',
        shippingRateId: null,
        stock: null,
        purchaseLimit: null,
        isInvalid: false,
      },
      expect.objectContaining({
        key: 'v7',
        productId: '2',
        variantId: '7',
        unitPrice: 129900,
        options: [{ name: '颜色', value: '黑色' }],
        shippingRateId: '1',
      }),
    ]);
  });

  it.each([
    [{ freight_free_from: 49 }, 4900],
    [{ freight_free_from: 0 }, 0],
    [{ freight_free_from: null }, undefined],
    [{}, undefined],
  ])('knows from when %j is delivered free', (good, cents) => {
    expect(cart([{ good_id: 1, number: 1, price: 1, name: 'x', good }])[0]?.freeShippingFrom).toBe(cents);
  });

  it('marks lines the server found short of stock', () => {
    expect(cart(invalid.body.message).some(({ isInvalid }) => isInvalid)).toBe(true);
  });

  it('reads an empty cart, and a map with any keys', () => {
    expect(cart(empty.body.message)).toEqual([]);
    const [line] = recorded.body.message;
    expect(cart({ sku_id7: line, id4: line })).toHaveLength(2);
  });
});

it.each([
  [{ is_show: 0 }, true],
  [{ is_show: 2 }, true],
  [{ is_show: 1, is_delete: 1 }, true],
  [{ is_show: 1, is_delete: 0 }, false],
  [{}, false],
])('a snapshot %j makes a line invalid: %s', (good, isInvalid) => {
  expect(cart([{ good_id: 1, number: 1, price: 1, name: 'x', good }])[0]?.isInvalid).toBe(isInvalid);
});

it.each<[string, object, number | null]>([
  ['of the product', { good: { market_price: 25 } }, 2500],
  ['of the variant', { good_sku_id: 7, good_sku: { market_price: '26.00' }, good: { market_price: 25 } }, 2600],
  [
    'of the variant, when the product has none of its own',
    { good_sku_id: 7, good_sku: { market_price: 26 }, good: { market_price: null } },
    2600,
  ],
  ['that is null', { good: { market_price: null } }, null],
  ['that is no higher', { good: { market_price: 19.9 } }, null],
  ['that is not set', { good: { market_price: '' } }, null],
])('reads a former price %s', (_title, fields, expected) => {
  const [line] = cart([{ good_id: 1, number: 1, price: 19.9, name: 'x', ...fields }]);
  expect(line?.marketPrice).toBe(expected);
  expect(line && cart([toWireCartLine(line)])).toEqual([line]);
});

it('reads numbers as text, stock and limit', () => {
  const good = { is_show: 1, purchase_number: 3, inventory_show: '8', type_code: 1 };
  expect(cart([{ good_id: '1', number: '2', price: '19.90', name: 'x', good }])[0]).toMatchObject({
    quantity: 2,
    unitPrice: 1990,
    stock: 8,
    purchaseLimit: 3,
    productType: 'virtual',
  });
});

it.each([
  ['short-of-stock', { invalidReason: 'short-of-stock' }],
  [null, {}],
  ['news', {}],
])('the reason %j', (invalid_reason, expected) => {
  const [line] = cart([{ good_id: 1, number: 1, price: 1, name: 'x', invalid: true, invalid_reason }]);
  expect(line).toMatchObject({ isInvalid: true, ...expected });
  expect(line && 'invalidReason' in line).toBe('invalidReason' in expected);
});

it('writes a line that reads back as it was', () => {
  for (const line of cart(recorded.body.message)) expect(cart([toWireCartLine(line)])).toEqual([line]);
});

it('writes entries of the calls by line', () => {
  expect(toWireChange({ productId: '4', variantId: null, quantity: 2 }, { cap: true, place: 3 })).toEqual({
    good_id: 4,
    good_sku_id: 0,
    number: 2,
    cap: true,
    place: 3,
  });
  expect(toWireChange({ productId: '2', variantId: '7' })).toEqual({ good_id: 2, good_sku_id: 7 });
  expect(
    toWireChange({ productId: '2', variantId: '7', quantity: 1 }, { before: { productId: '2', variantId: '8' } }),
  ).toEqual({ good_id: 2, good_sku_id: 7, number: 1, from_sku_id: 8 });
});

describe('readStoredLines', () => {
  const lines = cart(recorded.body.message);

  it('reads back what was stored', () => {
    expect(readStoredLines(JSON.stringify(lines))).toEqual(lines);
  });

  it.each([null, undefined, '', '{', '{}', '3', 'null', '[null, 3, "x", {}]'])('reads nothing from %j', (json) => {
    expect(readStoredLines(json)).toEqual([]);
  });

  it.each([
    { quantity: 0 },
    { quantity: 1.5 },
    { quantity: '2' },
    { key: 'v999' },
    { unitPrice: -1 },
    { variantId: 7 },
    { name: null },
  ])('leaves out a line with %j', (damage) => {
    const [first, second] = lines;
    expect(readStoredLines(JSON.stringify([{ ...first, ...damage }, second]))).toEqual([second]);
  });
});
