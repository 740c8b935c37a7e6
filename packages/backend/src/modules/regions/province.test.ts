import { describe, expect, it } from 'vitest';
import { findProvince, provinceText } from './province.ts';

const provinces = ['北京市', '浙江省', '西藏自治区', '内蒙古自治区', '黑龙江省', '香港特别行政区', 'Zhejiang'].map(
  (name, index) => ({ code: String(index), name }),
);

describe('provinceText', () => {
  it.each([
    ['浙江省宁波市鄞州区示例路22号', '浙江省'],
    ['西藏自治区拉萨市城关区示例路3号', '西藏自治区'],
    ['北京市朝阳区示例路1号', '北京市'],
    ['某处', null],
    ['', null],
    ['市', null],
  ])('%s → %s', (address, expected) => {
    expect(provinceText(address)).toBe(expected);
  });
});

describe('findProvince', () => {
  it.each([
    ['浙江省宁波市鄞州区示例路22号', '浙江省'],
    ['  黑龙江省哈尔滨市', '黑龙江省'],
    ['内蒙古自治区呼和浩特市', '内蒙古自治区'],
    ['北京市朝阳区', '北京市'],
    ['香港特别行政区中西区', '香港特别行政区'],
    // The street carries a 省 of its own: the opening name wins.
    ['北京市朝阳区浙江省大厦', '北京市'],
    ['zhejiang, Ningbo', 'Zhejiang'],
    ['Elsewhere 12', undefined],
  ])('%s → %s', (address, expected) => {
    expect(findProvince(address, provinces)?.name).toBe(expected);
  });
});
