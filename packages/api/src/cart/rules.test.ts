import { describe, expect, it } from 'vitest';
import type { CartLine } from './model.ts';
import {
  addLine,
  cartTotals,
  MAX_CART_LINES,
  maxQuantity,
  mergeCarts,
  removeLines,
  setQuantity,
  splitByValidity,
} from './rules.ts';

/** A line of product 1 in a variant (`v7`), or without one (`p1`). */
function line(key: string, quantity: number, more: Partial<CartLine> = {}): CartLine {
  const variantId = key.startsWith('v') ? key.slice(1) : null;
  return {
    key,
    productId: variantId ? '1' : key.slice(1),
    variantId,
    quantity,
    name: key,
    picture: null,
    unitPrice: 1000,
    options: [],
    productType: 'physical',
    shippingRateId: null,
    stock: 10,
    purchaseLimit: null,
    isInvalid: false,
    ...more,
  };
}
const shape = (lines: readonly CartLine[]) => lines.map(({ key, quantity }) => `${key}×${quantity}`);

describe('maxQuantity', () => {
  it.each<[string, CartLine, CartLine[], number]>([
    ['the stock', line('v7', 1), [], 10],
    ['everything when the stock is not told', line('v7', 1, { stock: null }), [], 9999],
    ['the purchase limit', line('v7', 1, { purchaseLimit: 3 }), [], 3],
    ['the stock below the limit', line('v7', 1, { stock: 2, purchaseLimit: 3 }), [], 2],
    ['the limit less other variants', line('v7', 1, { purchaseLimit: 3 }), [line('v8', 2)], 1],
    ['never below nothing', line('v7', 1, { purchaseLimit: 3 }), [line('v8', 5)], 0],
    ['the limit without other products', line('v7', 1, { purchaseLimit: 3 }), [line('p2', 2)], 3],
    ['the limit without the line itself', line('v7', 1, { purchaseLimit: 3 }), [line('v7', 2)], 3],
  ])('is %s', (_title, asked, others, expected) => {
    expect(maxQuantity(asked, others)).toBe(expected);
  });
});

describe('addLine', () => {
  it.each<[string, CartLine[], CartLine, string[]]>([
    ['appends', [line('p2', 1)], line('v7', 2), ['p2×1', 'v7×2']],
    ['adds in place', [line('v7', 1), line('p2', 1)], line('v7', 2), ['v7×3', 'p2×1']],
    ['caps at the stock', [line('v7', 9)], line('v7', 5), ['v7×10']],
    ['caps at the limit', [line('v7', 1)], line('v8', 5, { purchaseLimit: 3 }), ['v7×1', 'v8×2']],
    ['adds nothing that is sold out', [line('p2', 1)], line('v7', 1, { stock: 0 }), ['p2×1']],
  ])('%s', (_title, cart, added, expected) => {
    expect(shape(addLine(cart, added))).toEqual(expected);
  });

  it('renews price and name of the line', () => {
    const [changed] = addLine([line('v7', 1)], line('v7', 1, { unitPrice: 900, name: 'new' }));
    expect(changed).toMatchObject({ quantity: 2, unitPrice: 900, name: 'new' });
  });

  it('takes no new line into a full cart', () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, index) => line(`p${index + 1}`, 1));
    expect(addLine(full, line('p999', 1))).toHaveLength(MAX_CART_LINES);
    expect(addLine(full, line('p1', 1))[0]?.quantity).toBe(2);
  });
});

it.each<[number, string[]]>([
  [4, ['v7×4', 'p2×1']],
  [99, ['v7×10', 'p2×1']],
  [0, ['v7×1', 'p2×1']],
  [-5, ['v7×1', 'p2×1']],
  [2.7, ['v7×2', 'p2×1']],
  [Number.NaN, ['v7×1', 'p2×1']],
])('setQuantity to %d', (quantity, expected) => {
  const cart = [line('v7', 2), line('p2', 1)];
  expect(shape(setQuantity(cart, { productId: '1', variantId: '7', quantity }))).toEqual(expected);
});

it('removes the named lines only', () => {
  const cart = [line('v7', 1), line('p7', 1)];
  expect(shape(removeLines(cart, [{ productId: '1', variantId: '7' }]))).toEqual(['p7×1']);
  expect(shape(removeLines(cart, []))).toEqual(['v7×1', 'p7×1']);
});

describe('mergeCarts', () => {
  it.each<[string, CartLine[], CartLine[], string[]]>([
    ['an empty guest cart', [line('v7', 1)], [], ['v7×1']],
    ['an empty cart', [], [line('v7', 1)], ['v7×1']],
    ['both', [line('v7', 1)], [line('v7', 2), line('p2', 1)], ['v7×3', 'p2×1']],
    ['more than the stock the server knows', [line('v7', 4, { stock: 5 })], [line('v7', 4)], ['v7×5']],
    ['more than may be bought', [line('v7', 2, { purchaseLimit: 3 })], [line('v7', 2)], ['v7×3']],
    ['invalid guest lines', [], [line('v7', 1, { isInvalid: true })], []],
  ])('%s', (_title, server, guest, expected) => {
    expect(shape(mergeCarts(server, guest))).toEqual(expected);
  });

  it('keeps the newer price of the server', () => {
    const [merged] = mergeCarts([line('v7', 1, { unitPrice: 900 })], [line('v7', 1, { unitPrice: 1000 })]);
    expect(merged?.unitPrice).toBe(900);
  });
});

describe('totals', () => {
  const cart = [
    line('v7', 2, { unitPrice: 19990 }),
    line('p2', 3, { unitPrice: 10 }),
    line('p3', 9, { isInvalid: true }),
  ];

  it('leave invalid lines out', () => {
    expect(cartTotals(cart)).toEqual({ total: 40010, kinds: 2, pieces: 5 });
    expect(cartTotals([])).toEqual({ total: 0, kinds: 0, pieces: 0 });
  });

  it('count the selected lines only', () => {
    expect(cartTotals(cart, new Set(['p2', 'p3', 'gone']))).toEqual({ total: 30, kinds: 1, pieces: 3 });
    expect(cartTotals(cart, new Set())).toEqual({ total: 0, kinds: 0, pieces: 0 });
  });

  it('split valid from invalid', () => {
    const { valid, invalid } = splitByValidity(cart);
    expect([shape(valid), shape(invalid)]).toEqual([['v7×2', 'p2×3'], ['p3×9']]);
  });
});
