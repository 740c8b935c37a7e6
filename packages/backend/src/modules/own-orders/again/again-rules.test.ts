import { describe, expect, it } from 'vitest';
import type { SaleGood, SaleSku } from '../../catalogue/sale-goods.ts';
import { type AgainFacts, type AgainLine, type BoughtLine, linesAgain } from './again-rules.ts';

const good = (values: Partial<SaleGood> = {}): SaleGood =>
  ({ id: 1, isOnSale: true, price: 1000, stock: 10, purchaseLimit: 0, skus: [], ...values }) as SaleGood;
const sku = (values: Partial<SaleSku> = {}): SaleSku =>
  ({ id: 7, price: 900, stock: 3, deletedAt: null, ...values }) as SaleSku;
const line: BoughtLine = { goodId: 1, skuId: null, goodType: 'physical', number: 2, price: 1000 };
const facts = (one: SaleGood | null, values: Partial<AgainFacts> = {}): AgainFacts => ({
  goods: new Map(one ? [[one.id, one]] : []),
  priceOf: (_good, _sku, ordinary) => ordinary,
  inCart: [],
  isPrize: false,
  ...values,
});
const whole: AgainLine = { pieces: 2, limit: null, obstacle: null, price: 1000 };

describe('linesAgain', () => {
  it.each<[string, Partial<typeof line>, AgainFacts, Partial<AgainLine>]>([
    ['as before', {}, facts(good()), {}],
    ['another price', {}, facts(good({ price: 1200 })), { price: 1200 }],
    ['the price of a running sale', {}, facts(good(), { priceOf: () => 600 }), { price: 600 }],
    ['fewer left', {}, facts(good({ stock: 1 })), { pieces: 1, limit: 'stock' }],
    ['a purchase limit', {}, facts(good({ purchaseLimit: 1 })), { pieces: 1, limit: 'purchase-limit' }],
    ['sold out', {}, facts(good({ stock: 0 })), { pieces: 0, obstacle: 'sold-out' }],
    ['off the shelf', {}, facts(good({ isOnSale: false })), { pieces: 0, obstacle: 'off-shelf' }],
    ['gone', {}, facts(null), { pieces: 0, obstacle: 'off-shelf' }],
    ['its variant', { skuId: 7 }, facts(good({ skus: [sku()] })), { price: 900 }],
    ['its variant is gone', { skuId: 8 }, facts(good({ skus: [sku()] })), { pieces: 0, obstacle: 'variant-gone' }],
    [
      'its variant was deleted',
      { skuId: 7 },
      facts(good({ skus: [sku({ deletedAt: new Date() })] })),
      { pieces: 0, obstacle: 'variant-gone' },
    ],
    ['it has variants now', {}, facts(good({ skus: [sku()] })), { pieces: 0, obstacle: 'variant-gone' }],
    ['a key', { goodType: 'card-key' }, facts(good()), { pieces: 0, obstacle: 'not-by-cart' }],
    ['a download', { goodType: 'download' }, facts(good()), { pieces: 0, obstacle: 'not-by-cart' }],
    ['a service', { goodType: 'virtual' }, facts(good()), {}],
    ['a prize', { price: 0 }, facts(good(), { isPrize: true }), { pieces: 0, obstacle: 'prize', price: 0 }],
    [
      'some are in the cart',
      {},
      facts(good({ stock: 3 }), { inCart: [{ goodId: 1, skuId: null, pieces: 2 }] }),
      { pieces: 1, limit: 'stock' },
    ],
    [
      'all there are are in the cart',
      {},
      facts(good({ stock: 3 }), { inCart: [{ goodId: 1, skuId: null, pieces: 3 }] }),
      { pieces: 0, obstacle: 'in-cart' },
    ],
    [
      'another variant in the cart counts for the limit only',
      { skuId: 7 },
      facts(good({ purchaseLimit: 3, skus: [sku()] }), { inCart: [{ goodId: 1, skuId: 9, pieces: 2 }] }),
      { pieces: 1, limit: 'purchase-limit', price: 900 },
    ],
  ])('%s', (_, values, known, expected) => {
    expect(linesAgain([{ ...line, ...values }], known)).toEqual([{ ...whole, ...expected }]);
  });

  it('counts the lines before: together they are no more than there are', () => {
    expect(linesAgain([line, line], facts(good({ stock: 3 }))).map(({ pieces, limit }) => [pieces, limit])).toEqual([
      [2, null],
      [1, 'stock'],
    ]);
  });
});
