import { describe, expect, it } from 'vitest';
import { type ListAddress, listPath, readListAddress, toProductQuery } from './list-address.ts';

const plain: ListAddress = {
  categoryId: null,
  name: null,
  keyword: null,
  asTyped: false,
  couponId: null,
  sort: 'default',
  page: 1,
  pageSize: 20,
  brandIds: [],
  priceMin: null,
  priceMax: null,
  inStock: false,
  colours: [],
  services: [],
};

const read = (query: string, id?: string) => readListAddress(id, new URLSearchParams(query));

describe('readListAddress', () => {
  it.each<[string, string | undefined, Partial<ListAddress>]>([
    ['', undefined, {}],
    ['', '12', { categoryId: '12' }],
    ['name=水果', '12', { categoryId: '12', name: '水果' }],
    ['title=%20苹果%20', undefined, { keyword: '苹果' }],
    ['title=%20%20', undefined, {}],
    [`title=${'a'.repeat(80)}`, undefined, { keyword: 'a'.repeat(60) }],
    ['coupon=7', undefined, { couponId: '7' }],
    ['coupon=7&title=茶', '12', { couponId: '7', keyword: '茶', categoryId: '12' }],
    ['coupon=x', undefined, {}],
    ['sort=sales', undefined, { sort: 'sales' }],
    // As the api writes them.
    ['sort=-sales', undefined, { sort: 'sales' }],
    ['sort=%2Border_price', undefined, { sort: 'price-ascending' }],
    ['sort=+order_price', undefined, { sort: 'price-ascending' }],
    ['sort=order_price', undefined, { sort: 'price-ascending' }],
    ['sort=-order_price', undefined, { sort: 'price-descending' }],
    ['sort=-cost_price', undefined, {}],
    ['sort=toString', undefined, {}],
    ['sort=unit-price-g', undefined, { sort: 'unit-price-g' }],
    ['sort=unit-price-kg', undefined, {}],
    ['title=茶&typed=1', undefined, { keyword: '茶', asTyped: true }],
    ['page=3', undefined, { page: 3 }],
    ['page=0', undefined, {}],
    ['page=-1', undefined, {}],
    ['page=1.5', undefined, {}],
    ['page=x', undefined, {}],
    ['size=40', undefined, { pageSize: 40 }],
    ['size=50', undefined, {}],
    ['brand=3,5', undefined, { brandIds: ['3', '5'] }],
    // As a form without JavaScript sends it.
    ['brand=3&brand=5&min=&max=', undefined, { brandIds: ['3', '5'] }],
    ['brand=3,3,x,,0', undefined, { brandIds: ['3'] }],
    ['min=50&max=700.5', undefined, { priceMin: 5000, priceMax: 70050 }],
    ['min=-1&max=abc', undefined, {}],
    ['min=1.234', undefined, {}],
    ['stock=1', undefined, { inStock: true }],
    ['stock=0', undefined, {}],
    ['colour=blue,red', undefined, { colours: ['red', 'blue'] }],
    ['colour=red&colour=mauve&service=online', undefined, { colours: ['red'], services: ['online'] }],
    ['service=free-delivery,returns,', undefined, { services: ['free-delivery'] }],
  ])('%s of %s', (query, id, found) => {
    expect(read(query, id)).toEqual({ ...plain, ...found });
  });

  it.each(['abc', '0', '01', '-3', '1.5', '1x'])('refuses the id %s', (id) => {
    expect(read('', id)).toBeNull();
  });
});

describe('listPath', () => {
  it.each<[Partial<ListAddress>, string]>([
    [{}, '/product/list'],
    [{ categoryId: '12', name: '水果' }, `/product/list/12?name=${encodeURIComponent('水果')}`],
    [{ name: '水果' }, '/product/list'],
    [{ keyword: 'a b' }, '/product/list?title=a+b'],
    [{ keyword: 'a', asTyped: true }, '/product/list?title=a&typed=1'],
    [{ asTyped: true }, '/product/list'],
    [{ sort: 'price-descending', page: 2, pageSize: 10 }, '/product/list?sort=price-descending&size=10&page=2'],
    [{ priceMin: 5050, priceMax: 70000 }, '/product/list?min=50.5&max=700'],
    [{ brandIds: ['3', '5'], inStock: true }, '/product/list?brand=3%2C5&stock=1'],
    [{ priceMin: 0 }, '/product/list?min=0'],
    [
      { colours: ['blue', 'red'], services: ['online', 'on-sale'] },
      '/product/list?colour=red%2Cblue&service=on-sale%2Conline',
    ],
    [{ sort: 'unit-price-ml' }, '/product/list?sort=unit-price-ml'],
  ])('%j → %s', (what, path) => {
    expect(listPath({ ...plain, ...what })).toBe(path);
  });

  it('is read back as it was', () => {
    const full: ListAddress = {
      categoryId: '12',
      name: '水果',
      keyword: '苹果 & 梨',
      asTyped: true,
      couponId: '7',
      sort: 'sales',
      page: 7,
      pageSize: 30,
      brandIds: ['3', '5'],
      priceMin: 1999,
      priceMax: 100000,
      inStock: true,
      colours: ['red', 'metallic'],
      services: ['points'],
    };
    const url = new URL(listPath(full), 'http://shop.test');
    expect(readListAddress('12', url.searchParams)).toEqual(full);
  });
});

describe('toProductQuery', () => {
  it('asks for nothing that is not chosen', () => {
    expect(toProductQuery(plain)).toEqual({ sort: 'default', page: 1, pageSize: 20 });
  });

  it('passes on what is', () => {
    const address: ListAddress = {
      ...{ ...plain, categoryId: '1', keyword: '梨', brandIds: ['2'], priceMin: 100, inStock: true },
      ...{ colours: ['red'], services: ['online'] },
    };
    expect(toProductQuery(address)).toEqual({
      categoryId: '1',
      keyword: '梨',
      sort: 'default',
      page: 1,
      pageSize: 20,
      brandIds: ['2'],
      priceMin: 100,
      inStock: true,
      colours: ['red'],
      services: ['online'],
    });
  });
});
