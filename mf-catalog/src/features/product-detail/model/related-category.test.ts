import type { Category } from '@jishi/api/categories';
import { describe, expect, it } from 'vitest';
import { relatedCategory } from './related-category.ts';

const category = (id: string, ...children: Category[]): Category => ({
  id,
  name: id,
  parentId: null,
  picture: null,
  hasIcon: false,
  isRecommended: false,
  productCount: null,
  children,
});
const tree = [category('1', category('11', category('111')))];

describe('relatedCategory', () => {
  it.each([
    [null, null],
    ['111', '11'],
    ['11', '1'],
    ['1', '1'],
    ['9', '9'],
  ])('of %s is %s', (id, related) => {
    expect(relatedCategory(tree, id)).toBe(related);
  });
});
