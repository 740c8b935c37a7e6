import { expect, test } from 'vitest';
import { chooseLang, texts } from './index.ts';

const flat = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${path}${name}`, value] as [string, string]]
      : flat(value as object, `${path}${name}.`),
  );
const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();

test.each(flat(texts.en))('%s says as much in both languages', (path, text) => {
  const zh = Object.fromEntries(flat(texts.zh))[path] ?? '';
  expect(zh).not.toBe('');
  expect(placeholders(zh)).toEqual(placeholders(text));
});

test.each([
  [null, undefined, 'zh'],
  [null, 'fr-FR, en;q=0.9, zh;q=0.8', 'en'],
  [null, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en', 'zh-CN', 'en'],
  ['xx', 'de', 'zh'],
])('asked for %s by a browser of %s: %s', (asked, header, lang) => expect(chooseLang(asked, header)).toBe(lang));
