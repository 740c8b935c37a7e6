import { expect, it } from 'vitest';
import { recordedClient } from '../testing/recorded-client.ts';
import recommended from './fixtures/recommended.json';
import recorded from './fixtures/tree.json';
import { toCategory } from './mapping.ts';
import { categoryIcon } from './model.ts';
import { listCategoryTree, listRecommendedCategories } from './requests.ts';
import { categoryPath, hasTwoLevels } from './tree.ts';

const { client, calls } = recordedClient({ 'GET goodCategory': recorded });

it('reads the recorded tree', async () => {
  const tree = await listCategoryTree(client);
  expect(calls[0]?.params).toEqual({ tree: true });
  expect(tree[0]).toMatchObject({ id: '1', name: '手机数码', parentId: null, isRecommended: true });
  expect(tree[0]?.children.map(({ name, parentId }) => [name, parentId])).toEqual([
    ['手机', '1'],
    ['耳机', '1'],
    ['充电', '1'],
  ]);
  expect(tree[0]?.children[0]?.children).toEqual([]);
});

it('finds the way to a category', async () => {
  const tree = await listCategoryTree(client);
  expect(categoryPath(tree, '3').map(({ name }) => name)).toEqual(['手机数码', '耳机']);
  expect(categoryPath(tree, '1').map(({ name }) => name)).toEqual(['手机数码']);
  expect(categoryPath(tree, '999')).toEqual([]);
});

it('tells two levels from three', async () => {
  const [first] = await listCategoryTree(client);
  if (!first) throw new Error('The recording has categories');
  expect(hasTwoLevels(first)).toBe(true);
  expect(hasTwoLevels({ ...first, children: [first] })).toBe(false);
  expect(hasTwoLevels({ ...first, children: [] })).toBe(false);
});

it('reads the categories of the home page', async () => {
  const home = await listRecommendedCategories(recordedClient({ 'GET goodCategory': recommended }).client);
  expect(home.length).toBeGreaterThan(0);
  expect(home.every(({ isRecommended }) => isRecommended)).toBe(true);
});

it.each([
  [{ good_count: 12 }, 12],
  [{ good_count: 0 }, 0],
  [{}, null],
])('reads how many products there are: %j', (row, count) => {
  expect(toCategory({ id: 1, name: '茶', pid: 0, is_recommend: 0, ...row }).productCount).toBe(count);
});

const resources = { img: '/media/objects/tea.webp' };

it.each([
  ['a server that makes icons', { resources, has_icon: true }, '/media/objects/tea_40.webp'],
  ['a picture kept elsewhere', { resources, has_icon: false }, '/media/objects/tea_80.webp'],
  ['a server older than icons', { resources }, '/media/objects/tea_80.webp'],
  ['no picture', { resources: null, has_icon: false }, null],
])('shows the icon of a category: %s', (_what, row, icon) => {
  expect(categoryIcon(toCategory({ id: 1, name: '茶', pid: 0, is_recommend: 0, ...row }))).toBe(icon);
});
