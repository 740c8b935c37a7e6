import { expect, it } from 'vitest';
import { isAllowed, type OfferedVariant } from './sale-rules.ts';

const offer = (over: Partial<OfferedVariant> = {}): OfferedVariant => ({
  saleId: 1,
  saleVariantId: 10,
  price: 100,
  available: 5,
  hold: null,
  perOrder: null,
  perCustomer: null,
  had: 0,
  ...over,
});

it.each<[string, [Partial<OfferedVariant>, number][], boolean]>([
  ['as many as are left', [[{}, 5]], true],
  ['more than are left', [[{}, 6]], false],
  [
    'more than are left on two lines',
    [
      [{}, 3],
      [{}, 3],
    ],
    false,
  ],
  [
    'two SKUs, each with its own rest',
    [
      [{}, 5],
      [{ saleVariantId: 11 }, 5],
    ],
    true,
  ],
  ['as many as an order may have', [[{ perOrder: 2 }, 2]], true],
  ['more than an order may have', [[{ perOrder: 2 }, 3]], false],
  [
    'more than an order may have over two SKUs',
    [
      [{ perOrder: 2 }, 1],
      [{ perOrder: 2, saleVariantId: 11 }, 2],
    ],
    false,
  ],
  ['as many as a customer may have', [[{ perCustomer: 3, had: 1 }, 2]], true],
  ['more than a customer may have', [[{ perCustomer: 3, had: 2 }, 2]], false],
  ['an order of none', [[{ perOrder: 0 }, 1]], false],
])('%s', (_, lines, expected) => {
  const all = lines.map(([over, quantity]) => ({ offered: offer(over), quantity }));
  expect(all.every((line) => isAllowed(line, all))).toBe(expected);
});
