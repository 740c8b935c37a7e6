import { expect, it } from 'vitest';
import { goodsInWords } from './goods-in-words.ts';

const text = (key: string, params: object = {}) => `${key} ${Object.values(params).join(' ')}`;

it.each([
  [[], ''],
  [['草莓'], '草莓'],
  [['草莓', '煎锅', '奶茶'], 'service.goods 草莓 3'],
])('%j', (names, words) =>
  expect(
    goodsInWords(
      names.map((name) => ({ name })),
      text,
    ),
  ).toBe(words),
);
