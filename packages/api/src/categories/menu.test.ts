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
  a('3', { children: [a('31', { children: [a('311', { isRecommended: true }), a('312')] }), a('32')] }),
  a('4'),
];

const drawn = (categories: readonly Category[]): unknown[] =>
  categories.map(({ id, picture, children }) => [picture ? `${id} with picture` : id, drawn(children)]);

it('carries the top level, and what is recommended below it', () => {
  expect(drawn(fromMenu(toMenu(tree)))).toEqual([
    ['1 with picture', [['11', []]]],
    ['2 with picture', []],
    ['3 with picture', [['31', [['311 with picture', []]]]]],
    ['4 with picture', []],
  ]);
});

it('keeps what a category is, and what it is below', () => {
  const [first] = fromMenu(toMenu(tree));
  const { id, name, hasIcon, isRecommended } = first?.children[0] ?? {};
  expect({ id, name, hasIcon, isRecommended }).toEqual({
    ...{ id: '11', name: 'category 11', hasIcon: false, isRecommended: true },
  });
  expect([first?.parentId, first?.children[0]?.parentId]).toEqual([null, '1']);
});

it('tells of what it leaves out', () => {
  expect(fromMenu(toMenu(tree)).map(({ id, hasMore }) => [id, hasMore])).toEqual([
    ['1', false],
    ['2', true],
    ['3', true],
    ['4', false],
  ]);
});

it('says nothing that goes without saying', () => {
  expect(toMenu([a('2', { children: [a('21', { isRecommended: true, picture: null })] })])).toEqual([
    {
      ...{ id: '2', name: 'category 2', picture: { url: '/media/2.webp' } },
      children: [{ id: '21', name: 'category 21', isRecommended: true }],
    },
  ]);
});

it('of no categories is empty', () => expect(fromMenu(toMenu([]))).toEqual([]));
