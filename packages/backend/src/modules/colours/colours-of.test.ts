import { expect, it } from 'vitest';
import { coloursOf, type Said } from './colours-of.ts';

const said = (zh: string, value: Said['value'], en?: string): Said => ({ key: en ? { zh, en } : { zh }, value });

it.each<[string, Said[], string[]]>([
  [
    'of its variants',
    [said('颜色', { zh: '海棠红' }), said('颜色', { zh: '晴蓝' }), said('尺码', { zh: 'M' })],
    ['red', 'blue'],
  ],
  ['by another name', [said('颜色分类', { zh: '黑色' })], ['black']],
  ['in English alone', [{ key: { en: 'Color' }, value: { en: 'Navy blue' } }], ['blue']],
  ['in the language that says it', [said('颜色', { zh: '经典款', en: 'Classic black' }, 'Colour')], ['black']],
  ['in the language of the shop first', [said('颜色', { zh: '杏色', en: 'Apricot orange' }, 'Colour')], ['beige']],
  ['of nothing but its colour', [said('材质', { zh: '白橡木' }), said('墨色', { zh: '黑' })], []],
  ['of nothing', [], []],
])('%s', (_what, all, families) => {
  expect([...coloursOf(all)]).toEqual(families);
});
