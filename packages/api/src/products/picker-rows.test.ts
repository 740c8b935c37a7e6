import { describe, expect, it } from 'vitest';
import type { Variant } from './model.ts';
import { hasPictures, pickerRows } from './picker-rows.ts';

const variant = (colour: string, size: string, stock = 5): Variant => ({
  id: `${colour}-${size}`,
  price: 100,
  marketPrice: null,
  stock,
  options: [
    { name: '颜色', value: colour },
    { name: '尺码', value: size },
  ],
  picture: { url: `/media/${colour}.webp` },
});
const variants = [variant('红', 'S'), variant('红', 'M', 0), variant('蓝', 'M')];

/** Values that can be chosen, by row. */
const open = (choice: Record<string, string>) =>
  Object.fromEntries(
    pickerRows(variants, choice).map(({ name, values }) => [
      name,
      values.filter(({ isAvailable }) => isAvailable).map(({ value }) => value),
    ]),
  );

describe('pickerRows', () => {
  it.each<[Record<string, string>, Record<string, string[]>]>([
    [{}, { 颜色: ['红', '蓝'], 尺码: ['S', 'M'] }],
    [{ 颜色: '红' }, { 颜色: ['红', '蓝'], 尺码: ['S'] }],
    [{ 颜色: '蓝' }, { 颜色: ['红', '蓝'], 尺码: ['M'] }],
    [{ 尺码: 'M' }, { 颜色: ['蓝'], 尺码: ['S', 'M'] }],
    [
      { 颜色: '红', 尺码: 'S' },
      { 颜色: ['红'], 尺码: ['S'] },
    ],
  ])('%j leaves open %j', (choice, rows) => {
    expect(open(choice)).toEqual(rows);
  });

  it('keeps values whose variants are all sold out', () => {
    const [sizes] = pickerRows([variant('红', 'S', 0), variant('蓝', 'S')], {});
    expect(sizes?.values.map(({ value, isAvailable }) => [value, isAvailable])).toEqual([
      ['红', false],
      ['蓝', true],
    ]);
  });

  it('shows pictures where every value has its own', () => {
    const [colours, sizes] = pickerRows(variants, {});
    expect(colours && hasPictures(colours)).toBe(true);
    expect(sizes && hasPictures(sizes)).toBe(false);
  });
});
