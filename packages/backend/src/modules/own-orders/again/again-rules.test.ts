import { describe, expect, it } from 'vitest';
import type { SaleProduct, SaleVariant } from '../../catalogue/sale-products.ts';
import { type AgainFacts, type AgainLine, type BoughtLine, linesAgain } from './again-rules.ts';

const product = (values: Partial<SaleProduct> = {}): SaleProduct =>
  ({ id: 1, isOnSale: true, price: 1000, stock: 10, purchaseLimit: 0, variants: [], ...values }) as SaleProduct;
const variant = (values: Partial<SaleVariant> = {}): SaleVariant =>
  ({ id: 7, price: 900, stock: 3, deletedAt: null, ...values }) as SaleVariant;
const line: BoughtLine = { productId: 1, variantId: null, productType: 'physical', number: 2, price: 1000 };
const facts = (one: SaleProduct | null, values: Partial<AgainFacts> = {}): AgainFacts => ({
  products: new Map(one ? [[one.id, one]] : []),
  priceOf: (_product, _variant, ordinary) => ordinary,
  inCart: [],
  isPrize: false,
  ...values,
});
const whole: AgainLine = { quantity: 2, limit: null, obstacle: null, price: 1000 };

describe('linesAgain', () => {
  it.each<[string, Partial<typeof line>, AgainFacts, Partial<AgainLine>]>([
    ['as before', {}, facts(product()), {}],
    ['another price', {}, facts(product({ price: 1200 })), { price: 1200 }],
    ['the price of a running sale', {}, facts(product(), { priceOf: () => 600 }), { price: 600 }],
    ['fewer left', {}, facts(product({ stock: 1 })), { quantity: 1, limit: 'stock' }],
    ['a purchase limit', {}, facts(product({ purchaseLimit: 1 })), { quantity: 1, limit: 'purchase-limit' }],
    ['sold out', {}, facts(product({ stock: 0 })), { quantity: 0, obstacle: 'sold-out' }],
    ['off the shelf', {}, facts(product({ isOnSale: false })), { quantity: 0, obstacle: 'off-shelf' }],
    ['gone', {}, facts(null), { quantity: 0, obstacle: 'off-shelf' }],
    ['its variant', { variantId: 7 }, facts(product({ variants: [variant()] })), { price: 900 }],
    [
      'its variant is gone',
      { variantId: 8 },
      facts(product({ variants: [variant()] })),
      { quantity: 0, obstacle: 'variant-gone' },
    ],
    [
      'its variant was deleted',
      { variantId: 7 },
      facts(product({ variants: [variant({ deletedAt: new Date() })] })),
      { quantity: 0, obstacle: 'variant-gone' },
    ],
    ['it has variants now', {}, facts(product({ variants: [variant()] })), { quantity: 0, obstacle: 'variant-gone' }],
    ['a key', { productType: 'card-key' }, facts(product()), { quantity: 0, obstacle: 'not-by-cart' }],
    ['a download', { productType: 'download' }, facts(product()), { quantity: 0, obstacle: 'not-by-cart' }],
    ['a service', { productType: 'virtual' }, facts(product()), {}],
    ['a prize', { price: 0 }, facts(product(), { isPrize: true }), { quantity: 0, obstacle: 'prize', price: 0 }],
    [
      'some are in the cart',
      {},
      facts(product({ stock: 3 }), { inCart: [{ productId: 1, variantId: null, quantity: 2 }] }),
      { quantity: 1, limit: 'stock' },
    ],
    [
      'all there are are in the cart',
      {},
      facts(product({ stock: 3 }), { inCart: [{ productId: 1, variantId: null, quantity: 3 }] }),
      { quantity: 0, obstacle: 'in-cart' },
    ],
    [
      'another variant in the cart counts for the limit only',
      { variantId: 7 },
      facts(product({ purchaseLimit: 3, variants: [variant()] }), {
        inCart: [{ productId: 1, variantId: 9, quantity: 2 }],
      }),
      { quantity: 1, limit: 'purchase-limit', price: 900 },
    ],
  ])('%s', (_, values, known, expected) => {
    expect(linesAgain([{ ...line, ...values }], known)).toEqual([{ ...whole, ...expected }]);
  });

  it('counts the lines before: together they are no more than there are', () => {
    expect(
      linesAgain([line, line], facts(product({ stock: 3 }))).map(({ quantity, limit }) => [quantity, limit]),
    ).toEqual([
      [2, null],
      [1, 'stock'],
    ]);
  });
});
