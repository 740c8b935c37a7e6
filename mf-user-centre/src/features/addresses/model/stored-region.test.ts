import type { Address, Region } from '@jishi/api/addresses';
import type { Lang } from '@jishi/i18n';
import { expect, it } from 'vitest';
import { knownCities } from './known-cities.ts';
import { noRegion } from './region-choice.ts';
import { storedRegion } from './stored-region.ts';

const region = (code: string, name: string, children: Region[] = []): Region => ({ id: code, name, code, children });
const zh = [
  region('330000', '浙江省', [region('330100', '杭州市', [region('330110', '余杭区')])]),
  region('440000', '广东省', [region('440100', '广州市'), region('440600', '佛山市')]),
  region('810000', '香港特别行政区'),
];
const en = [
  region('330000', 'Zhejiang', [region('330100', 'Hangzhou', [region('330110', 'Yuhang District')])]),
  region('440000', 'Guangdong', [region('440100', 'Guangzhou'), region('440600', 'Foshan')]),
  region('810000', 'Hong Kong'),
];
const stored = (address: string, latitude: number | null, longitude: number | null): Address => ({
  ...{ id: '1', name: '', phone: '', place: '', house: '', isDefault: true },
  ...{ address, latitude, longitude },
});
const read = (provinces: Region[], lang: Lang, address: Address) =>
  storedRegion(provinces, knownCities(provinces, lang), address, lang);
const hangzhou = { province: '330000', city: '330100', district: '' };

it.each<[string, Region[], Lang, Address, object]>([
  ['its text', zh, 'zh', stored('浙江省杭州市余杭区云栖里', 23.12, 113.25), { ...hangzhou, district: '330110' }],
  ['the other language, at the centre of a city', en, 'en', stored('浙江省杭州市余杭区', 30.29, 120.16), hangzhou],
  ['the other language, near it', en, 'en', stored('浙江省杭州市余杭区', 30.37, 120.04), hangzhou],
  ['an English one in Chinese', zh, 'zh', stored('Zhejiang, Hangzhou, Yuhang District', 30.29, 120.16), hangzhou],
  ['a province without cities', en, 'en', stored('香港', 22.28, 114.17), { ...noRegion, province: '810000' }],
  ['between two cities', en, 'en', stored('广东省佛山市', 23.075, 113.19), noRegion],
  ['far from every city', en, 'en', stored('浙江省杭州市淳安县', 29.61, 119.04), noRegion],
  ['no point', en, 'en', stored('浙江省杭州市余杭区', null, null), noRegion],
])('%s', (_, provinces, lang, address, chosen) => {
  expect(read(provinces, lang, address)).toEqual(chosen);
});
