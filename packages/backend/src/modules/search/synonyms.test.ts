import { describe, expect, it } from 'vitest';
import { keptRule, readSynonymRule, SynonymError, synonymTable, termKey } from './synonyms.ts';

describe('a rule', () => {
  it.each([
    ['番茄, 西红柿', { words: ['番茄', '西红柿'], instead: false }],
    ['番茄，西红柿', { words: ['番茄', '西红柿'], instead: false }],
    ['running shoes , trainers', { words: ['running shoes', 'trainers'], instead: false }],
    ['包 => 双肩包, 手提包', { words: ['包', '双肩包', '手提包'], instead: true }],
    ['大米 ~> 豆类杂粮', { words: ['大米', '豆类杂粮'], instead: true, beside: true }],
  ])('%s', (text, rule) => {
    expect(readSynonymRule(text)).toEqual(rule);
  });

  it('is no longer than its row', () => {
    const words = Array.from({ length: 30 }, (_, at) => `${at}${'长'.repeat(40)}`);
    expect(() => readSynonymRule(words.join(', '))).toThrow('900 characters');
  });

  it.each(['', '番茄', 'a, b => c', '=> a', 'a =>', 'a => b => c', 'a => b ~> c', 'a, !!', `${'长'.repeat(61)}, 短`])(
    '“%s” is none, and says so',
    (text) => {
      expect(() => readSynonymRule(text)).toThrow(SynonymError);
    },
  );
});

it('that nobody can read is left out where it is kept', () => {
  expect(keptRule('a, b')).toEqual({ words: ['a', 'b'], instead: false });
  expect(keptRule('alone')).toBeNull();
});

describe('the table', () => {
  const table = synonymTable(
    ['番茄, 西红柿', 'trainers, sneakers', '包 => 双肩包, 手提包', 'sneakers, gym shoes'].map(readSynonymRule),
  );

  it.each([
    ['西红柿', ['番茄'], false],
    ['TRAINER', ['sneakers'], false],
    ['sneaker', ['trainers', 'gym shoes'], false],
    ['gym shoe', ['sneakers'], false],
    ['包', ['双肩包', '手提包'], true],
  ])('%s means %j', (word, words, instead) => {
    expect(table.get(termKey(word))).toEqual({ words, instead });
  });

  it('has as beside what nothing else is said of', () => {
    const words = synonymTable(['大米 ~> 杂粮', '米 ~> 杂粮', '米 => 大米'].map(readSynonymRule));
    expect(words.get('大米')).toEqual({ words: ['杂粮'], instead: true, beside: true });
    expect(words.get('米')).toEqual({ words: ['杂粮', '大米'], instead: true });
  });

  it('leaves words on the right as they are', () => {
    expect(table.has('双肩包')).toBe(false);
  });
});
