import type { OrderPreview, OrderPreviewLine } from '@jishi/api/orders';
import { aCartLine } from '@jishi/testing/builders';
import { describe, expect, it } from 'vitest';
import { atNewPrices, lostLines, type Obstacle, obstacleOf, priceChanges, withWhatIsLeft } from './checkout-check.ts';

const bag = aCartLine({ productId: '1', name: '包', unitPrice: 100 });
const tea = aCartLine({ productId: '2', variantId: '9', name: '茶', unitPrice: 200 });
const lines = [bag, tea];

function previewOf(over: Partial<OrderPreview> = {}, changed: Partial<OrderPreviewLine> = {}): OrderPreview {
  const previewLines = lines.map(
    ({ productId, variantId, name, picture, unitPrice, quantity, options, productType }): OrderPreviewLine => ({
      productId,
      variantId,
      name,
      picture,
      unitPrice,
      quantity,
      options,
      productType,
      isInvalid: false,
      problem: null,
      left: null,
    }),
  );
  return {
    lines: previewLines.map((line, index) => (index === 1 ? { ...line, ...changed } : line)),
    goodsTotal: 300,
    shippingFee: 0,
    couponDiscount: 0,
    pointsDiscount: 0,
    isCouponUnusable: false,
    points: { available: 0, deductible: 0, used: 0 },
    total: 300,
    needsAddress: true,
    address: null,
    isServed: true,
    kind: 'ordinary',
    choices: { pointValue: 0, deductible: 0, best: { couponId: null, points: 0 }, coupons: [], addresses: [] },
    ...over,
  };
}

describe('price changes', () => {
  it('finds none when nothing has changed', () => {
    expect(priceChanges(lines, previewOf())).toEqual([]);
  });

  it.each([[150], [250]])('names a line that now costs %i', (unitPrice) => {
    expect(priceChanges(lines, previewOf({}, { unitPrice }))).toEqual([
      { key: tea.key, name: '茶', from: 200, to: unitPrice },
    ]);
  });

  it('does not speak of the price of a line that is gone', () => {
    expect(priceChanges(lines, previewOf({}, { unitPrice: 0, isInvalid: true, problem: 'missing' }))).toEqual([]);
  });

  it('are gone when the customer agrees', () => {
    const preview = previewOf({}, { unitPrice: 150 });
    expect(priceChanges(atNewPrices(lines, preview), preview)).toEqual([]);
  });
});

it('names lost lines with the reason', () => {
  expect(lostLines(lines, previewOf({}, { isInvalid: true, problem: 'short-of-stock' }))).toEqual([
    { key: tea.key, name: '茶', problem: 'short-of-stock', left: 0 },
  ]);
});

it('names lines as the preview does, in the language of the page', () => {
  const [change] = priceChanges(lines, previewOf({}, { unitPrice: 150, name: 'Tea' }));
  const [lost] = lostLines(lines, previewOf({}, { isInvalid: true, name: 'Tea' }));
  const [nameless] = lostLines(lines, previewOf({}, { isInvalid: true, name: '' }));
  expect([change?.name, lost?.name, nameless?.name]).toEqual(['Tea', 'Tea', '茶']);
});

it('a line the customer has dropped is no longer spoken of', () => {
  expect(lostLines([bag], previewOf({}, { isInvalid: true, problem: 'off-shelf' }))).toEqual([]);
});

it('a line that is invalid without a reason counts as gone', () => {
  expect(lostLines(lines, previewOf({}, { isInvalid: true }))).toMatchObject([{ problem: 'missing' }]);
});

it.each<[string, OrderPreview | null, string | null, Obstacle]>([
  ['no amounts yet', null, '5', 'amounts'],
  ['a lost line, before anything else', previewOf({}, { isInvalid: true, problem: 'off-shelf' }), null, 'lost-lines'],
  ['another price', previewOf({}, { unitPrice: 1 }), '5', 'prices'],
  ['no address', previewOf(), null, 'address'],
  ['nothing', previewOf(), '5', null],
  ['nothing, as nothing is sent', previewOf({ needsAddress: false }), null, null],
])('in the way: %s', (_title, preview, addressId, expected) => {
  expect(obstacleOf(lines, preview, addressId)).toBe(expected);
});

it.each<[string, Partial<OrderPreviewLine>, number]>([
  ['as it is when nothing is wrong', {}, 1],
  ['with what is left', { isInvalid: true, problem: 'short-of-stock', left: 4 }, 4],
  ['as it is when nothing is left', { isInvalid: true, problem: 'short-of-stock', left: 0 }, 1],
  ['as it is when a server does not tell', { isInvalid: true, problem: 'short-of-stock', left: null }, 1],
])('withWhatIsLeft leaves a line %s', (_title, changed, expected) => {
  expect(withWhatIsLeft(lines, previewOf({}, changed)).map(({ quantity }) => quantity)).toEqual([1, expected]);
});
