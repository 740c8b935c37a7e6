import { expect, test } from 'vitest';
import { textsBetween } from './texts-between.ts';

type Words = Record<string, string>;
const texts = (zh: Words, en: Words) => ({ zh: {}, en: {}, common: null, used: [], usedCommon: {}, words: { zh, en } });

test.each<[string, Words, Words, object[]]>([
  ['nothing', { buy: '买' }, { buy: '买' }, []],
  ['another word', { buy: '买' }, { buy: '购买' }, [{ key: 'buy', lang: 'zh', from: '买', to: '购买' }]],
  ['a new one', {}, { buy: '买' }, [{ key: 'buy', lang: 'zh', from: null, to: '买' }]],
  ['one that is gone', { buy: '买' }, {}, [{ key: 'buy', lang: 'zh', from: '买', to: null }]],
  ['an empty one', { buy: '买' }, { buy: '' }, [{ key: 'buy', lang: 'zh', from: '买', to: '' }]],
])('%s', (_what, from, to, changes) => {
  expect(textsBetween(texts(from, { buy: 'Buy' }), texts(to, { buy: 'Buy' }))).toEqual(changes);
});

test('both languages of a key stand together', () => {
  const changes = textsBetween(texts({ b: '二', a: '一' }, { b: 'two' }), texts({}, { a: 'one' }));
  expect(changes?.map(({ key, lang }) => `${key} ${lang}`)).toEqual(['a zh', 'a en', 'b zh', 'b en']);
});

test('of a version built before nothing is said', () => {
  const { words: _, ...old } = texts({}, {});
  expect(textsBetween(old, texts({}, {}))).toBeNull();
});
