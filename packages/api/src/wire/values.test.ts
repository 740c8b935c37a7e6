import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { productTypeLabels, wordOfLabel } from './labels.ts';
import { orderStateNumbers, wordOf } from './numbers.ts';
import { parserOf, wireList, wireMap, wirePage } from './parts.ts';
import { toProductType } from './product-type.ts';
import { centsFromCents, centsFromYuan, toFlag, toNumber, toOptionalId, toPage } from './values.ts';

it.each([
  [199.9, 19990],
  ['199.90', 19990],
  ['', 0],
  [null, 0],
  [undefined, 0],
  ['x', 0],
])('%j yuan on the wire', (wire, cents) => {
  expect(centsFromYuan(wire)).toBe(cents);
});

it('takes cents as they are', () => {
  expect([1999, '1999', '', null].map(centsFromCents)).toEqual([1999, 1999, 0, 0]);
});

it('reads flags, numbers and ids however they are written', () => {
  expect([1, '1', true, 'true'].map(toFlag)).toEqual([true, true, true, true]);
  expect([0, '0', false, '', null, undefined, 2].map(toFlag)).toEqual(Array(7).fill(false));
  expect([0, '0', '', null, undefined].map(toOptionalId)).toEqual(Array(5).fill(null));
  expect(toOptionalId(7)).toBe('7');
  expect(toNumber(' ', 3)).toBe(3);
});

describe('parts', () => {
  it('accepts a list, a map and nothing for a list', () => {
    const parse = parserOf(wireList(z.number()));
    expect([[1, 2], { 0: 1, 5: 2 }, null, undefined, ''].map(parse)).toEqual([[1, 2], [1, 2], [], [], []]);
    expect(() => parse('x')).toThrow();
  });

  it('accepts an empty list for an empty object', () => {
    const parse = parserOf(wireMap(z.object({ a: z.optional(z.number()) })));
    expect([[], {}, { a: 1 }].map(parse)).toEqual([{}, {}, { a: 1 }]);
  });

  it.each([
    ['20', 20],
    [20, 20],
    [undefined, 15],
  ])('reads per_page %j', (perPage, pageSize) => {
    const wire = { data: [1, 2], current_page: 2, per_page: perPage, total: 42, last_page: 3 };
    const page = toPage(parserOf(wirePage(z.number()))(wire), String);
    expect(page).toEqual({ items: ['1', '2'], page: 2, pageSize, total: 42, pageCount: 3 });
  });
});

describe('words', () => {
  it('finds the word of a number, also as text', () => {
    expect(wordOf(orderStateNumbers, 10)).toBe('awaiting-review');
    expect(wordOf(orderStateNumbers, '4')).toBe('expired');
    expect(wordOf(orderStateNumbers, 99)).toBeNull();
    expect(wordOf(orderStateNumbers, '')).toBeNull();
  });

  it('finds the word of a label in both languages', () => {
    expect(wordOfLabel(productTypeLabels, '卡密/网盘')).toBe('card-key');
    expect(wordOfLabel(productTypeLabels, 'Carmi/Web disk')).toBe('card-key');
    expect(wordOfLabel(productTypeLabels, '')).toBeNull();
  });

  it.each([
    [{ type: '下载商品', type_code: 1 }, 'virtual'],
    [{ type: 'Download goods' }, 'download'],
    [{ type: 2 }, 'card-key'],
    [{ type: 0 }, 'physical'],
    [{ type: 'something new' }, 'physical'],
    [null, 'physical'],
  ])('type of %j is %s', (good, type) => {
    expect(toProductType(good)).toBe(type);
  });
});
