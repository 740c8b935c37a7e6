import { MAX_LINE_LENGTH, MAX_LIST_LINES } from '@jishi/api/products';
import { describe, expect, it } from 'vitest';
import { readList } from './read-list.ts';
import { englishLists } from './testing/lists.en.ts';
import { chineseLists } from './testing/lists.zh.ts';

const asked = (said: string): string =>
  readList(said)
    .things.map(({ words, amount }) => (amount ? `${Math.round(amount.quantity)}${amount.unit} ${words}` : words))
    .join(' | ');

describe('a list', () => {
  it.each(chineseLists)('%s', (said, asks) => expect(asked(said)).toBe(asks));
  it.each(englishLists)('%s', (said, asks) => expect(asked(said)).toBe(asks));

  it('has sixty lines of our own in each language', () => {
    expect(chineseLists.length).toBeGreaterThanOrEqual(60);
    expect(englishLists.length).toBeGreaterThanOrEqual(60);
  });

  it('keeps each thing as it was said', () => {
    expect(readList('要两斤土豆，一打鸡蛋').things.map(({ text }) => text)).toEqual(['要两斤土豆', '一打鸡蛋']);
    expect(readList('两斤土豆一打鸡蛋').things.map(({ text }) => text)).toEqual(['两斤土豆', '一打鸡蛋']);
    expect(readList('potatoes, 2 lb').things.map(({ text }) => text)).toEqual(['potatoes 2 lb']);
  });
});

describe('too long a list', () => {
  it('is cut, and says so', () => {
    const lines = Array.from({ length: 60 }, (_, at) => `菜${at}`).join('\n');
    expect(readList(lines)).toMatchObject({ isCut: true, things: { length: MAX_LIST_LINES } });
    expect(readList('土豆').isCut).toBe(false);
    expect(readList('豆 '.repeat(2000)).isCut).toBe(true);
  });

  it('has no thing that is longer than the search takes', () => {
    const [thing] = readList('菜'.repeat(500)).things;
    expect(thing?.words).toHaveLength(MAX_LINE_LENGTH);
    expect(readList('🥔'.repeat(80)).things.every(({ words }) => words.isWellFormed())).toBe(true);
  });

  it.each(['1', ' ', '和', 'a ', '两', '1/', '半', 'half a ', '1 x ', '(', '要', 'and '])(
    'is read at once, of %j',
    (piece) => {
      const started = performance.now();
      readList(piece.repeat(100_000));
      expect(performance.now() - started).toBeLessThan(500);
    },
  );
});
