import { type OrderState, orderState } from '../../../modules/orders/order-states.ts';

/** States as operators write them. */
export const stateWords = {
  'awaiting-payment': orderState.awaitingPayment,
  'awaiting-shipment': orderState.awaitingShipment,
  shipped: orderState.shipped,
  expired: orderState.expired,
  completed: orderState.completed,
  cancelled: orderState.cancelled,
  refunded: orderState.refunded,
  'refund-pending': orderState.refundPending,
  'refund-failed': orderState.refundFailed,
  'awaiting-review': orderState.awaitingReview,
  reviewed: orderState.reviewed,
  'awaiting-group': orderState.awaitingGroup,
} as const satisfies Record<string, OrderState>;

export type StateWord = keyof typeof stateWords;

const words = new Map<number, string>(Object.entries(stateWords).map(([word, state]) => [state, word]));

export function stateWord(state: number): string {
  return words.get(state) ?? `state ${state}`;
}
