import { describe, expect, it } from 'vitest';
import type { SaleProduct, SaleVariant } from '../catalogue/sale-products.ts';
import type { RequestedLine } from './order-request.ts';
import { freightLines, type LineProblem, leftOf, needsAddress, quoteLines, snapshotOf } from './quote.ts';

const at = new Date('2026-01-01T00:00:00Z');

const aVariant = (over: Partial<SaleVariant> = {}): SaleVariant => ({
  id: 7,
  price: 129_900,
  marketPrice: 0,
  stock: 5,
  deletedAt: null,
  choices: [{ key: { zh: '颜色' }, value: { zh: '黑色' } }],
  codeType: 'card-key',
  isFixed: 1,
  picture: '/media/s7.webp',
  createdAt: at,
  updatedAt: at,
  ...over,
});

const aProduct = (over: Partial<SaleProduct> = {}): SaleProduct => ({
  id: 4,
  categoryId: null,
  type: 'physical',
  isOnSale: true,
  shelfState: 'on',
  isDeleted: false,
  price: 19_990,
  marketPrice: 0,
  stock: 10,
  stockFallsOnPayment: false,
  freightType: 'fixed',
  freightId: null,
  freightYuan: 8,
  freeOver: null,
  purchaseLimit: 0,
  name: { zh: '耳机', en: 'Earphones' },
  picture: '/media/g4.webp',
  variants: [],
  ...over,
});

const phone = aProduct({
  id: 2,
  variants: [aVariant(), aVariant({ id: 8, deletedAt: at })],
  freightType: 'rate',
  freightId: 3,
});
const quote = (lines: Partial<RequestedLine>[], products: SaleProduct[] = [aProduct(), phone]) =>
  quoteLines(
    lines.map((line) => ({ productId: 4, variantId: null, pieces: 1, price: null, ...line })),
    new Map(products.map((product) => [product.id, product])),
  );
const problems = (...args: Parameters<typeof quote>) => quote(...args).map((line) => line.problem);

describe('quoteLines', () => {
  it.each<[string, Partial<RequestedLine>[], SaleProduct[] | undefined, (LineProblem | null)[]]>([
    ['a good without SKUs', [{}], undefined, [null]],
    ['a SKU', [{ productId: 2, variantId: 7 }], undefined, [null]],
    ['an unknown good', [{ productId: 99 }], undefined, ['missing']],
    ['a deleted good', [{}], [aProduct({ isDeleted: true, isOnSale: false })], ['missing']],
    ['a good off the shelf', [{}], [aProduct({ isOnSale: false })], ['off-shelf']],
    ['a SKU of another good', [{ productId: 4, variantId: 7 }], undefined, ['variant-missing']],
    ['a deleted SKU', [{ productId: 2, variantId: 8 }], undefined, ['variant-missing']],
    ['no SKU where there are some', [{ productId: 2 }], undefined, ['variant-required']],
    ['one too many', [{ pieces: 11 }], undefined, ['short-of-stock']],
    ['one too many on two lines', [{ pieces: 6 }, { pieces: 5 }], undefined, ['short-of-stock', 'short-of-stock']],
    ['over the purchase limit', [{ pieces: 3 }], [aProduct({ purchaseLimit: 2 })], ['purchase-limit']],
    ['at the purchase limit', [{ pieces: 2 }], [aProduct({ purchaseLimit: 2 })], [null]],
    [
      'over the purchase limit with two SKUs',
      [
        { variantId: 1, pieces: 2 },
        { variantId: 2, pieces: 1 },
      ],
      [aProduct({ purchaseLimit: 2, variants: [aVariant({ id: 1 }), aVariant({ id: 2 })] })],
      ['purchase-limit', 'purchase-limit'],
    ],
  ])('%s', (_title, lines, products, expected) => {
    expect(problems(lines, products)).toEqual(expected);
  });

  it.each<[string, Partial<RequestedLine>[], SaleProduct[] | undefined, (number | null)[]]>([
    ['a line that is fine', [{}], undefined, [null]],
    ['a line for which there is nothing to lower', [{ productId: 99 }], undefined, [null]],
    ['more than the stock', [{ pieces: 11 }], undefined, [10]],
    ['more than the stock on two lines', [{ pieces: 6 }, { pieces: 5 }], undefined, [5, 4]],
    ['more than the purchase limit', [{ pieces: 9 }], [aProduct({ purchaseLimit: 2 })], [2]],
    ['more than both', [{ pieces: 11 }], [aProduct({ purchaseLimit: 12 })], [10]],
    [
      'a limit another SKU has used up',
      [
        { variantId: 1, pieces: 2 },
        { variantId: 2, pieces: 1 },
      ],
      [aProduct({ purchaseLimit: 2, variants: [aVariant({ id: 1 }), aVariant({ id: 2 })] })],
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

describe('freightLines', () => {
  it('charges the fee or the template, never both', () => {
    expect(freightLines(quote([{ pieces: 2 }, { productId: 2, variantId: 7 }, { productId: 99 }]))).toEqual([
      { isPhysical: true, pieces: 2, amount: 39_980, templateId: 0, fixedFee: 800 },
      { isPhysical: true, pieces: 1, amount: 129_900, templateId: 3, fixedFee: 0 },
    ]);
  });
});

describe('needsAddress', () => {
  it('is true when a parcel is sent', () => {
    expect(needsAddress(quote([{}], [aProduct({ type: 'virtual' })]))).toBe(false);
    expect(needsAddress(quote([{}, { productId: 2, variantId: 7 }], [aProduct({ type: 'virtual' }), phone]))).toBe(
      true,
    );
  });
});
