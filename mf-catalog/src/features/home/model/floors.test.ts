import type { Category } from '@jishi/api/categories';
import { describe, expect, it } from 'vitest';
import { floorsOf } from './floors.ts';

/** `*` marks a recommended category. */
const category = (mark: string, ...children: Category[]): Category => ({
  id: mark.replace('*', ''),
  name: `类目 ${mark}`,
  parentId: null,
  picture: null,
  hasIcon: false,
  isRecommended: mark.endsWith('*'),
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
