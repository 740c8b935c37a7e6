import type { ProductType } from '@jishi/api';
import type { OrderLine, OrderState } from '@jishi/api/orders';
import { describe, expect, it } from 'vitest';
import { orderStations } from './order-stations.ts';

const T = '2026-11-20 10:00:00';
const line = (productType: ProductType) => ({ productType }) as OrderLine;
const order = (
  state: OrderState,
  types: ProductType[] = ['physical'],
  times: Partial<Record<'paidAt' | 'shippedAt' | 'completedAt' | 'payBefore', string>> = {},
) => ({
  state,
  lines: types.map(line),
  placedAt: T,
  payBefore: null,
  paidAt: null,
  shippedAt: null,
  completedAt: null,
  refund: null,
  ...times,
});
const seen = (...args: Parameters<typeof order>) => {
  const { stations, current } = orderStations(order(...args));
  return [stations.map(({ key }) => key), current];
};

describe('orderStations', () => {
  it.each<[OrderState, ProductType[], string[], number]>([
    ['awaiting-payment', ['physical'], ['placed', 'paid', 'shipped', 'received'], 0],
    ['awaiting-shipment', ['physical'], ['placed', 'paid', 'shipped', 'received'], 1],
    ['awaiting-group', ['physical'], ['placed', 'paid', 'shipped', 'received'], 1],
    ['shipped', ['virtual'], ['placed', 'paid', 'shipped', 'received'], 2],
    ['completed', ['physical'], ['placed', 'paid', 'shipped', 'received'], 4],
    ['awaiting-review', ['physical'], ['placed', 'paid', 'shipped', 'received'], 4],
    ['reviewed', ['card-key'], ['placed', 'paid', 'received'], 3],
    ['awaiting-payment', ['download'], ['placed', 'paid', 'received'], 0],
    ['awaiting-payment', ['download', 'physical'], ['placed', 'paid', 'shipped', 'received'], 0],
  ])('%s of %j', (state, types, keys, current) => {
    expect(seen(state, types)).toEqual([keys, current]);
  });

  it.each<[OrderState, Parameters<typeof order>[2], string[]]>([
    ['cancelled', {}, ['placed', 'closed']],
    ['expired', {}, ['placed', 'closed']],
    ['refund-pending', { paidAt: T }, ['placed', 'paid', 'closed']],
    ['refunded', { paidAt: T, shippedAt: T }, ['placed', 'paid', 'shipped', 'closed']],
  ])('%s shows how far it came', (state, times, keys) => {
    expect(seen(state, ['physical'], times)).toEqual([keys, keys.length - 1]);
  });

  it.each<[OrderState, boolean]>([
    ['cancelled', true],
    ['expired', true],
    ['refunded', true],
    ['refund-pending', false],
    ['refund-failed', false],
    ['awaiting-payment', false],
    ['shipped', false],
    ['completed', false],
  ])('%s has come to another end: %s', (state, isOver) => {
    expect(orderStations(order(state)).isOver).toBe(isOver);
  });

  it('knows that an order lapsed when its time to pay was over, and not when one was cancelled', () => {
    const end = (state: OrderState) =>
      orderStations(order(state, ['physical'], { payBefore: '2026-11-21 10:00:00' })).stations.at(-1);
    expect(end('expired')).toEqual({ key: 'closed', at: '2026-11-21 10:00:00' });
    expect(end('cancelled')).toEqual({ key: 'closed', at: null });
  });
});
