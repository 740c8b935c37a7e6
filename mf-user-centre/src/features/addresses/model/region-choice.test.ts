import type { Region } from '@jishi/api/addresses';
import { describe, expect, it } from 'vitest';
import {
  chooseProvince,
  chosenRegions,
  isComplete,
  noRegion,
  readRegions,
  regionLists,
  regionOfCode,
  regionText,
} from './region-choice.ts';

const region = (id: string, name: string, children: Region[] = []): Region => ({ id, name, code: id, children });

const zh = [
  region('110000', '北京市', [region('110100', '北京市', [region('110105', '朝阳区')])]),
  region('330000', '浙江省', [
    region('330100', '杭州市', [region('330102', '上城区'), region('330110', '余杭区')]),
    region('330200', '宁波市', [region('330203', '海曙区')]),
  ]),
  region('420000', '湖北省', [region('429000', '省直辖县级行政区划', [region('429004', '仙桃市')])]),
  region('810000', '香港特别行政区'),
];
const en = [
  region('330000', 'Zhejiang', [region('330100', 'Hangzhou', [region('330110', 'Yuhang District')])]),
  region('110000', 'Beijing', [region('110100', 'Beijing', [region('110105', 'Chaoyang District')])]),
];
const choice = (province = '', city = '', district = '') => ({ province, city, district });

describe('chooseProvince', () => {
  it.each([
    ['several cities', '330000', choice('330000')],
    ['a single city is chosen with it', '110000', choice('110000', '110100')],
    ['none below', '810000', choice('810000')],
    ['nothing', '', noRegion],
  ])('%s', (_, province, chosen) => {
    expect(chooseProvince(zh, province)).toEqual(chosen);
  });
});

describe('regionOfCode', () => {
  it.each([
    ['a city', '3302', choice('330000', '330200')],
    ['a city that is its own province', '1101', choice('110000', '110100')],
    ['a province without cities', '8101', choice('810000')],
    ['a city the lists do not know', '3399', choice('330000')],
    ['a province they do not know', '9901', noRegion],
  ])('%s', (_, code, chosen) => expect(regionOfCode(zh, code)).toEqual(chosen));
});

describe('regionLists', () => {
  it('lists what stands below a choice', () => {
    const { cities, districts } = regionLists(zh, choice('330000', '330200'));
    expect(cities.map(({ name }) => name)).toEqual(['杭州市', '宁波市']);
    expect(districts.map(({ name }) => name)).toEqual(['海曙区']);
  });
});

describe('isComplete', () => {
  it.each([
    ['nothing', noRegion, false],
    ['a province only', choice('330000'), false],
    ['no district', choice('330000', '330100'), false],
    ['all levels', choice('330000', '330100', '330110'), true],
    ['a district of another city', choice('330000', '330100', '330203'), false],
    ['a province without cities', choice('810000'), true],
    ['an unknown province', choice('999999'), false],
  ])('%s: %j', (_, chosen, complete) => {
    expect(isComplete(zh, chosen)).toBe(complete);
  });
});

describe('regionText', () => {
  it.each([
    ['three levels', zh, 'zh', choice('330000', '330100', '330110'), '浙江省杭州市余杭区'],
    ['a city that is its own province', zh, 'zh', choice('110000', '110100', '110105'), '北京市朝阳区'],
    ['a heading in place of a city', zh, 'zh', choice('420000', '429000', '429004'), '湖北省仙桃市'],
    ['a province only', zh, 'zh', choice('810000'), '香港特别行政区'],
    ['in English', en, 'en', choice('330000', '330100', '330110'), 'Zhejiang, Hangzhou, Yuhang District'],
    ['once in English', en, 'en', choice('110000', '110100', '110105'), 'Beijing, Chaoyang District'],
  ] as const)('%s', (_, regions, lang, chosen, text) => {
    expect(regionText(chosenRegions(regions, chosen), lang)).toBe(text);
  });
});

describe('readRegions', () => {
  it.each([
    ['with a street behind', zh, 'zh', '浙江省杭州市余杭区良渚街道', choice('330000', '330100', '330110')],
    ['as far as it is known', zh, 'zh', '浙江省杭州市不在表里的区', choice('330000', '330100')],
    ['its own province', zh, 'zh', '北京市朝阳区示例路1号', choice('110000', '110100', '110105')],
    ['a heading in place of a city', zh, 'zh', '湖北省仙桃市', choice('420000', '429000', '429004')],
    ['in English', en, 'en', 'Zhejiang, Hangzhou, Yuhang District, Liangzhu', choice('330000', '330100', '330110')],
    ['of the other language', en, 'en', '浙江省杭州市余杭区', noRegion],
    ['no region', zh, 'zh', '某地', noRegion],
    ['nothing', zh, 'zh', '', noRegion],
  ] as const)('%s', (_, regions, lang, address, chosen) => {
    expect(readRegions(regions, address, lang)).toEqual(chosen);
  });
});
