import { expect, test } from 'vitest';
import { hardcodedTexts } from './hardcoded-texts.ts';

test.each<[string, string[]]>([
  ['export const a = <p>Hello</p>;', ['Hello']],
  ["export const a = <p>{'Hello'}</p>;", ['Hello']],
  ["export const a = <p>{text('home.title')}</p>;", []],
  ['export const a = <p> · – 1 / 2 ×</p>;', []],
  ['export const a = <img alt="" />;', []],
  ['export const a = <img alt="A bag" />;', ['A bag']],
  ["export const a = <button aria-label={'Close'} />;", ['Close']],
  ['export const a = <input type="email" name="mail" />;', []],
  ["export const a = '购物车';", ['购物车']],
  ['export const a = `共 $' + '{count} 件`;', ['共', '件']],
  ['export const a = <p title="关闭">关闭</p>;', ['关闭', '关闭']],
  ["// 购物车\nexport const a = 'cart';", []],
])('%s', (source, texts) => expect(hardcodedTexts('a.tsx', source)).toEqual(texts));
