import { expect, it } from 'vitest';
import { phonesInText } from './phones-in-text.ts';

it.each([
  ['快递员 13812345678，请保持电话畅通', ['13812345678']],
  ['[Hangzhou] Call +86 138-1234-5678.', ['+8613812345678']],
  ['站点电话0571-88886666或400-820-8820', ['057188886666', '4008208820']],
  ['座机（010）不通，请打 01088886666', ['01088886666']],
  ['快递员 0571****，请保持电话畅通', []],
  ['138****5678 已签收', []],
  ['运单 YT13812345678 已揽收', []],
  ['单号 773138123456789012', []],
  ['', []],
])('%s', (text, phones) => {
  const pieces = phonesInText(text);
  expect(pieces.flatMap(({ phone }) => phone ?? [])).toEqual(phones);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
