import { expect, it } from 'vitest';
import { loadContent } from '../../demo/content/load.ts';
import { familiesOf } from './families-of.ts';

it.each([
  ['海棠红', 'red'],
  ['粉红', 'pink'],
  ['玫红色', 'pink'],
  ['橘红', 'orange'],
  ['金黄', 'yellow'],
  ['墨绿', 'green'],
  ['翡翠', 'green'],
  ['孔雀蓝', 'blue'],
  ['天青', 'blue'],
  ['青绿', 'green'],
  ['紫罗兰', 'purple'],
  ['黑胡桃', 'brown'],
  ['奶茶色', 'beige'],
  ['米白', 'white'],
  ['銀灰', 'grey'],
  ['玫瑰金', 'metallic'],
  ['红黑拼色', 'multicolour'],
  ['黑/白', 'white, black'],
  ['黑配金', 'black, metallic'],
  ['ＲＥＤ', 'red'],
  ['Bottle green', 'green'],
  ['Teal grey', 'grey'],
  ['Rose gold', 'metallic'],
  ['Black and white', 'white, black'],
  ['Bored', ''],
  ['暖色', ''],
  ['XL', ''],
  ['', ''],
])('%s is %s', (name, families) => {
  expect(familiesOf(name).toSorted()).toEqual(families === '' ? [] : families.split(', ').toSorted());
});

const colours = loadContent('goods').flatMap(({ variants }) =>
  (variants?.axes ?? []).filter(({ key }) => key.zh === '颜色').flatMap(({ values }) => values.map(({ text }) => text)),
);

it('knows every colour of the demo shop, and takes two kinds of light for none', () => {
  expect(colours.length).toBeGreaterThan(200);
  const unknown = colours.filter(({ zh }) => familiesOf(zh).length === 0).map(({ zh }) => zh);
  expect([...new Set(unknown)]).toEqual(['暖色', '冷色']);
});
