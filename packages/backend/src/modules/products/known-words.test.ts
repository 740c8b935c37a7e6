import { describe, expect, it } from 'vitest';
import { likeness } from '../search/likeness.ts';
import { nearWords, soldByWord } from './known-words.ts';

describe('likeness', () => {
  it.each([
    ['cherry', 'cherry', 1],
    ['cherry', 'chery', 5 / 6],
    ['cherry', 'chrery', 5 / 6],
    ['草莓', '草梅', 0.5],
    ['草莓', '手机', 0],
    ['', '', 1],
    ['茶', '', 0],
  ])('%s and %s: %d', (one, other, alike) => {
    expect(likeness(one, other)).toBeCloseTo(alike);
    expect(likeness(other, one)).toBeCloseTo(alike);
  });
});

describe('words of the shop', () => {
  it('come best sold first, counted by the first word of each good', () => {
    const rows = [
      { keywords: '樱桃,水果', sales: 900 },
      { keywords: '耳机, 数码 ,耳机', sales: 700 },
      { keywords: '耳机,降噪', sales: 400 },
      { keywords: null, sales: 5000 },
    ];
    expect([...soldByWord(rows)]).toEqual([
      ['耳机', 1100],
      ['樱桃', 900],
      ['水果', 0],
      ['数码', 0],
      ['降噪', 0],
    ]);
  });

  it.each([
    ['草梅', ['草莓', '草帽']],
    ['樱桃 ', []],
    ['ＣＨＥＲＹ', ['Cherry']],
    ['', []],
    ['x'.repeat(41), []],
  ])('near “%s”: %j', (text, near) => {
    expect(nearWords(['草莓', '樱桃', '草帽', 'Cherry', '手机'], text)).toEqual(near);
  });
});
