import { describe, expect, it } from 'vitest';
import { parserOf } from '../wire/parts.ts';
import cardKey from './fixtures/detail-card-key.json';
import download from './fixtures/detail-download.json';
import english from './fixtures/detail-english.json';
import simple from './fixtures/detail-simple.json';
import withVariants from './fixtures/detail-variants.json';
import virtual from './fixtures/detail-virtual.json';
import list from './fixtures/list.json';
import empty from './fixtures/list-empty.json';
import { toProduct, toProductPage } from './mapping.ts';
import { wireGood, wireGoodPage } from './wire.ts';

const product = (recording: { body: { message: unknown } }) => toProduct(parserOf(wireGood)(recording.body.message));
const page = (message: unknown) => toProductPage(parserOf(wireGoodPage)(message));

describe('a recorded list', () => {
  const { items, ...rest } = page(list.body.message);

  it('keeps the page and knows no facets', () => {
    expect(rest).toMatchObject({ page: 1, pageSize: 3, facets: null });
  });

  it('shows the cheapest variant of a product with variants', () => {
    expect(items[0]).toEqual({
      id: '1',
      name: '示例手机 X1',
      price: 199900,
      priceRange: { min: 199900, max: 229900 },
      marketPrice: 239900,
      picture: { url: 'http://127.0.0.1:8100/storage/image/good/g1_0.jpg' },
      sales: 0,
      brandId: '1',
      stock: 55,
      hasVariants: true,
      isRecommended: true,
      isNew: false,
      isHot: true,
      type: null,
      hasFreeShipping: false,
      acceptsPoints: false,
    });
  });

  it('shows the only price of a product without variants, whose stock the list does not tell', () => {
    expect(items[1]).toMatchObject({
      price: 19990,
      priceRange: { min: 19990, max: 19990 },
      marketPrice: 29900,
      stock: null,
      hasVariants: false,
    });
  });
});

describe('what the tags of a card say', () => {
  const [row] = list.body.message.data;
  const tagsOf = (over: Record<string, unknown>) => {
    const [card] = page({ ...empty.body.message, data: [{ ...row, ...over }] }).items;
    return [card?.type, card?.hasFreeShipping, card?.acceptsPoints];
  };
  it.each([
    ['posted for nothing', { type_code: 0, freight_type: 0, freight: 0 }, ['physical', true, false]],
    ['posted for a fixed fee', { type_code: 0, freight_type: 0, freight: 8 }, ['physical', false, false]],
    ['posted by a rate', { type_code: 0, freight_type: 1, freight: 0 }, ['physical', false, false]],
    ['a download', { type_code: 3, freight_type: 0, freight: 0 }, ['download', false, false]],
    ['partly for points', { type_code: 1, integral_commodity_count: 1 }, ['virtual', false, true]],
    ['a server that does not tell', {}, [null, false, false]],
  ])('%s', (_what, over, tags) => expect(tagsOf(over)).toEqual(tags));
});

it('reads an empty list', () => {
  expect(page(empty.body.message)).toMatchObject({ items: [], total: 0, pageCount: 1 });
});

it('reads facet counts', () => {
  const facets = {
    brands: [{ id: 3, name: '青禾', count: 12 }],
    price_min: 9.9,
    price_max: '1299',
    in_stock: 40,
  };
  expect(page({ data: [], total: 0, facets }).facets).toEqual({
    brands: [{ id: '3', name: '青禾', count: 12 }],
    categories: [],
    price: { min: 990, max: 129900 },
    inStock: 40,
    units: [],
    colours: [],
    services: [],
  });
});

describe('a recorded product', () => {
  it('with variants', () => {
    expect(product(withVariants)).toMatchObject({
      id: '2',
      number: 'NO-1001',
      type: 'physical',
      availability: 'on-sale',
      categoryId: '2',
      price: 129900,
      priceRange: { min: 129900, max: 129900 },
      marketPriceRange: { min: 149900, max: 149900 },
      stock: 5,
      shippingRateId: '1',
      purchaseLimit: null,
      acceptsPoints: false,
      video: null,
      variants: [{ id: '7', price: 129900, marketPrice: 149900, stock: 5, options: [{ name: '颜色', value: '黑色' }] }],
    });
    expect(product(withVariants).pictures.map(({ url }) => url.split('/').at(-1))).toEqual([
      'g2_0.jpg',
      'g2_1.jpg',
      'g2_2.jpg',
      'g2_3.jpg',
    ]);
  });

  it('without variants', () => {
    const { price, priceRange, variants, stock, shippingRateId } = product(simple);
    expect({ price, priceRange, variants, shippingRateId }).toEqual({
      price: 19990,
      priceRange: { min: 19990, max: 19990 },
      variants: [],
      shippingRateId: null,
    });
    expect(stock).toBeGreaterThan(0);
  });

  it.each([
    ['virtual', virtual],
    ['card-key', cardKey],
    ['download', download],
    ['physical', english],
  ])('of the type %s', (type, recording) => {
    expect(product(recording).type).toBe(type);
  });
});

describe('what no recording holds', () => {
  const bare = { id: 5, name: '杯', good_sku: [] };
  const good = (more: object) => toProduct(parserOf(wireGood)({ ...bare, ...more }));

  it('takes video and poster out of the pictures and puts the main one first', () => {
    const resources_many = [
      { depict: 'goods_5_poster', img: 'poster.jpg' },
      { depict: 'goods_5', img: 'b.jpg' },
      { depict: 'goods_5_video', img: 'film.mp4' },
      { depict: 'goods_5_zimg', img: 'a.jpg' },
    ];
    expect(good({ resources_many })).toMatchObject({
      pictures: [{ url: 'a.jpg' }, { url: 'b.jpg' }],
      video: { url: 'film.mp4', poster: 'poster.jpg' },
    });
  });

  it.each([
    [{ is_show: 0 }, 'in-warehouse'],
    [{ is_show: 2 }, 'scheduled'],
    [{ is_show: 1, is_delete: 1 }, 'removed'],
    [{ is_show: '1' }, 'on-sale'],
  ])('%j is %s', (more, availability) => {
    expect(good(more).availability).toBe(availability);
  });

  it('reads limits, points and a free product', () => {
    expect(good({ purchase_number: 2, integral_commodity_count: 1, price: 0, order_price: '' })).toMatchObject({
      purchaseLimit: 2,
      acceptsPoints: true,
      price: 0,
      priceRange: { min: 0, max: 0 },
      marketPriceRange: null,
    });
  });

  it('shows no market price that is not higher', () => {
    expect(good({ price: 10, price_show: [10], market_price_show: [''] }).marketPriceRange).toBeNull();
    expect(good({ price: 10, price_show: [10], market_price_show: [8] }).marketPriceRange).toBeNull();
  });

  it('refuses what is no product', () => {
    expect(() => parserOf(wireGood)(null)).toThrow();
    expect(() => parserOf(wireGood)({ id: 5 })).toThrow();
  });
});

describe('prices per unit', () => {
  const row = list.body.message.data[0];
  const priced = (unit_price: unknown) => page({ ...empty.body.message, data: [{ ...row, unit_price }] }).items[0];

  it.each([
    [
      { price: 18.48, quantity: 500, unit: 'g' },
      { amount: 1848, per: { quantity: 500, unit: 'g' } },
    ],
    [
      { price: '1.56', quantity: '1', unit: 'piece' },
      { amount: 156, per: { quantity: 1, unit: 'piece' } },
    ],
    [{ price: 1, quantity: 1, unit: 'furlong' }, undefined],
    [{ price: 1, quantity: 0, unit: 'g' }, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j', (wire, expected) => {
    expect(priced(wire)?.unitPrice).toEqual(expected);
  });

  it('are told of a product and of each of its variants', () => {
    const { message } = withVariants.body;
    const unit_price = { price: 6.4, quantity: 500, unit: 'g' };
    const good_sku = message.good_sku.map((sku) => ({ ...sku, unit_price }));
    const found = product({ body: { message: { ...message, good_sku, unit_price } } });
    const expected = { amount: 640, per: { quantity: 500, unit: 'g' } };
    expect(found.unitPrice).toEqual(expected);
    expect(found.variants[0]?.unitPrice).toEqual(expected);
    expect(product(withVariants).unitPrice).toBeUndefined();
  });

  it('are counted by unit, where the server does', () => {
    const facets = { brands: [], price_min: 1, price_max: 2, in_stock: 3 };
    const units = [
      { unit: 'g', count: 5 },
      { unit: 'furlong', count: 1 },
    ];
    expect(page({ ...empty.body.message, facets: { ...facets, units } }).facets?.units).toEqual([
      { unit: 'g', count: 5 },
    ]);
    expect(page({ ...empty.body.message, facets }).facets?.units).toEqual([]);
  });

  it('are counted by colour and service, as far as both are known here', () => {
    const facets = { brands: [], price_min: 1, price_max: 2, in_stock: 3 };
    const colours = [
      { colour: 'red', count: 5 },
      { colour: 'infrared', count: 1 },
    ];
    const services = [
      { service: 'free_delivery', count: 4 },
      { service: 'gift', count: 1 },
    ];
    expect(page({ ...empty.body.message, facets: { ...facets, colours, services } }).facets).toMatchObject({
      colours: [{ colour: 'red', count: 5 }],
      services: [{ service: 'free-delivery', count: 4 }],
    });
  });
});
