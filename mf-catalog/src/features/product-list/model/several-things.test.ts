import { expect, test } from 'vitest';
import { maySaySeveral } from './several-things.ts';

test.each([
  ['土豆 鸡蛋 牛奶', true],
  ['土豆、鸡蛋', true],
  ['土豆鸡蛋牛奶', true],
  ['迁西板栗', false],
  ['eggs, milk', true],
  ['eggs milk', true],
  ['qqqqq', false],
  [' qqqqq ', false],
])('“%s” may be several things: %s', (keyword, may) => {
  expect(maySaySeveral(keyword)).toBe(may);
});
