import { flashSaleSlots } from '@jishi/api/flash-sales';
import { describe, expect, it } from 'vitest';
import { readSlotAddress, type SlotAddress, slotPath } from './slot-address.ts';

/** 22:00 is on; 00:00 to 06:00 are tomorrow's. */
const slots = flashSaleSlots('2026-12-31 23:15:00');
const plain: SlotAddress = { slot: null, page: 1, pageSize: 20 };

it.each<[string, Partial<SlotAddress>]>([
  ['', {}],
  ['page=3&size=40', { page: 3, pageSize: 40 }],
  ['slot=2027-01-01-00', { slot: '2027-01-01 00:00:00' }],
  ['slot=2027-01-01-06&page=2', { slot: '2027-01-01 06:00:00', page: 2 }],
  // On by now: the plain page, and the page of it one is on.
  ['slot=2026-12-31-22&page=2', { page: 2 }],
  // Over, too far away, of no slot, nonsense.
  ['slot=2026-12-31-20&page=2', {}],
  ['slot=2027-01-01-08', {}],
  ['slot=2027-01-01-01', {}],
  ['slot=now&size=30&page=4', { pageSize: 30 }],
  ['slot=&page=4', {}],
  ['page=0&size=15', {}],
  ['page=x', {}],
])('%s is read as %j', (query, expected) => {
  expect(readSlotAddress(new URLSearchParams(query), slots)).toEqual({ ...plain, ...expected });
});

describe('a path', () => {
  it.each<[Partial<SlotAddress>, string]>([
    [{}, '/seckill/list'],
    [{ slot: '2027-01-01 00:00:00' }, '/seckill/list?slot=2027-01-01-00'],
    [{ page: 2, pageSize: 10 }, '/seckill/list?size=10&page=2'],
  ])('of %j is %s', (what, path) => {
    expect(slotPath({ ...plain, ...what })).toBe(path);
  });

  it('is read back as it was', () => {
    const full: SlotAddress = { slot: '2027-01-01 04:00:00', page: 3, pageSize: 30 };
    const { searchParams } = new URL(slotPath(full), 'http://shop.test');
    expect(readSlotAddress(searchParams, slots)).toEqual(full);
  });
});
