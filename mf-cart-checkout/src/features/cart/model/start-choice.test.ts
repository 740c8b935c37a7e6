import type { Variant } from '@jishi/api/products';
import { expect, it } from 'vitest';
import { startChoice } from './start-choice.ts';

const variant = (id: string, colour: string, size: string): Variant => ({
  id,
  price: 100,
  marketPrice: null,
  stock: 1,
  options: [
    { name: '颜色', value: colour },
    { name: '尺码', value: size },
  ],
  picture: null,
});
const variants = [variant('1', '红', 'S'), variant('2', '蓝', 'M')];

it.each([
  [
    'of a variant that is there',
    [
      ['颜色', '红'],
      ['尺码', 'S'],
    ],
    { 颜色: '红', 尺码: 'S' },
  ],
  [
    'whose values exist apart',
    [
      ['颜色', '红'],
      ['尺码', 'M'],
    ],
    { 颜色: '红', 尺码: 'M' },
  ],
  [
    'of a value that has gone',
    [
      ['颜色', '绿'],
      ['尺码', 'S'],
    ],
    { 尺码: 'S' },
  ],
  [
    'of an axis that has gone',
    [
      ['味道', '甜'],
      ['尺码', 'S'],
    ],
    { 尺码: 'S' },
  ],
  ['of a line without options', [], {}],
])('begins with what is known %s', (_title, options, expected) => {
  expect(
    startChoice(
      variants,
      options.map(([name = '', value = '']) => ({ name, value })),
    ),
  ).toEqual(expected);
});
