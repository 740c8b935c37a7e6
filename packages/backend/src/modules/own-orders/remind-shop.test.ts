import { expect, it } from 'vitest';
import { orderStates } from '../../kernel/words/orders.ts';
import { canExtend } from './extend-receipt.ts';
import { reminderObstacle } from './remind-shop.ts';

const now = new Date('2026-11-25T08:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it.each<[string, Parameters<typeof reminderObstacle>[0], boolean, ReturnType<typeof reminderObstacle>]>([
  ['waits to be sent', { state: 'awaiting-shipment', remindedAt: null }, false, null],
  ['was reminded of a day ago', { state: 'awaiting-shipment', remindedAt: ago(24) }, false, null],
  ['was reminded of a little less ago', { state: 'awaiting-shipment', remindedAt: ago(23.99) }, false, 'reminded'],
  ['a refund is asked for', { state: 'awaiting-shipment', remindedAt: null }, true, 'refund'],
  ['is not paid', { state: 'awaiting-payment', remindedAt: null }, false, 'state'],
  ['is on its way', { state: 'shipped', remindedAt: null }, false, 'state'],
  ['is over', { state: 'refunded', remindedAt: ago(100) }, false, 'state'],
])('of an order that %s', (_, order, hasRefund, obstacle) => {
  expect(reminderObstacle(order, { hasRefund, hours: 24, now })).toBe(obstacle);
});

it('receipt is put off once, while the order is on its way', () => {
  const states = orderStates.words.filter((state) => canExtend({ state, receiptExtendedDays: 0 }));
  expect(states).toEqual(['shipped']);
  expect(canExtend({ state: 'shipped', receiptExtendedDays: 7 })).toBe(false);
});
