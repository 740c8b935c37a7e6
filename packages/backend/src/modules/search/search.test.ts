import { describe, expect, it } from 'vitest';
import { productVector } from './product-vector.ts';
import { searchVector } from './search-vector.ts';
import { plainText } from './simplified.ts';
import { pairsOf, runsOf, stem } from './words.ts';

describe('words', () => {
  it('cuts at script boundaries, folds width and case', () => {
    expect(runsOf('ＢＬＵＥ双肩包20L').map((run) => run.text)).toEqual(['blue', '双肩包', '20l']);
  });

  it('keeps a decimal point in its number, and leaves possessives away', () => {
    expect(runsOf("6.7 inch, Women's children’s rock'n'roll 3.").map((run) => run.text)).toEqual([
      ...['6.7', 'inch', 'women', 'children', 'rocknroll', '3'],
    ]);
  });

  it('knows traditional characters as simplified ones', () => {
    expect(plainText('藍牙耳機 ＡＢ')).toBe('蓝牙耳机 ab');
  });

  it('pairs neighbours and leaves a single character alone', () => {
    expect(pairsOf('双肩包')).toEqual(['双肩', '肩包']);
    expect(pairsOf('茶')).toEqual(['茶']);
  });

  it.each([
    ['grapes', 'grape'],
    ['berries', 'berry'],
    ['brushes', 'brush'],
    ['boxes', 'box'],
    ['tomatoes', 'tomato'],
    ['shoes', 'shoe'],
    ['knives', 'knife'],
    ['children', 'child'],
    ['womens', 'woman'],
    ['glass', 'glass'],
    ['glasses', 'glasses'],
    ['sunglasses', 'sunglasses'],
    ['brass', 'brass'],
    ['gas', 'gas'],
    ['constructor', 'constructor'],
    ['backpack', 'backpack'],
  ])('stems %s to %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });
});

describe('searchVector', () => {
  it('holds characters, pairs and stems with weight and position', () => {
    expect(
      searchVector([
        { weight: 'A', text: '双肩包' },
        { weight: 'D', text: 'Grapes' },
      ]),
    ).toBe("'双':1A '双肩':1A '肩':2A '肩包':2A '包':3A 'grape':4D");
  });

  it('holds terms as wholes, too, with what they end in', () => {
    expect(searchVector([{ weight: 'B', terms: ['茶壶', 'Night lights'] }])).toBe(
      "'茶':1B '茶壶':1B '壶':2B '=茶壶':2B '~壶':2B 'night':3B 'light':4B '=night light':4B",
    );
  });

  it('holds what a text ends in', () => {
    expect(searchVector([{ weight: 'A', ends: ['静音鼠标', 'Dark chocolate'] }])).toBe(
      "'~标':1A '~鼠标':1A '~音鼠标':1A '~chocolate':1A",
    );
  });

  it('holds amounts in their base unit', () => {
    expect(searchVector([{ weight: 'A', text: '1 kg' }])).toBe("'1':1A 'kg':2A '#1000g':2A");
  });

  it('repeats a word with all its places and is empty for no words', () => {
    expect(searchVector([{ weight: 'B', text: 'tea, tea' }])).toBe("'tea':1B,2B");
    expect(searchVector([{ weight: 'A', text: '！？' }])).toBe('');
  });
});

describe('productVector', () => {
  const product = { name: '', shelf: [], above: [], keywords: [], short: '', facts: [], colours: [], otherNames: [] };

  it.each([
    ['Cashmere scarf, 180 cm, fringed', '~scarf'],
    ['Fondue set with 6 forks', '~set'],
    ['彩豆生日蛋糕 6寸 动物奶油', '~蛋糕'],
  ])('knows what %s is', (name, end) => {
    const ends = productVector({ ...product, name }).match(/'~[^']+'/g);
    expect(ends).toContain(`'${end}'`);
    expect(ends?.every((one) => end.endsWith(one.slice(2, -1)) || one.slice(2, -1).endsWith(end.slice(1)))).toBe(true);
  });

  it('knows its shelves among its keywords, however they are written', () => {
    const keywords = ['travel pouch', 'small bags', 'fashion'];
    const vector = productVector({ ...product, keywords, shelf: ['Small bags'], above: ['Fashion'] });
    expect(vector).not.toContain("'~bag'");
    expect(vector).toMatch(/'=fashion':\d+C( |$)/);
  });

  it('knows families of colours', () => {
    expect(productVector({ ...product, colours: ['红色'] })).toContain("'=红色':2C");
  });
});
