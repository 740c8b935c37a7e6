import { expect, it } from 'vitest';
import { pageCount, pageWindow } from './page-window.ts';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 7, [1, 2, 3, 4, 5, 'gap', 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [7, 37, [1, 'gap', 5, 6, 7, 8, 9, 'gap', 37]],
  [37, 37, [1, 'gap', 33, 34, 35, 36, 37]],
  [99, 3, [1, 2, 3]],
  [0, 3, [1, 2, 3]],
])('page %d of %d', (page, pages, expected) => expect(pageWindow(page, pages)).toEqual(expected));

it.each([
  [0, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [5, 0, 5],
])('%d entries by %d', (total, size, pages) => expect(pageCount(total, size)).toBe(pages));
