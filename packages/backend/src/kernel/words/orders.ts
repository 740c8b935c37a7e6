import { vocabulary, type WordOf } from './vocabulary.ts';

/** How an order stands. */
export const orderStates = vocabulary('state of an order', {
  'awaiting-payment': 1,
  'awaiting-shipment': 2,
  shipped: 3,
  expired: 4,
  completed: 5,
  cancelled: 6,
  refunded: 7,
  'refund-pending': 8,
  'refund-failed': 9,
  'awaiting-review': 10,
  reviewed: 11,
  'awaiting-group': 12,
});
export type OrderState = WordOf<typeof orderStates>;

/** What an order was bought in. */
export const orderTypes = vocabulary('type of an order', { ordinary: 0, 'flash-sale': 1, group: 2 });
export type OrderType = WordOf<typeof orderTypes>;
