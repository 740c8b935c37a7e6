import { describe, expect, it } from 'vitest';
import { changeLine, inPlaceOf, type LineChange, removeLines } from './cart-change.ts';
import { type CartLine, MAX_CART_LINES } from './cart-line.ts';

const variant = (id: number, number: number): CartLine => ({ good_id: 2, good_sku_id: id, number });
const change = (line: CartLine, over: Partial<LineChange> = {}): LineChange => ({
  mode: 'add',
  line,
  limits: { stock: 10, purchaseLimit: 0 },
  cap: false,
  ...over,
});

describe('changeLine', () => {
  it.each<[string, CartLine[], LineChange, ReturnType<typeof changeLine>]>([
    ['appends a new line', [variant(7, 1)], change(variant(8, 2)), { lines: [variant(7, 1), variant(8, 2)] }],
    [
      'adds to a known line in its place',
      [variant(7, 1), variant(8, 1)],
      change(variant(7, 2)),
      { lines: [variant(7, 3), variant(8, 1)] },
    ],
    ['sets a known line', [variant(7, 5)], change(variant(7, 2), { mode: 'set' }), { lines: [variant(7, 2)] }],
    ['refuses more than the stock', [variant(7, 9)], change(variant(7, 2)), { refused: 'stock', allowed: 10 }],
    ['caps at the stock', [variant(7, 9)], change(variant(7, 2), { cap: true }), { lines: [variant(7, 10)] }],
    [
      'counts every line of the good for the purchase limit',
      [variant(7, 2)],
      change(variant(8, 2), { limits: { stock: 10, purchaseLimit: 3 } }),
      { refused: 'purchase-limit', allowed: 1 },
    ],
    [
      'caps at the purchase limit',
      [variant(7, 2)],
      change(variant(8, 2), { limits: { stock: 10, purchaseLimit: 3 }, cap: true }),
      { lines: [variant(7, 2), variant(8, 1)] },
    ],
    [
      'keeps a capped line that has sold out, to be shown as unavailable',
      [],
      change(variant(8, 2), { limits: { stock: 0, purchaseLimit: 0 }, cap: true }),
      { lines: [variant(8, 2)] },
    ],
    [
      'leaves a known line alone that has sold out',
      [variant(8, 1)],
      change(variant(8, 2), { limits: { stock: 0, purchaseLimit: 0 }, cap: true }),
      { lines: [variant(8, 1)] },
    ],
    [
      'leaves a capped line out when others use up the purchase limit',
      [variant(7, 3)],
      change(variant(8, 2), { limits: { stock: 10, purchaseLimit: 3 }, cap: true }),
      { lines: [variant(7, 3)] },
    ],
  ])('%s', (_title, lines, asked, expected) => {
    expect(changeLine(lines, asked)).toEqual(expected);
  });

  it('refuses a new line in a full cart, but changes one that is there', () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, index) => ({ good_id: index + 1, number: 1 }));
    expect(changeLine(full, change({ good_id: 999, number: 1 }))).toEqual({ refused: 'full', allowed: 0 });
    expect(changeLine(full, change({ good_id: 1, number: 1 }))).toHaveProperty('lines.0.number', 2);
  });
});

describe('removeLines', () => {
  it('takes out the named lines only', () => {
    expect(removeLines([variant(7, 1), { good_id: 7, number: 1 }], new Set(['good:7']))).toEqual([variant(7, 1)]);
  });
});

describe('inPlaceOf', () => {
  const rest = { good_id: 4, number: 1 };
  it.each<[string, CartLine[], CartLine[], CartLine[]]>([
    ['takes the place of the line', [variant(7, 1), rest], [rest, variant(8, 1)], [variant(8, 1), rest]],
    ['joins a line behind it', [variant(7, 1), rest, variant(8, 1)], [rest, variant(8, 2)], [variant(8, 2), rest]],
    ['joins a line before it', [variant(8, 1), rest, variant(7, 1)], [variant(8, 2), rest], [rest, variant(8, 2)]],
    ['stays where it is when the line has gone', [variant(8, 1), rest], [variant(8, 2), rest], [variant(8, 2), rest]],
  ])('%s', (_title, before, changed, expected) => {
    expect(inPlaceOf(before, 'sku:7', changed, 'sku:8')).toEqual(expected);
  });
});
