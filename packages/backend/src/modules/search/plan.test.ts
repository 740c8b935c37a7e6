import { describe, expect, it } from 'vitest';
import { planSearch } from './plan.ts';
import { readSynonymRule, synonymTable } from './synonyms.ts';
import { joinTokens } from './tsquery.ts';
import { type KnownWord, Vocabulary } from './vocabulary.ts';

const kinds =
  '草莓,双肩包,面包,篮球,梳子,蓝牙耳机,耳机,充电器,羽毛球拍,葡萄,袜子,晚餐,刺身,鼠标,headphones,glasses,box,backpack,power bank,night light,knife'.split(
    ',',
  );
const others = '充电 蓝色 降噪 无线 blue brush'.split(' ');
const rules = [
  '包 => 双肩包, 手提包',
  '番茄, 西红柿',
  'trainers, running shoes',
  'dad => razor',
  '球 => 足球',
  'U盘 => 固态硬盘',
  '维C => 维生素',
  '爸爸 => 剃须刀',
];
const known = (text: string, isKind: boolean): KnownWord => ({ text, isKind, isNamed: isKind, goods: 1 });
const words = {
  vocabulary: new Vocabulary([...kinds.map((text) => known(text, true)), ...others.map((text) => known(text, false))]),
  synonyms: synonymTable(rules.map(readSynonymRule)),
};
words.vocabulary.addPhrase(['无线', '鼠标']);
const plan = (text: string, corrects = false) => planSearch(text, words, { corrects });
const query = (text: string) => joinTokens(plan(text)?.tokens ?? [], '&');

describe('what is asked for', () => {
  it.each([
    ['蓝色双肩包', "'蓝色' & ('双肩' & '肩包')"],
    ['藍色雙肩包', "'蓝色' & ('双肩' & '肩包')"],
    ['的草莓', "'草莓'"],
    ['包', "(('双肩' <-> '肩包') | ('手提' <-> '提包') | '=包')"],
    ['西红柿', "(('西红' & '红柿') | '番茄')"],
    ['running shoes', "(('running' & 'shoe') | 'trainer')"],
    ['box of knives', "'box' & 'knife'"],
    ['back pack', "('backpack' | ('back' & 'pack'))"],
    ['powerbank', "('powerbank' | ('power' & 'bank'))"],
    ['2斤葡萄', "('#1000g' | ('2' & '斤')) & '葡萄'"],
    ["women's", "'woman'"],
    ['gift for dad', "('razor' | '=dad')"],
    ['给爸爸的礼物', "(('剃须' <-> '须刀') | '=爸爸')"],
    ['gift box', "'gift' & 'box'"],
    ['竹制', "('竹制' | '竹')"],
    ['笛子', "('笛子' | '~笛')"],
    ['木 笛子', "'木' & '笛子'"],
    ['U盘', "(('固态' <-> '态硬' <-> '硬盘') | '=u 盘')"],
    ['蓝色u盘', "'蓝色' & (('固态' <-> '态硬' <-> '硬盘') | '=u 盘')"],
    ['维C', "(('维生' <-> '生素') | '=维 c')"],
    ['2斤 U草莓', "('#1000g' | ('2' & '斤')) & 'u' & '草莓'"],
    // It sounds like the name of a thing: it is none of 蓝 and 球.
    ['蓝球', "'蓝球'"],
    ['红球', "'红' & ('足球' | '=球')"],
  ])('%s: %s', (text, expected) => {
    expect(query(text)).toBe(expected);
  });

  it.each(['', '！？', ' -_+% '])('nothing in “%s”', (text) => {
    expect(plan(text)).toBeNull();
  });

  it('is no syntax', () => {
    expect(query("a' | !b:*")).toBe("'b'");
  });

  it('is bounded', () => {
    expect(plan('词 '.repeat(500))?.tokens.length).toBeLessThanOrEqual(10);
    expect(plan(Array.from({ length: 90 }, (_, at) => `w${at}`).join(' '))?.tokens).toHaveLength(10);
  });
});

describe('what a thing is', () => {
  it.each([
    ['blue backpack', 'backpack'],
    ['headphones for dad', 'headphones'],
    ['gift for dad', 'dad'],
    ['for headphones', 'headphones'],
    ['box of knives', 'knives'],
    ['爸爸双肩包', '双肩包'],
    ['blue', undefined],
  ])('in %s is %s', (text, thing) => {
    expect(plan(text)?.thing?.text).toBe(thing);
  });
});

describe('what was perhaps meant', () => {
  it.each([
    ['caomei', '草莓'],
    ['cao mei', '草莓'],
    ['cm', '草莓'],
    ['shuangjianbao', '双肩包'],
    ['lan se shuangjian bao', '蓝色双肩包'],
    ['blue shuangjianbao', 'blue 双肩包'],
    ['草梅', '草莓'],
    ['蓝球', '篮球'],
    ['双尖包', '双肩包'],
    ['蓝牙尔机', '蓝牙耳机'],
    ['双肩肩包', '双肩包'],
    ['羽毛拍', '羽毛球拍'],
    ['充器', '充电器'],
    ['早莓', '草莓'],
    ['袜了', '袜子'],
    ['羽毛球排', '羽毛球拍'],
    ['hedphones', 'headphones'],
    ['blue bakcpack', 'blue backpack'],
    ['wxsb', '无线鼠标'],
    ['eyeglasses', 'glasses'],
  ])('%s: %s', (text, corrected) => {
    expect(plan(text)?.corrected).toBeNull();
    expect(plan(text, true)?.corrected).toBe(corrected);
  });

  it.each(['大双肩包', '草莓', 'headphone', 'xyzzy', '蓝色草莓', 'a', '晚餐吃什么', '葡萄 袜了', '笛子'])(
    '%s is taken as it is',
    (text) => {
      expect(plan(text, true)?.corrected).toBeNull();
    },
  );
});
