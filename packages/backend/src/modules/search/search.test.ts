import { describe, expect, it } from 'vitest';
import { readSearch } from './search-query.ts';
import { searchVector } from './search-vector.ts';
import { pairsOf, runsOf, stem } from './words.ts';

describe('words', () => {
  it('cuts at script boundaries, folds width and case', () => {
    expect(runsOf('ＢＬＵＥ双肩包20L').map((run) => run.text)).toEqual(['blue', '双肩包', '20l']);
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
    ['glass', 'glass'],
    ['gas', 'gas'],
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

  it('repeats a word with all its places and is empty for no words', () => {
    expect(searchVector([{ weight: 'B', text: 'tea, tea' }])).toBe("'tea':1B,2B");
    expect(searchVector([{ weight: 'A', text: '！？' }])).toBe('');
  });
});

describe('readSearch', () => {
  it('asks for every word within name, brand, category, keywords first', () => {
    expect(readSearch('巧克力 Dresses')).toEqual({
      text: '巧克力 Dresses',
      words: "('巧克' & '克力') & ('dress')",
      apart: "('巧克' & '克力') & ('dress')",
      anyPart: "(('巧克' & '克力')) | (('dress'))",
      anyWord: "('巧克' & '克力') | ('dress')",
    });
  });

  it.each([
    ['带灯串', "('带灯' & '灯串')", "('带') & ('灯') & ('串')"],
    ['公仔 带灯串', "('公仔') & ('带灯' & '灯串')", "('公') & ('仔') & ('带') & ('灯') & ('串')"],
    ['红茶杯', "('红茶') & ('杯')", "('红茶') & ('杯')"],
    ['大的杯', "('大') & ('杯')", "('大') & ('杯')"],
    ['茶 壶', "('茶') & ('壶')", "('茶') & ('壶')"],
  ])('%s: single characters beside each other are one word at first', (text, words, apart) => {
    expect(readSearch(text)).toMatchObject({ words, apart });
  });

  it('drops fillers unless there is nothing else', () => {
    expect(readSearch('box of tea')?.words).toBe("('box') & ('tea')");
    expect(readSearch('the')?.words).toBe("('the')");
  });

  it('knows when there is nothing to search', () => {
    expect(readSearch(' -_+% ')).toBeNull();
  });

  it('cannot be talked into query syntax', () => {
    expect(readSearch("a' | !b:*")?.words).toBe("('b')");
  });
});
