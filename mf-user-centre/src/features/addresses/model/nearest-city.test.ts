import type { Region } from '@jishi/api/addresses';
import { describe, expect, it } from 'vitest';
import { kilometresBetween, windTowards } from './distance.ts';
import { knownCities } from './known-cities.ts';
import { nearestCity, strayCity } from './nearest-city.ts';

const region = (code: string, name: string, children: Region[] = []): Region => ({ id: code, name, code, children });
const beijing = region('110000', '北京市', [region('110100', '北京市')]);
const hebei = region('130000', '河北省', [region('130100', '石家庄市'), region('130700', '张家口市')]);
const jiangsu = region('320000', '江苏省', [region('320100', '南京市'), region('320500', '苏州市')]);
const hongKong = region('810000', '香港特别行政区');
const provinces = [beijing, hebei, jiangsu, hongKong];
const cities = knownCities(provinces, 'zh');
const point = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('knownCities', () => {
  it('names the cities of the lists, capitals first, provinces without cities by themselves', () => {
    expect(cities.map(({ fullName }) => fullName)).toEqual([
      '北京市',
      '河北省石家庄市',
      '江苏省南京市',
      '香港特别行政区',
      '河北省张家口市',
      '江苏省苏州市',
    ]);
  });

  it('knows none on a server without codes', () => {
    expect(knownCities([{ id: '1', name: '北京市', code: null, children: [] }], 'zh')).toEqual([]);
  });

  it('names the city first in English', () => {
    const english = [region('320000', 'Jiangsu', [region('320500', 'Suzhou')])];
    expect(knownCities(english, 'en').map(({ fullName }) => fullName)).toContain('Suzhou, Jiangsu');
  });
});

describe('nearestCity', () => {
  it.each([
    ['in the middle of a city', point(31.3, 120.6), '苏州市', 0, 'n'],
    ['a town to the east', point(31.38, 120.98), '苏州市', 37, 'e'],
    ['north-west of a capital', point(40.46, 115.97), '北京市', 71, 'nw'],
    ['at sea', point(22, 114.17), '香港特别行政区', 31, 's'],
  ])('%s', (_, where, name, kilometres, wind) => {
    const near = nearestCity(cities, where);
    expect([near?.city.name, Math.round(near?.kilometres ?? -1), near?.wind]).toEqual([name, kilometres, wind]);
  });

  it('is nothing where no city is known', () => expect(nearestCity([], point(30, 120))).toBeNull());
});

describe('strayCity', () => {
  it.each<[string, { latitude: number; longitude: number }, Region[], string | null]>([
    ['in the chosen city', point(31.3, 120.6), [jiangsu, jiangsu.children[1]!], null],
    ['in another city of the province', point(32.06, 118.78), [jiangsu, jiangsu.children[1]!], null],
    ['in another province, far away', point(39.91, 116.4), [jiangsu, jiangsu.children[1]!], '北京市'],
    ['over the border of the province, not far', point(40.5, 115.7), [beijing, beijing.children[0]!], null],
    ['nothing chosen', point(39.91, 116.4), [], null],
    ['a region without a code', point(39.91, 116.4), [{ ...jiangsu, code: null }], null],
  ])('%s', (_, where, chosen, name) => {
    expect(strayCity(cities, where, chosen)?.name ?? null).toBe(name);
  });
});

it.each([
  ['the same point', point(30, 120), point(30, 120), 0],
  ['a degree of a meridian', point(30, 120), point(31, 120), 111],
  ['Beijing and Hong Kong', point(39.91, 116.4), point(22.28, 114.17), 1972],
])('measures %s', (_, a, b, kilometres) => expect(Math.round(kilometresBetween(a, b))).toBe(kilometres));

it.each([
  ['n', 1, 0],
  ['ne', 1, 1.2],
  ['e', 0, 1],
  ['se', -1, 1.2],
  ['s', -1, 0],
  ['sw', -1, -1.2],
  ['w', 0, -1],
  ['nw', 1, -1.2],
] as const)('knows the direction %s', (wind, north, east) => {
  expect(windTowards(point(35, 110), point(35 + north, 110 + east))).toBe(wind);
});
