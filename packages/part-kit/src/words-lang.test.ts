import { expect, it } from 'vitest';
import { langOf } from './words-lang.ts';

it.each([
  ['个头匀，很甜。', 'zh-CN'],
  ['Sweet and even in size.', 'en-US'],
  ['用 iPhone 拍的照片', 'zh-CN'],
  ['Bought in 杭州', 'zh-CN'],
  ['Café', 'en-US'],
  ['𠮷', 'zh-CN'],
  ['666', undefined],
  ['👍👍！', undefined],
  ['Очень хорошо', undefined],
  ['', undefined],
])('%s: %s', (words, lang) => expect(langOf(words)).toBe(lang));
