import { expect, it } from 'vitest';
import { fittingSize, measureOf, readMeasure } from './fit.ts';
import { sizeKindOf } from './size-kind.ts';
import { bodyOf, footOf } from './size-tables.ts';

it.each([
  [['S', 'M', 'L'], 'clothes'],
  [['S/M', 'L/XL'], 'clothes'],
  [['36', '38', '40'], 'shoes'],
  [['36/37', '38 / 39'], 'shoes'],
  [['S'], null],
  [['S', '大'], null],
  [['28', '29', '30'], null],
  [['24cm', '26cm'], null],
  [['6寸', '8寸'], null],
  [['512GB', '1TB'], null],
  [['36', 'M'], null],
  [['11号', '13号'], null],
  [['1/2', '3/4'], null],
  [[], null],
])('%j are sizes of %s', (values, kind) => expect(sizeKindOf(values)).toBe(kind));

it.each([
  ['S', 'women', { height: 155, chest: 80 }],
  ['M', 'women', { height: 160, chest: 84 }],
  ['XXL', 'women', { height: 175, chest: 96 }],
  ['XS', 'men', { height: 160, chest: 80 }],
  ['L', 'men', { height: 175, chest: 92 }],
] as const)('%s of %s is made for %o', (letter, wearer, body) => expect(bodyOf(letter, wearer)).toEqual(body));

it.each([
  ['35', 225],
  ['40', 250],
  ['44', 270],
])('a shoe of %s is made for %i mm', (size, foot) => expect(footOf(size)).toBe(foot));

it('a value of two sizes fits up to the larger', () => {
  expect(measureOf('36/37', 'shoes', 'women')).toBe(23.5);
  expect(measureOf('L/XL', 'clothes', 'men')).toBe(96);
});

it.each([
  ['24.5', 'shoes', 24.5],
  [' 24,5 ', 'shoes', 24.5],
  ['245', 'shoes', null],
  ['9', 'shoes', null],
  ['', 'shoes', null],
  ['二十四', 'shoes', null],
  ['1e1', 'clothes', null],
  ['88', 'clothes', 88],
  ['188', 'clothes', null],
] as const)('%j of %s is %s cm', (text, kind, measure) => expect(readMeasure(text, kind)).toBe(measure));

const shoes = ['36', '38', '40', '42'];
const clothes = ['S', 'M', 'L'];

it.each([
  [shoes, 'shoes', 'women', 23, '36'],
  [shoes, 'shoes', 'women', 23.2, '36'],
  [shoes, 'shoes', 'women', 23.3, '38'],
  [shoes, 'shoes', 'women', 26.3, null],
  [clothes, 'clothes', 'women', 84, 'M'],
  [clothes, 'clothes', 'men', 84, 'S'],
  [clothes, 'clothes', 'women', 86, 'M'],
  [clothes, 'clothes', 'women', 87, 'L'],
  [clothes, 'clothes', 'women', 70, 'S'],
  [clothes, 'clothes', 'women', 99, null],
] as const)('of %j (%s, %s) %s cm takes %s', (values, kind, wearer, measure, size) =>
  expect(fittingSize(values, { kind, wearer, measure })).toBe(size),
);
