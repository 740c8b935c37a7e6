import { expect, it } from 'vitest';
import { orderState } from '../orders/order-states.ts';
import { canExtend } from './extend-receipt.ts';
import { reminderObstacle } from './remind-shop.ts';

const now = new Date('2026-11-25T08:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it.each([
  ['waits to be sent', { state: 2, remindedAt: null }, false, null],
  ['was reminded of a day ago', { state: 2, remindedAt: ago(24) }, false, null],
  ['was reminded of a little less ago', { state: 2, remindedAt: ago(23.99) }, false, 'reminded'],
  ['a refund is asked for', { state: 2, remindedAt: null }, true, 'refund'],
  ['is not paid', { state: 1, remindedAt: null }, false, 'state'],
  ['is on its way', { state: 3, remindedAt: null }, false, 'state'],
  ['is over', { state: 7, remindedAt: ago(100) }, false, 'state'],
])('of an order that %s', (_, order, hasRefund, obstacle) => {
  expect(reminderObstacle(order, { hasRefund, hours: 24, now })).toBe(obstacle);
});

it('receipt is put off once, while the order is on its way', () => {
  const states = Object.values(orderState).filter((state) => canExtend({ state, receiptExtendedDays: 0 }));
  expect(states).toEqual([orderState.shipped]);
  expect(canExtend({ state: orderState.shipped, receiptExtendedDays: 7 })).toBe(false);
});
