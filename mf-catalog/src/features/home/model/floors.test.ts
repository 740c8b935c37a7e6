import type { Category } from '@jishi/api/categories';
import { describe, expect, it } from 'vitest';
import { beyondFloors, floorsOf } from './floors.ts';

/** `*` marks a recommended category. */
const category = (mark: string, ...children: Category[]): Category => ({
  id: mark.replace('*', ''),
  name: `类目 ${mark}`,
  parentId: null,
  picture: null,
  hasIcon: false,
  isRecommended: mark.endsWith('*'),
  productCount: null,
  children,
});

const shape = (tree: Category[]) =>
  floorsOf(tree).map(({ category: { id }, shortcuts }) => [id, shortcuts.map((below) => below.id)]);

describe('floorsOf', () => {
  it.each<[string, Category[], unknown]>([
    ['no categories', [], []],
    ['nothing recommended', [category('1', category('11'))], []],
    [
      'top levels side by side',
      [category('1*'), category('2'), category('3*')],
      [
        ['1', []],
        ['3', []],
      ],
    ],
    ['what is below one', [category('1*', category('11*', category('111*')))], [['1', ['11', '111']]]],
    ['past a level that is not', [category('1*', category('11', category('111*')))], [['1', ['111']]]],
    ['a child of a category that is not', [category('2', category('21*'))], [['21', []]]],
    ['without a name', [{ ...category('1*', category('11*')), name: '' }], [['11', []]]],
  ])('%s', (_, tree, floors) => {
    expect(shape(tree)).toEqual(floors);
  });
});

const stars = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, at) => category(`${from + at}*`));
const idsBeyond = (tree: Category[]) => beyondFloors(tree).map(({ id }) => id);

it('keeps the first five of the shop', () => {
  expect(shape(stars(1, 7)).map(([id]) => id)).toEqual(['1', '2', '3', '4', '5']);
});

describe('beyondFloors', () => {
  it.each<[string, Category[], string[]]>([
    ['no categories', [], []],
    ['no more than floors', stars(1, 5), []],
    ['recommended or not, in the order of the shop', [category('8'), ...stars(1, 6), category('9')], ['8', '6', '9']],
    ['not what a floor is below', [category('7', category('71*')), category('8', category('81'))], ['8']],
    ['nothing without a name', [...stars(1, 5), { ...category('6'), name: '' }], []],
  ])('%s', (_, tree, ids) => {
    expect(idsBeyond(tree)).toEqual(ids);
  });
});
