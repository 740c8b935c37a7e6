import { describe, expect, it } from 'vitest';
import {
  daysOf,
  isNarrowed,
  orderListPath,
  orderTabPath,
  readOrderListAddress,
  tidyOrderListPath,
} from './order-list-address.ts';

const usual = { tab: 'all', keyword: '', kind: 'all', range: 'all', own: null, page: 1, pageSize: 10 } as const;

describe('readOrderListAddress', () => {
  it.each([
    ['', usual],
    ['index=1', { ...usual, tab: 'awaiting-payment' }],
    ['index=12', { ...usual, tab: 'awaiting-group' }],
    ['index=after_sale', { ...usual, tab: 'after-sale' }],
    ['index=99', usual],
    ['index=__proto__', usual],
    ['page=3&size=20', { ...usual, page: 3, pageSize: 20 }],
    ['page=0', usual],
    ['page=-1', usual],
    ['page=1.5', usual],
    ['page=x', usual],
    ['size=1000', usual],
    ['keyword=%20%E8%8D%89%E8%8E%93%20', { ...usual, keyword: '草莓' }],
    [`keyword=${'a'.repeat(80)}`, { ...usual, keyword: 'a'.repeat(60) }],
    ['range=month', { ...usual, range: 'month' }],
    ['range=century', usual],
    ['kind=flash-sale', { ...usual, kind: 'flash-sale' }],
    ['kind=group-purchase', usual],
    ['index=bin', { ...usual, tab: 'bin' }],
    ['from=2026-11-01&until=2026-11-05', { ...usual, range: 'own', own: { from: '2026-11-01', until: '2026-11-05' } }],
    ['range=own', { ...usual, range: 'own' }],
    ['range=own&from=2026-11-05&until=2026-11-01', { ...usual, range: 'own' }],
    ['from=2026-11-31&until=2026-12-01', usual],
    ['range=week&from=2026-11-01&until=2026-11-05', { ...usual, range: 'week' }],
  ])('%s', (query, address) => {
    expect(readOrderListAddress(new URLSearchParams(query))).toEqual(address);
  });
});

describe('tidyOrderListPath', () => {
  it.each([
    ['', null],
    ['keyword=a&range=week', null],
    ['keyword=&kind=all&range=all', '/user/indent/list'],
    ['kind=flash-sale&range=all', '/user/indent/list?kind=flash-sale'],
    ['index=1&keyword=a&range=all', '/user/indent/list?index=1&keyword=a'],
    ['keyword=&range=week', '/user/indent/list?range=week'],
  ])('%s', (query, path) => expect(tidyOrderListPath(new URLSearchParams(query))).toBe(path));
});

describe('orderListPath', () => {
  it.each([
    [{}, '/user/indent/list'],
    [{ tab: 'awaiting-review' }, '/user/indent/list?index=10'],
    [
      { tab: 'shipped', keyword: '草莓', range: 'week', page: 2, pageSize: 50 },
      '/user/indent/list?index=3&keyword=%E8%8D%89%E8%8E%93&range=week&page=2&size=50',
    ],
    [{ range: 'own' }, '/user/indent/list?range=own'],
    [
      { range: 'own', own: { from: '2026-11-01', until: '2026-11-05' } },
      '/user/indent/list?from=2026-11-01&until=2026-11-05',
    ],
  ] as const)('%j', (change, path) => {
    expect(orderListPath({ ...usual, ...change })).toBe(path);
  });

  it('is read back as it was', () => {
    const place = { page: 7, pageSize: 30, own: null };
    const address = { tab: 'completed', keyword: 'a&b=c', kind: 'ordinary', range: 'quarter', ...place } as const;
    expect(readOrderListAddress(new URL(orderListPath(address), 'http://shop.test').searchParams)).toEqual(address);
  });
});

it('orderTabPath', () => {
  expect(orderTabPath('awaiting-payment')).toBe('/user/indent/list?index=1');
});

describe('daysOf', () => {
  it.each([
    ['all', '2026-11-20', undefined],
    ['week', '2026-11-20', { from: '2026-11-13', until: '2026-11-20' }],
    ['month', '2026-03-01', { from: '2026-01-30', until: '2026-03-01' }],
    ['quarter', '2026-01-10', { from: '2025-10-12', until: '2026-01-10' }],
  ] as const)('%s until %s', (range, today, days) => {
    expect(daysOf({ range, own: null }, today)).toEqual(days);
  });

  it('are one’s own once they are chosen', () => {
    const own = { from: '2026-11-01', until: '2026-11-05' };
    expect(daysOf({ range: 'own', own }, '2026-11-20')).toEqual(own);
    expect(daysOf({ range: 'own', own: null }, '2026-11-20')).toBeUndefined();
  });
});

it('isNarrowed', () => {
  const own = { from: '2026-11-01', until: '2026-11-05' };
  expect(
    [{}, { range: 'own' }, { keyword: 'x' }, { range: 'week' }, { range: 'own', own }].map((change) =>
      isNarrowed({ ...usual, ...change } as Parameters<typeof isNarrowed>[0]),
    ),
  ).toEqual([false, false, true, true, true]);
});
