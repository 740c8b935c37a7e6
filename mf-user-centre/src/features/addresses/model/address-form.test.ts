import type { Address, Region } from '@jishi/api/addresses';
import { describe, expect, it } from 'vitest';
import { type AddressForm, addressFaults, type EditedAddress, ownPoint, toAddressInput } from './address-form.ts';
import { noRegion } from './region-choice.ts';

const region = (id: string, name: string, children: Region[] = []): Region => ({ id, name, code: id, children });
const provinces = [
  region('330000', '浙江省', [region('330100', '杭州市', [region('330110', '余杭区')])]),
  region('320000', '江苏省', [region('320100', '南京市', [region('320106', '鼓楼区')])]),
];
const yuhang = { province: '330000', city: '330100', district: '330110' };
const gulou = { province: '320000', city: '320100', district: '320106' };
const form: AddressForm = { name: '小满', phone: '13800000001', region: yuhang, place: '良渚文化村', house: '601' };
const stored: Address = {
  id: '7',
  name: '小满',
  phone: '13800000001',
  place: '良渚文化村',
  address: '浙江省杭州市余杭区良渚街道良渚文化村',
  house: '601',
  latitude: 30.37,
  longitude: 120.04,
  isDefault: true,
};

describe('addressFaults', () => {
  it.each<[string, Partial<AddressForm>, object]>([
    ['all right', {}, {}],
    ['blanks only', { name: '  ', house: ' ' }, { name: 'required', house: 'required' }],
    ['a long name', { name: '满'.repeat(21) }, { name: 'max' }],
    ['the longest name', { name: '满'.repeat(20) }, {}],
    ['no phone', { phone: '' }, { phone: 'required' }],
    ['a landline', { phone: '02112345678' }, { phone: 'format' }],
    ['a long phone', { phone: '138000000011' }, { phone: 'max' }],
    ['a new kind of number', { phone: '19900000001' }, {}],
    ['no region', { region: noRegion }, { region: 'required' }],
    ['half a region', { region: { ...yuhang, district: '' } }, { region: 'required' }],
    ['no place', { place: '' }, { place: 'required' }],
    ['a long house', { house: '1'.repeat(81) }, { house: 'max' }],
  ])('%s', (_, change, faults) => {
    expect(addressFaults({ ...form, ...change }, provinces, null)).toEqual(faults);
  });

  it.each([
    ['none could be read', noRegion, noRegion, {}],
    ['half could be read', { ...yuhang, district: '' }, { ...yuhang, district: '' }, {}],
    ['half of another one', noRegion, { ...yuhang, district: '' }, { region: 'required' }],
    ['taken away', yuhang, noRegion, { region: 'required' }],
  ])('a stored address keeps its region: %s', (_, before, region, faults) => {
    expect(addressFaults({ ...form, region }, provinces, { address: stored, region: before })).toEqual(faults);
  });
});

describe('toAddressInput', () => {
  const from = (address: Address, region = yuhang) => ({ address, region });
  const chosen = { latitude: 30.3771, longitude: 119.9989 };
  const pointless = { ...stored, latitude: null, longitude: null };

  it.each<[string, Partial<AddressForm>, EditedAddress | null, [string, number, number]]>([
    ['a new one: region, place, centre of the city', {}, null, ['浙江省杭州市余杭区良渚文化村', 30.29, 120.16]],
    ['the place stays', { name: '阿满' }, from(stored), [stored.address, 30.37, 120.04]],
    ['another place', { place: '云栖里' }, from(stored), ['浙江省杭州市余杭区云栖里', 30.37, 120.04]],
    ['another region', { region: gulou }, from(stored), ['江苏省南京市鼓楼区良渚文化村', 32.06, 118.78]],
    ['no region could be read', { region: noRegion }, from(stored, noRegion), [stored.address, 30.37, 120.04]],
    [
      'no region could be read, another place',
      { region: noRegion, place: '云栖里' },
      from(stored, noRegion),
      [stored.address, 30.37, 120.04],
    ],
    ['a stored one without a point', {}, from(pointless), [stored.address, 30.29, 120.16]],
    ['chosen on the map', { point: chosen }, null, ['浙江省杭州市余杭区良渚文化村', 30.3771, 119.9989]],
    ['chosen anew', { point: chosen }, from(stored), [stored.address, 30.3771, 119.9989]],
    [
      'chosen, then another region',
      { point: chosen, region: gulou },
      from(stored),
      ['江苏省南京市鼓楼区良渚文化村', 30.3771, 119.9989],
    ],
    ['taken away', { point: null }, from(stored), [stored.address, 30.29, 120.16]],
  ])('%s', (_, change, edited, sent) => {
    const { address, latitude, longitude } = toAddressInput({ ...form, ...change }, provinces, 'zh', edited);
    expect([address, latitude, longitude]).toEqual(sent);
  });

  it('separates the parts in English', () => {
    const english = [
      region('330000', 'Zhejiang', [region('330100', 'Hangzhou', [region('330110', 'Yuhang District')])]),
    ];
    const { address } = toAddressInput({ ...form, place: 'Liangzhu' }, english, 'en', null);
    expect(address).toBe('Zhejiang, Hangzhou, Yuhang District, Liangzhu');
  });

  it('cuts blanks', () => {
    const input = toAddressInput({ ...form, name: ' 小满 ', phone: ' 13800000001' }, provinces, 'zh', null);
    expect(input).toMatchObject({ name: '小满', phone: '13800000001' });
  });
});

describe('ownPoint', () => {
  const point = { latitude: 30.3771, longitude: 119.9989 };
  const edited = { address: stored, region: yuhang };
  const cityOnly = { address: stored, region: { ...yuhang, district: '' } };
  const inTheCentre = { address: { ...stored, latitude: 30.29, longitude: 120.16 }, region: yuhang };

  it.each<[string, Pick<AddressForm, 'region' | 'point'>, EditedAddress | null, object | null]>([
    ['a new address', { region: yuhang }, null, null],
    ['chosen on the map', { region: yuhang, point }, null, point],
    ['stored', { region: yuhang }, edited, { latitude: 30.37, longitude: 120.04 }],
    ['stored, in the centre of the city', { region: yuhang }, inTheCentre, null],
    ['stored, and another region now', { region: gulou }, edited, null],
    ['stored, and its district now', { region: yuhang }, cityOnly, { latitude: 30.37, longitude: 120.04 }],
    ['stored, and a district elsewhere', { region: gulou }, cityOnly, null],
    ['stored, and taken away', { region: yuhang, point: null }, edited, null],
  ])('%s', (_, form, before, own) => {
    expect(ownPoint(form, provinces, before)).toEqual(own);
  });
});
