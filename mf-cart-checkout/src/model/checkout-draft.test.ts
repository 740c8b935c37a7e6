import { aCartLine } from '@jishi/testing/builders';
import { describe, expect, it } from 'vitest';
import { createDraft, readDraft, toOrderLines } from './checkout-draft.ts';

const line = aCartLine({ variantId: '7', options: [{ name: '颜色', value: '红' }] });

it('reads back what was made', () => {
  const draft = createDraft('buy-now', [line]);
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
});

it('knows that a visitor settled it', () => {
  const draft = { ...createDraft('cart', [line]), isVisitors: true };
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
});

it.each([
  { addressId: '8', couponId: '5', points: 20, remark: '轻放', giftNote: '' },
  { couponId: null, points: 0 },
  {},
])('keeps the choices %j', (choices) => {
  const draft = { ...createDraft('cart', [line]), ...choices };
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
});

it.each([
  { addressId: 8, couponId: 5, points: -1, remark: 7, giftNote: {} },
  { couponId: 'x', points: 1.5 },
])('forgets %j', (spoilt) => {
  const draft = createDraft('cart', [line]);
  expect(readDraft(JSON.stringify({ ...draft, ...spoilt }))).toEqual(draft);
});

it('keeps the flash sale its line is bought in, and names it on the order line', () => {
  const flashSale = { saleId: '4', variantId: '9' };
  const draft = createDraft('buy-now', [line], flashSale);
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  expect(toOrderLines(draft.lines, draft.flashSale)).toMatchObject([{ variantId: '7', flashSale }]);
  expect(toOrderLines(draft.lines)[0]).not.toHaveProperty('flashSale');
});

it.each([{ saleId: 4, variantId: '9' }, { saleId: '4' }, 'sale', null])('knows no flash sale in %j', (flashSale) => {
  const draft = createDraft('buy-now', [line]);
  expect(readDraft(JSON.stringify({ ...draft, flashSale }))).toEqual(draft);
});

it('names every draft anew', () => {
  expect(createDraft('cart', [line]).id).not.toBe(createDraft('cart', [line]).id);
});

describe('what somebody else wrote', () => {
  const id = '0'.repeat(32);
  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a number', '7'],
    ['a list of lines, as other clients keep it', JSON.stringify([line])],
    ['no id', JSON.stringify({ source: 'cart', lines: [line] })],
    ['an id that is none', JSON.stringify({ id: 'x\n', source: 'cart', lines: [line] })],
    ['no lines', JSON.stringify({ id, source: 'cart', lines: [] })],
    ['lines that are none', JSON.stringify({ id, source: 'cart', lines: [{ productId: 1 }] })],
  ])('%s is no draft', (_title, json) => {
    expect(readDraft(json)).toBeNull();
  });

  it('an unknown source counts as the cart', () => {
    expect(readDraft(JSON.stringify({ id, source: 'moon', lines: [line] }))?.source).toBe('cart');
  });
});
