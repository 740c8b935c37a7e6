import { expect, test } from 'vitest';
import { searchWord } from './search-word.ts';

test.each([
  ['草莓', '草莓'],
  ['  草莓 ', '草莓'],
  ['', ''],
  ['USB-C', 'USB-C'],
  ['a_b+c%', 'a_b+c%'],
  ['iron kettle 2', 'iron kettle 2'],
  ['café au lait', 'café au lait'],
])('%j is searched for as %j', (typed, word) => {
  expect(searchWord(typed)).toBe(word);
});

test.each([
  '红色 连衣裙',
  'tea 茶',
  'a  b',
  '茶!',
  '茶！',
  'a"b',
  '《茶》',
  'a,b',
  '茶、酒',
  '<script>',
  '5€',
  '茶…',
  '🍓',
])('%j is refused', (typed) => {
  expect(searchWord(typed)).toBeNull();
});
