import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import create from './fixtures/create.json';
import fee from './fixtures/fee.json';
import list from './fixtures/list.json';
import regions from './fixtures/regions.json';
import {
  createAddress,
  getMapTiles,
  getShippingFee,
  listAddresses,
  listRegions,
  setDefaultAddress,
  updateAddress,
} from './requests.ts';

const input = {
  name: ' 张三 ',
  phone: '13800000001',
  place: '示例大厦',
  address: '北京市朝阳区示例路1号',
  house: '101室',
  latitude: 39.9,
  longitude: 116.4,
};

it('lists all addresses, the default one first', async () => {
  const { client, calls } = recordedClient({ 'GET shipping': list });
  const addresses = await listAddresses(client);
  expect(calls[0]?.params).toEqual({ sort: '-defaults', limit: 100 });
  expect(addresses.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    ['2', true],
    ['1', false],
    ['3', false],
  ]);
  expect(addresses[0]).toMatchObject({ latitude: 39.9, longitude: 116.4, house: '202室' });
});

it('creates and edits with the words of the wire', async () => {
  const { client, calls } = recordedClient({ 'POST shipping': create, 'POST shipping/7': create });
  expect(await createAddress(client, input)).toMatchObject({ name: '张三', latitude: 39.9 });
  await updateAddress(client, '7', input);
  expect(calls[1]?.body).toEqual({
    name: '张三',
    cellphone: '13800000001',
    location: '示例大厦',
    address: '北京市朝阳区示例路1号',
    house: '101室',
    latitude: 39.9,
    longitude: 116.4,
  });
});

it('makes an address the default one', async () => {
  const { client, calls } = recordedClient({ 'POST shipping/default/set': payload('ok') });
  await setDefaultAddress(client, '7');
  expect(calls[0]?.body).toEqual({ id: 7 });
});

it('reads regions from the country down', async () => {
  const [country] = await listRegions(recordedClient({ 'GET region': regions }).client);
  expect(country?.children.length).toBeGreaterThan(0);
  expect(country?.children[0]?.children[0]?.name).toBeTruthy();
});

it('asks the fee of the default address and answers cents', async () => {
  const { client, calls } = recordedClient({ 'POST shipping/freight/0': fee });
  const lines = [
    { productId: '4', quantity: 1, shippingRateId: null },
    { productId: '9', quantity: 1, shippingRateId: '1' },
  ];
  expect(await getShippingFee(client, null, lines)).toMatchObject({ fee: 800, address: { id: '2' } });
  expect(calls[0]?.body).toEqual([
    { number: 1, freight_id: 0, good_id: 4 },
    { number: 1, freight_id: 1, good_id: 9 },
  ]);
});

it('knows no fee without an address', async () => {
  const { client } = recordedClient({ 'POST shipping/freight/0': payload({ shipping: null }) });
  expect(await getShippingFee(client, null, [])).toEqual({ address: null, fee: null });
});

it.each([
  ['tiles of the shop', { tiles: '/tiles/{z}/{x}/{y}.png', attribution: '© 天地图', max_zoom: 16 }, 16],
  ['tiles without a limit', { tiles: '/tiles/{z}/{x}/{y}.png' }, 18],
  ['none', null, null],
  ['an older server', undefined, null],
  ['tiles of another origin', { tiles: 'https://tiles.example/{z}/{x}/{y}.png' }, null],
  ['tiles of another origin, without a scheme', { tiles: '//tiles.example/{z}/{x}/{y}.png' }, null],
  ['no row', { tiles: '/tiles/{z}/{x}.png' }, null],
])('reads maps: %s', async (_, map, maxZoom) => {
  const tiles = await getMapTiles(recordedClient({ 'GET siteConfig': payload({ codes: null, map }) }).client);
  expect(tiles?.maxZoom ?? null).toBe(maxZoom);
});
