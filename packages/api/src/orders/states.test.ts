import { expect, it } from 'vitest';
import type { OrderState } from './model.ts';
import { orderActions, orderTabs, paymentOutcome } from './states.ts';

it.each<[OrderState, string[], 'pay' | 'order' | 'success']>([
  ['awaiting-payment', ['canPay', 'canCancel'], 'pay'],
  ['awaiting-shipment', [], 'success'],
  ['shipped', ['canConfirmReceipt'], 'success'],
  ['expired', ['canRemove'], 'order'],
  ['completed', ['canRemove'], 'success'],
  ['cancelled', ['canRemove'], 'order'],
  ['refunded', ['canRemove'], 'order'],
  ['refund-pending', [], 'order'],
  ['refund-failed', [], 'order'],
  ['awaiting-review', ['canReview'], 'success'],
  ['reviewed', ['canRemove'], 'success'],
  ['awaiting-group', [], 'success'],
])('an order %s offers %j; the payment page goes to %s', (state, actions, outcome) => {
  const offered = Object.entries(orderActions(state)).filter(([, can]) => can);
  expect(offered.map(([action]) => action)).toEqual(actions);
  expect(paymentOutcome(state)).toBe(outcome);
});

it('hides the tabs of features that are off', () => {
  expect(orderTabs({ groupPurchase: false, reviews: false })).toEqual([
    'all',
    'awaiting-payment',
    'awaiting-shipment',
    'shipped',
    'completed',
  ]);
  expect(orderTabs({ groupPurchase: true, reviews: true })).toHaveLength(7);
});
