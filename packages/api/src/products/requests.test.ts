import { describe, expect, it } from 'vitest';
import { payload, recordedClient, unknownRoute } from '../testing/recorded-client.ts';
import detail from './fixtures/detail-simple.json';
import list from './fixtures/list.json';
import type { ProductQuery } from './model.ts';
import { getProduct, listProducts, listSearchWords, listSuggestions } from './requests.ts';

describe('listProducts', () => {
  it.each<[ProductQuery, object]>([
    [{}, {}],
    [
      { keyword: ' 茶 ', categoryId: '7', page: 2, pageSize: 20 },
      { title: '茶', category_id: '7', page: 2, limit: 20 },
    ],
    [{ keyword: '  ' }, {}],
    [
      { priceMin: 990, priceMax: 129900, inStock: true },
      { price_min: 9.9, price_max: 1299, in_stock: 1 },
    ],
    [
      { brandIds: ['1', '2'], sort: 'price-ascending' },
      { brand_id: ['1', '2'], sort: '+order_price' },
    ],
    [
      { brandIds: [], sort: 'sales', recommended: true },
      { sort: '-sales', is_recommend: 1 },
    ],
    [
      { colours: ['red', 'metallic'], services: ['free-delivery', 'online'] },
      { colour: ['red', 'metallic'], service: ['free_delivery', 'online'] },
    ],
    [{ colours: [], services: [] }, {}],
    [{ sort: 'unit-price-ml' }, { sort: 'unit_price_ml' }],
    [{ ids: [] }, { ids: '' }],
    [{ ids: ['1', '2'] }, { ids: '1,2' }],
  ])('asks for %j', async (query, params) => {
    const { client, calls } = recordedClient({ 'GET good': list });
    await listProducts(client, query);
    expect(JSON.parse(JSON.stringify(calls[0]?.params))).toEqual(params);
  });
});

it('gets a product by its id', async () => {
  const { client } = recordedClient({ 'GET good/4': detail });
  expect(await getProduct(client, '4')).toMatchObject({ id: '4', name: '无线蓝牙耳机' });
});

it('suggests quietly, and nothing on a server without suggestions', async () => {
  const rows = payload([
    { text: '茶杯', count: 3 },
    { text: '茶壶' },
    { text: '紫砂壶', count: 1, kind: 'product', id: 7 },
    { text: '茶具', count: 1, kind: 'category', id: 3 },
  ]);
  const { client, calls } = recordedClient({ 'GET good/suggest': rows });
  expect(await listSuggestions(client, '茶')).toEqual([
    { kind: 'word', text: '茶杯', count: 3 },
    { kind: 'word', text: '茶壶', count: null },
    { kind: 'product', text: '紫砂壶', id: '7' },
    { kind: 'category', text: '茶具', id: '3' },
  ]);
  expect(calls[0]?.options?.silent).toBe(true);
  expect(await listSuggestions(recordedClient({ 'GET good/suggest': unknownRoute }).client, '茶')).toEqual([]);
  await expect(listSuggestions(recordedClient({}).client, '茶')).rejects.toMatchObject({ code: 'network' });
});

it('knows words quietly, and none on a server without them', async () => {
  const words = { popular: ['樱桃'], near: ['草莓'] };
  const { client, calls } = recordedClient({ 'GET good/words': payload(words) });
  expect(await listSearchWords(client, '草梅')).toEqual(words);
  expect(calls[0]).toMatchObject({ params: { title: '草梅', limit: 8 }, options: { silent: true } });
  const { client: other } = recordedClient({ 'GET good/words': unknownRoute });
  expect(await listSearchWords(other, '')).toEqual({ popular: [], near: [] });
});
