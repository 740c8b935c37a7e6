import { type OrderState, orderStates } from '../../kernel/words/orders.ts';
import { isDeliveredByPayment, type ProductType } from '../../kernel/words/products.ts';

/** What a customer or the shop does with an order. */
export type OrderAction = 'pay' | 'expire' | 'cancel' | 'ship' | 'receive' | 'review' | 'remove';

/** `apply`: do it now · `done`: it has been done before, answer ok · `refuse`: not possible in this state. */
export type Verdict = 'apply' | 'done' | 'refuse';

const from: Record<OrderAction, readonly OrderState[]> = {
  pay: ['awaiting-payment'],
  expire: ['awaiting-payment'],
  cancel: ['awaiting-payment'],
  ship: ['awaiting-shipment'],
  receive: ['shipped'],
  review: ['awaiting-review'],
  remove: ['expired', 'completed', 'cancelled', 'refunded', 'reviewed'],
};

/** Every state that is only reached through a payment. */
const paidStates: readonly OrderState[] = [
  'awaiting-shipment',
  'shipped',
  'completed',
  'refunded',
  'refund-pending',
  'refund-failed',
  'awaiting-review',
  'reviewed',
  'awaiting-group',
];

/** Whether an order in this state has been paid and not been refunded. */
export function hasBeenPaid(state: OrderState): boolean {
  return paidStates.includes(state) && state !== 'refunded';
}

/** Those of orders that were paid and not refunded. */
export const PAID_STATES: OrderState[] = orderStates.words.filter(hasBeenPaid);

const repeated: Partial<Record<OrderAction, readonly OrderState[]>> = {
  pay: paidStates,
  expire: ['expired'],
  cancel: ['cancelled'],
  receive: ['completed', 'awaiting-review', 'reviewed'],
};

/** The state machine of orders: its transitions by action. Whether an order in `state` may undergo `action`; a repeated call of the same action is `done`, not an error. */
export function verdict(action: OrderAction, state: OrderState): Verdict {
  if (from[action].includes(state)) return 'apply';
  return repeated[action]?.includes(state) ? 'done' : 'refuse';
}

/** The state a payment leads to: completed at once when the payment delivers every line. */
export function stateAfterPayment(types: readonly ProductType[]): OrderState {
  const isDelivered = types.length > 0 && types.every(isDeliveredByPayment);
  return isDelivered ? 'completed' : 'awaiting-shipment';
}

/**
 * The state to report: an unpaid order counts as expired as soon as its time to pay has passed, even when the job
 * that writes it down has not run yet.
 */
export function stateNow(state: OrderState, payBefore: Date | null, now: Date): OrderState {
  const isLate = payBefore !== null && payBefore.getTime() <= now.getTime();
  return state === 'awaiting-payment' && isLate ? 'expired' : state;
}

/** States behind a tab of the order list; the completed tab also shows reviewed orders. */
export function statesOfTab(tab: OrderState): OrderState[] {
  return tab === 'completed' ? ['completed', 'reviewed'] : [tab];
}

/** Something is still owed: to pay, to ship, to receive, to give back, or a group to be filled. */
export const OPEN_STATES: OrderState[] = [
  'awaiting-payment',
  'awaiting-shipment',
  'shipped',
  'refund-pending',
  'refund-failed',
  'awaiting-group',
];
