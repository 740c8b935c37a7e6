import { expect, test } from 'vitest';
import { cleanedWord } from './cleaned-word.ts';
import { searchWord } from './search-word.ts';

test.each([
  ['草莓', '草莓'],
  ['  草莓 ', '草莓'],
  ['', ''],
  ['USB-C', 'USB-C'],
  ['a_b+c%', 'a_b+c%'],
  ['iron kettle 2', 'iron kettle 2'],
  ['café au lait', 'café au lait'],
  ['1.5 kg', '1.5 kg'],
  ["women's shoes", "women's shoes"],
  ['children’s', 'children’s'],
  ['melons & grapes', 'melons & grapes'],
  ['AT&T', 'AT&T'],
  ['锅&铲', '锅&铲'],
  ['A & B & C', 'A & B & C'],
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
  '茶.酒',
  '1.',
  "'quoted'",
  '& grapes',
  '茶&',
])('%j is refused', (typed) => {
  expect(searchWord(typed)).toBeNull();
});

test.each([
  ['红色 连衣裙', '红色连衣裙'],
  ['巨峰紫葡萄 2斤 挂熟现剪', '巨峰紫葡萄2斤挂熟现剪'],
  ['Vine-ripened purple grapes, 1.5 kg', 'Vine-ripened purple grapes 1.5 kg'],
  ['  茶!  酒？', '茶酒'],
  ['60"×30" table', '60 30 table'],
  ['tea   cup', 'tea cup'],
  ['Melons & grapes', 'Melons & grapes'],
  ['& grapes', 'grapes'],
  ['🍓草莓🍓', '草莓'],
  ['锅 & 铲', '锅铲'],
  ['!!!', ''],
])('%j is cleaned to %j, which may be searched for', (typed, words) => {
  expect(cleanedWord(typed, searchWord)).toBe(words);
  expect(searchWord(words)).toBe(words);
});
