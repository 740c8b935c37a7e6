import { describe, expect, it } from 'vitest';
import { provinceCodeOf, provinceName } from './provinces.ts';

describe('provinceCodeOf', () => {
  it.each([
    ['浙江省宁波市鄞州区示例路22号', '330000'],
    ['北京市朝阳区示例路1号', '110000'],
    ['广西壮族自治区南宁市', '450000'],
    ['香港特别行政区中西区', '810000'],
    ['Shanxi, Taiyuan', '140000'],
    ['Shaanxi, Xi’an', '610000'],
    ['Inner Mongolia, Hohhot', '150000'],
    ['', null],
    ['Atlantis 1', null],
  ])('%s → %s', (address, code) => {
    expect(provinceCodeOf(address)).toBe(code);
  });
});

describe('provinceName', () => {
  it('names the province of a city', () => {
    expect(provinceName('330100')).toEqual({ zh: '浙江省', en: 'Zhejiang' });
    expect(provinceName('990000')).toEqual({});
  });
});
