import { expect, test } from 'vitest';
import { pagePaths, paths, withQuery } from './paths.ts';

test.each([
  [paths.products(), '/product/list'],
  [paths.products({ categoryId: '12', sort: '-sales', page: 2 }), '/product/list/12?sort=-sales&page=2'],
  [paths.products({ keyword: '草莓 & 茶' }), '/product/list?title=%E8%8D%89%E8%8E%93+%26+%E8%8C%B6'],
  [paths.articles('a/b'), '/article/list/a%2Fb'],
  [paths.orders({ tab: '2' }), '/user/indent/list?index=2'],
  [paths.lottery('7'), '/user/integralDraw?id=7'],
])('%s', (path, expected) => {
  expect(path).toBe(expected);
});

test('what is not set is left out, what is zero stays', () => {
  expect(withQuery('/a', { b: null, c: undefined, d: '', e: 0 })).toBe('/a?e=0');
});

test('every address that can be built belongs to a page', () => {
  const patterns = Object.values(pagePaths).map((path) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?')}$`));
  const built = Object.values(paths).map(
    (build) => (build as (...values: string[]) => string)('7', '8').split('?')[0]!,
  );
  expect(built.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});
