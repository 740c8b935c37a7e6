import { expect, it } from 'vitest';
import { asPrinted, printedChoices, printedForms } from './as-printed.ts';

it.each([
  ['JS077048', 'JS077048'],
  ['js-077 048', 'JS077048'],
  ['货号：JS077048', 'JS077048'],
  ['No.: JS077048', 'JS077048'],
  ['商品编号 JS077048', 'JS077048'],
  ['商品编号JS077048', 'JS077048'],
  ['商品编号：ＪＳ０７７０４８', 'JS077048'],
  ['　商品编号　JS 077048 ', 'JS077048'],
  ['Item JS077048', 'JS077048'],
  ['item number JS077048', 'JS077048'],
  ['No. JS077048', 'JS077048'],
  ['No.JS077048', 'JS077048'],
  ['订单编号 1795166865134823576', '1795166865134823576'],
  ['Order number 1795166865134823576', '1795166865134823576'],
  ['Order #1795166865134823576', '1795166865134823576'],
  ['ITEM-5', 'ITEM5'],
  ['NOODLES', 'NOODLES'],
  ['ＪＳ０７７０４８', 'JS077048'],
  ['#1795166865134823576', '1795166865134823576'],
  ["'1795 1668 6513 4823 576", '1795166865134823576'],
  ['="1795166865134823576"', '1795166865134823576'],
  ['007-S', '007S'],
  [' - ', ''],
])('%s is %s', (text, number) => expect(asPrinted(text)).toBe(number));

it('a number that begins like a label is meant too', () => {
  expect(printedForms('No. 7')).toEqual(['7', 'NO7']);
  expect(printedForms('商品编号 JS077048')).toContain('JS077048');
  expect(printedForms(' - ')).toEqual([]);
});

it.each([
  ['红色；XL', '红色;XL'],
  ['Red; XL', 'Red;XL'],
  ['规格：红色；ＸＬ', '红色;XL'],
  ['规格 一年', '一年'],
  ['Variant: 1 year; Family', '1 year;Family'],
  ['16:9', '16:9'],
])('the choices %s are %s', (text, choices) => expect(printedChoices(text)).toBe(choices));
