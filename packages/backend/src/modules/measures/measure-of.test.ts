import { describe, expect, it } from 'vitest';
import { measureOf } from './measure-of.ts';
import type { Specification } from './specification.ts';

const facts = (rows: Record<string, string>) => Object.entries(rows).map(([name, value]) => ({ name, value }));
const said = (
  name: string,
  rows: Record<string, string> = {},
  choices: Record<string, string> = {},
): Specification => ({
  name,
  facts: facts(rows),
  choices: facts(choices),
});
const food = { 保质期: '12 个月' };
const foodInEnglish = { 'Shelf life': '12 months' };
const written = (specification: Specification) => {
  const measure = measureOf([specification]);
  return measure && `${measure.quantity} ${measure.unit}`;
};

describe('how much of a product is sold', () => {
  it.each<[string, Specification, string | null]>([
    ['market pounds', said('巨峰紫葡萄 2斤 挂熟现剪'), '1000 g'],
    ['in words', said('手擀面 半斤'), '250 g'],
    ['two of them in words', said('核桃 两斤装'), '1000 g'],
    ['half a pound more is not read', said('核桃 三斤半'), null],
    ['packs multiply', said('桂花米酒 500毫升×2瓶'), '1000 ml'],
    ['packs in front', said('Yunnan blueberries, 4 × 125 g'), '500 g'],
    ['packs with a letter', said('矿泉水 550ml*24瓶'), '13200 ml'],
    ['packs with a letter and no blanks', said('Sparkling water 6x330ml'), '1980 ml'],
    ['packs of packs', said('抽纸 80抽×10包×3提'), '2400 use'],
    ['the bag it is in', said('大米 500g/袋×5袋'), '2500 g'],
    ['washes', said('Laundry pods, 30 pods'), '30 use'],
    ['net content', said('车达奶酪', { 净含量: '200 克' }), '200 g'],
    ['net weight', said('Cheddar', { 'Net weight': '200 g' }), '200 g'],
    ['net content in thousands', said('Flour', { 'Net weight': '1,000 g' }), '1000 g'],
    ['net content with its sum', said('牛排', { 净含量: '720 克（180 克×4）' }), '720 g'],
    ['the name of food', said('蜂蜜 500克', food), '500 g'],
    ['the name of food in English', said('Honey, 1.5 kg', foodInEnglish), '1500 g'],
    ['the capacity of drinks', said('干红', { 酒精度: '13.5% vol', 容量: '750 毫升' }), '750 ml'],
    ['so much of each', said('法式长棍 2根', { ...food, 重量: '单根 280 克' }), '560 g'],
    ['so much of each in English', said('Bagels, 6 pcs', { ...foodInEnglish, Weight: '95 g each' }), '570 g'],
    ['counted', said('土鸡蛋 30枚', { 数量: '30 枚' }), '30 piece'],
    ['counted in English', said('Toilet roll, 4-ply, 24 rolls', { Count: '24 rolls' }), '24 piece'],
    ['counted in the name of food', said('甜瓜 6颗', food), '6 piece'],
    ['boxes', said('Peaches, box of 6', foodInEnglish), '6 piece'],
    ['a pack of clothes', said('纯棉T恤 2件装 90-140', { 数量: '2 件' }), '2 piece'],
  ])('%s', (_what, specification, expected) => {
    expect(written(specification)).toBe(expected);
  });

  it.each<[string, Specification]>([
    ['about so much', said('甜瓜 1颗 约3斤', food)],
    ['a range', said('甜瓜', { ...food, 净含量: '1.4～1.7 公斤' })],
    ['more or less', said('甜瓜', { ...food, 净含量: '500 克左右' })],
    ['two amounts', said('大闸蟹 公4两母3两', food)],
    ['a present beside it', said('咖啡豆 250克 送50克', food)],
    ['a sum', said('咖啡豆 500克+50克', food)],
    ['name and label that contradict', said('蜂蜜 500克', { 净含量: '450 克' })],
    ['weight of a thing', said('轻薄笔记本 1.2公斤', { 重量: '1.2 公斤' })],
    ['weight of cloth', said('240克重磅纯棉T恤')],
    ['weight of gloves', said('Boxing gloves, 10 oz', {}, { Weight: '8 oz' })],
    ['room in a thing', said('三层钢汤锅 24cm 6升', { 容量: '6 升' })],
    ['room in several things', said('玻璃罐 4只 三种容量', { 容量: '0.5 L × 2、1 L、1.5 L', 数量: '4 只' })],
    ['a screen', said('6.7-inch phone', { Storage: '256 GB' })],
    ['a microscope', said('儿童科学显微镜 1200倍')],
    ['paper', said('手账本 192页', { 纸张: '100 克' })],
    ['a puzzle', said('千片风景拼图', { 数量: '1000 片' }, { 片数: '500片' })],
    ['a set of unlike pieces', said('家用工具套装 32件', { 数量: '32 件' })],
    ['a kit in English', said('Home tool kit, 32 pcs', { Count: '32 pcs' })],
    ['a length times a breadth', said('毛线毯 100×120')],
    ['one piece', said('西瓜 1颗', food)],
    ['fifth generation', said('5G手机 8GB+256GB')],
    ['no text at all', said('')],
  ])('no measure: %s', (_what, specification) => {
    expect(measureOf([specification])).toBeNull();
  });

  it.each<[Specification['choices'], string | null]>([
    [facts({ 份量: '4斤' }), '2000 g'],
    [facts({ 份量: '1斤尝鲜' }), '500 g'],
    [facts({ 口味: '原味', 份量: '250克' }), '250 g'],
    [facts({ 口味: '原味' }), '1000 g'],
    [facts({ 色号: '01 酒红' }), '1000 g'],
    [facts({ 可可: '85%' }), '1000 g'],
    [facts({ 规格: '8颗' }), '8 piece'],
    [facts({ 规格: '20' }), null],
    [facts({ 规格: '24色' }), null],
    [facts({ 规格: '两瓶装' }), null],
    [facts({ 规格: '整箱' }), null],
    [facts({ 规格: '买一送一' }), null],
    [facts({ Pack: 'Twin pack' }), null],
    [facts({ 规格: '公4两母3两' }), null],
    [facts({ 份量: '2斤', 规格: '8颗' }), null],
  ])('of the variant %j', (choices, expected) => {
    expect(written({ name: '葡萄 2斤', facts: facts(food), choices })).toBe(expected);
  });

  it('is what no language contradicts', () => {
    const [zh, en] = [said('葡萄 2斤', food), said('Grapes, 1 kg', foodInEnglish)];
    expect(measureOf([zh, en])).toEqual({ quantity: 1000, unit: 'g' });
    expect(measureOf([zh, said('Grapes')])).toEqual({ quantity: 1000, unit: 'g' });
    expect(measureOf([zh, said('Grapes, 2 kg', foodInEnglish)])).toBeNull();
    expect(measureOf([zh, said('Grapes, 12 pcs', foodInEnglish)])).toBeNull();
    expect(measureOf([])).toBeNull();
  });
});
