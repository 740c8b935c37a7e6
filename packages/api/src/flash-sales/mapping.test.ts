import { describe, expect, it } from 'vitest';
import detail from '../products/fixtures/detail-variants.json';
import { toProduct } from '../products/mapping.ts';
import { wireGood } from '../products/wire.ts';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { parserOf } from '../wire/parts.ts';
import { toFlashSale } from './mapping.ts';
import { getFlashSale, listFlashSales, listOwnPieces } from './requests.ts';
import { productInSale, saleVariantOf } from './sale-product.ts';
import { flashSaleSlots } from './slots.ts';
import { wireSeckill } from './wire.ts';

const row = {
  id: 3,
  good_id: 2,
  name: '限时手机',
  abstract: '两小时',
  price: [999, 1099.5],
  progress: 40,
  state: 1,
  time: '2026-11-20 22:00:00',
  end_time: '2026-11-21 00:00:00',
  resources: { img: 'a.webp' },
};
const wire = {
  ...row,
  details: '<p>秒杀</p>',
  server_time: '2026-11-20 23:38:17',
  price_show: [999],
  is_purchase_number: 1,
  purchase_number: 2,
  customer_limit: 4,
  resources_many: [
    { img: 'b.webp', depict: 'seckill' },
    { img: 'a.webp', depict: 'seckill_zimg' },
  ],
  seckill_sku: [
    { id: 50, good_sku_id: 7, price: 129900, seckill_price: 99900, limit: 30, residue_limit: 12, resources: null },
  ],
};
const sale = (more: object = {}) => toFlashSale(parserOf(wireSeckill)({ ...wire, ...more }));

it('lists a slot with prices in cents', async () => {
  const page = payload({ data: [row], total: 1, per_page: 5, server_time: '2026-11-20 23:38:17' });
  const { client, calls } = recordedClient({ 'GET seckill': page });
  const sales = await listFlashSales(client, { slot: '2026-11-20 22:00:00', state: 'running', pageSize: 5 });
  expect(calls[0]?.params).toMatchObject({ time: '2026-11-20 22:00:00', state: 1, limit: 5 });
  expect(sales).toMatchObject({
    serverTime: '2026-11-20 23:38:17',
    items: [{ id: '3', productId: '2', price: { min: 99900, max: 109950 }, progress: 40, state: 'running' }],
  });
});

it.each([
  [1299, 129900],
  [999, null],
  ['', null],
  [undefined, null],
])('knows what it costs otherwise from %j', async (price, normalPrice) => {
  const { client } = recordedClient({ 'GET seckill': payload({ data: [{ ...row, market_price: price }], total: 1 }) });
  expect((await listFlashSales(client)).items[0]).toMatchObject({ normalPrice });
});

it.each([
  [{}, { left: null, allotted: null, orderLimit: null, customerLimit: null }],
  [
    { left: 3, limit: 20, purchase_number: 2, customer_limit: 4 },
    { left: 3, allotted: 20, orderLimit: 2, customerLimit: 4 },
  ],
  [
    { left: '0', limit: 20, purchase_number: 0, customer_limit: 0 },
    { left: 0, orderLimit: null, customerLimit: null },
  ],
])('knows of the pieces of %j', async (more, expected) => {
  const { client } = recordedClient({ 'GET seckill': payload({ data: [{ ...row, ...more }], total: 1 }) });
  expect((await listFlashSales(client)).items[0]).toMatchObject(expected);
});

it('knows what the customer has had', async () => {
  const { client } = recordedClient({
    'GET seckill/had': payload([
      { id: 3, number: 2 },
      { id: '4', number: '1' },
    ]),
  });
  expect(await listOwnPieces(client)).toEqual({ 3: 2, 4: 1 });
});

it('reads the sale of a product, or none', async () => {
  const { client } = recordedClient({ 'GET seckill/2': payload(wire), 'GET seckill/9': payload(null) });
  expect(await getFlashSale(client, '2')).toMatchObject({
    id: '3',
    state: 'running',
    price: { min: 99900, max: 99900 },
    orderLimit: 2,
    customerLimit: 4,
    pictures: [{ url: 'a.webp' }, { url: 'b.webp' }],
    variants: [{ id: '50', variantId: '7', price: 99900, normalPrice: 129900, left: 12, allotted: 30 }],
  });
  expect(await getFlashSale(client, '9')).toBeNull();
});

it.each([
  [{ is_purchase_number: 0 }, { orderLimit: null }],
  [{ customer_limit: 0 }, { customerLimit: null }],
  [{ price_show: [] }, { price: { min: 99900, max: 99900 } }],
  [{ state: 0 }, { state: 'upcoming' }],
  [{ seckill_sku: [{ ...wire.seckill_sku[0], good_sku_id: 0 }] }, { variants: [{ variantId: null }] }],
])('reads %j', (more, expected) => {
  expect(sale(more)).toMatchObject(expected);
});

describe('productInSale', () => {
  const product = toProduct(parserOf(wireGood)(detail.body.message));

  it('shows texts, prices, stock and limit of the sale', () => {
    expect(productInSale(product, sale())).toMatchObject({
      id: '2',
      name: '限时手机',
      shortDescription: '两小时',
      price: 99900,
      marketPriceRange: { min: 129900, max: 129900 },
      stock: 12,
      purchaseLimit: 2,
      acceptsPoints: false,
      variants: [{ id: '7', price: 99900, marketPrice: 129900, stock: 12 }],
    });
  });

  it('leaves out variants that are not part of the sale', () => {
    const other = sale({ seckill_sku: [{ ...wire.seckill_sku[0], good_sku_id: 99 }] });
    expect(productInSale(product, other).variants).toEqual([]);
    expect(saleVariantOf(other, '7')).toBeNull();
  });
});

it.each([
  ['2026-11-20 23:38:17', '2026-11-20 22:00:00'],
  ['2026-11-20 22:00:00', '2026-11-20 22:00:00'],
  ['2026-11-20 00:59:59', '2026-11-20 00:00:00'],
  ['2026-11-20 09:00:00', '2026-11-20 08:00:00'],
])('at %s the slot of %s runs', (now, startsAt) => {
  const slots = flashSaleSlots(now);
  expect(slots).toHaveLength(5);
  expect(slots[0]).toMatchObject({ startsAt, isCurrent: true });
  expect(slots[1]).toMatchObject({ startsAt: slots[0]?.endsAt, isCurrent: false });
});

it('goes on after midnight', () => {
  expect(flashSaleSlots('2026-12-31 23:00:00', 2).map(({ startsAt }) => startsAt)).toEqual([
    '2026-12-31 22:00:00',
    '2027-01-01 00:00:00',
  ]);
});
