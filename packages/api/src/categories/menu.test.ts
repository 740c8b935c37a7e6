import { expect, it } from 'vitest';
import { fromMenu, toMenu } from './menu.ts';
import type { Category } from './model.ts';

const a = (id: string, more: Partial<Category> = {}): Category => ({
  id,
  name: `category ${id}`,
  parentId: null,
  picture: { url: `/media/${id}.webp` },
  hasIcon: false,
  isRecommended: false,
  children: (more.children ?? []).map((child) => ({ ...child, parentId: id })),
  ...(({ children: _, ...rest }) => rest)(more),
});

const tree = [
  a('1', { hasIcon: true, isRecommended: true, children: [a('11', { isRecommended: true, children: [a('111')] })] }),
  a('2', { children: [a('21'), a('22', { picture: null })] }),
  a('3', { children: [a('31', { isRecommended: true, children: [a('311', { isRecommended: true })] })] }),
];

const pictures = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ id, picture, children }) => [...(picture ? [id] : []), ...pictures(children)]);

it('carries what menus and floors show', () => {
  const again = fromMenu(toMenu(tree));
  // The top level, tiles of a category with one level below, and what begins a floor.
  expect(pictures(again)).toEqual(['1', '2', '21', '3', '31']);
  const without = (categories: readonly Category[]): unknown =>
    categories.map(({ picture: _, children, ...rest }) => ({ ...rest, children: without(children) }));
  expect(without(again)).toEqual(without(tree));
});

it('says nothing that goes without saying', () => {
  expect(toMenu([a('2', { children: [a('21', { picture: null })] })])).toEqual([
    { id: '2', name: 'category 2', picture: { url: '/media/2.webp' }, children: [{ id: '21', name: 'category 21' }] },
  ]);
});

it('of no categories is empty', () => expect(fromMenu(toMenu([]))).toEqual([]));
