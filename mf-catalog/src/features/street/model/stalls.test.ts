import type { Category } from '@jishi/api/categories';
import { expect, it } from 'vitest';
import { stallsOf } from './stalls.ts';

const category = (id: number, name = `类目 ${id}`): Category => ({
  id: String(id),
  name,
  parentId: null,
  picture: null,
  hasIcon: false,
  isRecommended: false,
  productCount: null,
  children: [],
});

it('stand in the order of the shop, those without a name left out', () => {
  const stalls = stallsOf([category(7, '花植园艺'), category(8, ''), category(3, '书文乐器')]);
  expect(stalls.map(({ anchor, name }) => [anchor, name])).toEqual([
    ['stall-7', '花植园艺'],
    ['stall-3', '书文乐器'],
  ]);
});

it('have an awning each, neighbours never the same', () => {
  const stalls = stallsOf(Array.from({ length: 14 }, (_, at) => category(at + 1)));
  const looks = stalls.map(({ stripes }) => stripes.join());
  expect(new Set(looks.slice(0, 12)).size).toBe(12);
  expect(looks.slice(12)).toEqual(looks.slice(0, 2));
});

it('are none without categories', () => {
  expect(stallsOf([])).toEqual([]);
});
