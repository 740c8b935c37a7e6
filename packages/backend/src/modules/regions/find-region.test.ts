import { expect, it } from 'vitest';
import { placeName, placeOf, placeOfAddress } from './find-region.ts';

const named = (place: ReturnType<typeof placeOf>) => place && [placeName(place, 'zh'), placeName(place, 'en')];

it.each([
  ['330100', ['杭州市', 'Hangzhou']],
  ['330106', ['杭州市', 'Hangzhou']],
  ['330000', ['浙江省', 'Zhejiang']],
  ['110101', ['北京市', 'Beijing']],
  ['810000', ['香港特别行政区', 'Hong Kong']],
  ['990000', null],
  ['33', null],
  ['', null],
  ['３３０１００', null],
])('the place of the code %s', (code, expected) => {
  expect(named(placeOf(code))).toEqual(expected);
});

it.each([
  ['浙江省杭州市西湖区文三路 1 号', ['杭州市', 'Hangzhou']],
  ['Zhejiang, Hangzhou, West Lake District', ['杭州市', 'Hangzhou']],
  ['北京市朝阳区望京', ['北京市', 'Beijing']],
  ['浙江省某地', ['浙江省', 'Zhejiang']],
  ['内蒙古自治区呼和浩特市新城区', ['呼和浩特市', 'Hohhot']],
  ['somewhere else', null],
  ['', null],
])('the place of the address %s', (address, expected) => {
  expect(named(placeOfAddress(address))).toEqual(expected);
});
