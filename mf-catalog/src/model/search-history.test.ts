import { describe, expect, it } from 'vitest';
import { readWords, withoutWord, withWord } from './search-history.ts';

describe('search history', () => {
  it.each([
    [[], '茶', ['茶']],
    [['糖'], '茶', ['茶', '糖']],
    [['糖', '茶'], '茶', ['茶', '糖']],
    [[...'abcdefghij'], 'k', [...'kabcdefghi']],
  ])('%j and %s: %j', (words, word, next) => {
    expect(withWord(words, word)).toEqual(next);
  });

  it('forgets one', () => {
    expect(withoutWord(['糖', '茶'], '糖')).toEqual(['茶']);
  });

  it.each([
    [null, []],
    ['', []],
    ['{"a":1}', []],
    ['not json', []],
    ['["茶",3,"糖"]', ['茶', '糖']],
  ])('reads %s as %j', (kept, words) => {
    expect(readWords(kept)).toEqual(words);
  });
});
