import { describe, expect, it } from 'vitest';
import type { Variant } from './model.ts';
import {
  chosenVariant,
  initialChoice,
  missingAxes,
  optionsText,
  toggleValue,
  type VariantChoice,
  variantAxes,
} from './variants.ts';

const variant = (id: string, colour: string, size: string, stock = 1): Variant => ({
  id,
  price: 100,
  marketPrice: null,
  stock,
  options: [
    { name: '颜色', value: colour },
    { name: '尺码', value: size },
  ],
  picture: { url: `${colour}.webp` },
});
const variants = [variant('1', '黑', 'M'), variant('2', '黑', 'L'), variant('3', '白', 'M')];

describe('variantAxes', () => {
  it.each<[string, VariantChoice, string[]]>([
    ['nothing chosen', {}, []],
    ['white leaves only M', { 颜色: '白' }, ['L']],
    ['L leaves only black', { 尺码: 'L' }, ['白']],
    ['a row may always move within what fits', { 颜色: '黑', 尺码: 'M' }, []],
  ])('%s', (_title, choice, unavailable) => {
    const axes = variantAxes(variants, choice);
    expect(axes.map(({ name }) => name)).toEqual(['颜色', '尺码']);
    const off = axes.flatMap(({ values }) => values.filter((value) => !value.isAvailable).map(({ value }) => value));
    expect(off).toEqual(unavailable);
  });

  it('marks the choice and brings a picture per value', () => {
    const [colours] = variantAxes(variants, { 颜色: '白' });
    expect(colours?.values.map(({ value, isChosen, picture }) => [value, isChosen, picture])).toEqual([
      ['黑', false, '黑.webp'],
      ['白', true, '白.webp'],
    ]);
  });
});

it.each<[VariantChoice, string | null, string[]]>([
  [{}, null, ['颜色', '尺码']],
  [{ 尺码: 'L' }, null, ['颜色']],
  [{ 尺码: 'L', 颜色: '黑' }, '2', []],
  [{ 尺码: 'L', 颜色: '白' }, null, []],
])('%j means %s', (choice, id, missing) => {
  expect(chosenVariant(variants, choice)?.id ?? null).toBe(id);
  expect(missingAxes(variants, choice)).toEqual(missing);
});

it('starts with the first variant in stock', () => {
  expect(initialChoice([variant('1', '黑', 'M', 0), variant('2', '白', 'L')])).toEqual({ 颜色: '白', 尺码: 'L' });
  expect(initialChoice([])).toEqual({});
});

it('chooses, moves and takes off', () => {
  const chosen = toggleValue({}, '颜色', '黑');
  expect(chosen).toEqual({ 颜色: '黑' });
  expect(toggleValue(chosen, '颜色', '白')).toEqual({ 颜色: '白' });
  expect(toggleValue(chosen, '颜色', '黑')).toEqual({});
});

it('joins values for one line', () => {
  expect(optionsText(variants[0]?.options ?? [])).toBe('黑;M');
});
