import { describe, expect, it } from 'vitest';
import type { SaleProduct, SaleVariant } from '../catalogue/sale-products.ts';
import type { RequestedLine } from './order-request.ts';
import { type LineProblem, leftOf, needsAddress, quoteLines, shippedLines, snapshotOf } from './quote.ts';
import { aSaleProduct } from './testing/sale-product.ts';

const at = new Date('2026-01-01T00:00:00Z');

const aVariant = (over: Partial<SaleVariant> = {}): SaleVariant => ({
  id: 7,
  price: 129_900,
  marketPrice: 0,
  stock: 5,
  deletedAt: null,
  choices: [{ key: { zh: '颜色' }, value: { zh: '黑色' } }],
  codeType: 'card-key',
  isFixed: true,
  picture: '/media/s7.webp',
  createdAt: at,
  updatedAt: at,
  ...over,
});

const phone = aSaleProduct({
  id: 2,
  variants: [aVariant(), aVariant({ id: 8, deletedAt: at })],
  shippingType: 'rate',
  shippingRateId: 3,
});
const quote = (lines: Partial<RequestedLine>[], products: SaleProduct[] = [aSaleProduct(), phone]) =>
  quoteLines(
    lines.map((line) => ({ productId: 4, variantId: null, quantity: 1, price: null, ...line })),
    new Map(products.map((product) => [product.id, product])),
  );
const problems = (...args: Parameters<typeof quote>) => quote(...args).map((line) => line.problem);

describe('quoteLines', () => {
  it.each<[string, Partial<RequestedLine>[], SaleProduct[] | undefined, (LineProblem | null)[]]>([
    ['a good without SKUs', [{}], undefined, [null]],
    ['a SKU', [{ productId: 2, variantId: 7 }], undefined, [null]],
    ['an unknown good', [{ productId: 99 }], undefined, ['missing']],
    ['a deleted good', [{}], [aSaleProduct({ isDeleted: true, isOnSale: false })], ['missing']],
    ['a good off the shelf', [{}], [aSaleProduct({ isOnSale: false })], ['off-shelf']],
    ['a SKU of another good', [{ productId: 4, variantId: 7 }], undefined, ['variant-missing']],
    ['a deleted SKU', [{ productId: 2, variantId: 8 }], undefined, ['variant-missing']],
    ['no SKU where there are some', [{ productId: 2 }], undefined, ['variant-required']],
    ['one too many', [{ quantity: 11 }], undefined, ['short-of-stock']],
    ['one too many on two lines', [{ quantity: 6 }, { quantity: 5 }], undefined, ['short-of-stock', 'short-of-stock']],
    ['over the purchase limit', [{ quantity: 3 }], [aSaleProduct({ purchaseLimit: 2 })], ['purchase-limit']],
    ['at the purchase limit', [{ quantity: 2 }], [aSaleProduct({ purchaseLimit: 2 })], [null]],
    [
      'over the purchase limit with two SKUs',
      [
        { variantId: 1, quantity: 2 },
        { variantId: 2, quantity: 1 },
      ],
      [aSaleProduct({ purchaseLimit: 2, variants: [aVariant({ id: 1 }), aVariant({ id: 2 })] })],
      ['purchase-limit', 'purchase-limit'],
    ],
  ])('%s', (_title, lines, products, expected) => {
    expect(problems(lines, products)).toEqual(expected);
  });

  it.each<[string, Partial<RequestedLine>[], SaleProduct[] | undefined, (number | null)[]]>([
    ['a line that is fine', [{}], undefined, [null]],
    ['a line for which there is nothing to lower', [{ productId: 99 }], undefined, [null]],
    ['more than the stock', [{ quantity: 11 }], undefined, [10]],
    ['more than the stock on two lines', [{ quantity: 6 }, { quantity: 5 }], undefined, [5, 4]],
    ['more than the purchase limit', [{ quantity: 9 }], [aSaleProduct({ purchaseLimit: 2 })], [2]],
    ['more than both', [{ quantity: 11 }], [aSaleProduct({ purchaseLimit: 12 })], [10]],
    [
      'a limit another SKU has used up',
      [
        { variantId: 1, quantity: 2 },
        { variantId: 2, quantity: 1 },
      ],
      [aSaleProduct({ purchaseLimit: 2, variants: [aVariant({ id: 1 }), aVariant({ id: 2 })] })],
      [1, 0],
    ],
  ])('leaves for %s', (_title, lines, products, expected) => {
    const quoted = quote(lines, products);
    expect(quoted.map((line) => leftOf(line, quoted))).toEqual(expected);
  });

  it('takes price, name and picture from the shop', () => {
    const [line] = quote([{ productId: 2, variantId: 7, price: 0.01 }]);
    expect(line?.price).toBe(129_900);
    expect(line && snapshotOf(line)).toEqual({
      name: phone.name,
      img: '/media/s7.webp',
      productSku: aVariant().choices,
    });
  });
});

describe('shippedLines', () => {
  it('charges the fee or the rate, never both', () => {
    expect(shippedLines(quote([{ quantity: 2 }, { productId: 2, variantId: 7 }, { productId: 99 }]))).toEqual([
      { isPhysical: true, quantity: 2, amount: 39_980, rateId: 0, fixedFee: 800 },
      { isPhysical: true, quantity: 1, amount: 129_900, rateId: 3, fixedFee: 0 },
    ]);
  });
});

describe('needsAddress', () => {
  it('is true when a parcel is sent', () => {
    expect(needsAddress(quote([{}], [aSaleProduct({ type: 'virtual' })]))).toBe(false);
    expect(needsAddress(quote([{}, { productId: 2, variantId: 7 }], [aSaleProduct({ type: 'virtual' }), phone]))).toBe(
      true,
    );
  });
});
