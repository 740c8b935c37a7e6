import { type GoodType, isDeliveredByPayment } from '../../kernel/words/goods.ts';

/** States of an order as they are stored and sent. */
export const orderState = {
  awaitingPayment: 1,
  awaitingShipment: 2,
  shipped: 3,
  expired: 4,
  completed: 5,
  cancelled: 6,
  refunded: 7,
  refundPending: 8,
  refundFailed: 9,
  awaitingReview: 10,
  reviewed: 11,
  awaitingGroup: 12,
} as const;

export type OrderState = (typeof orderState)[keyof typeof orderState];

/** What a customer or the shop does with an order. */
export type OrderAction = 'pay' | 'expire' | 'cancel' | 'ship' | 'receive' | 'review' | 'remove';

/** `apply`: do it now · `done`: it has been done before, answer ok · `refuse`: not possible in this state. */
export type Verdict = 'apply' | 'done' | 'refuse';

const from: Record<OrderAction, readonly OrderState[]> = {
  pay: [orderState.awaitingPayment],
  expire: [orderState.awaitingPayment],
  cancel: [orderState.awaitingPayment],
  ship: [orderState.awaitingShipment],
  receive: [orderState.shipped],
  review: [orderState.awaitingReview],
  remove: [orderState.expired, orderState.completed, orderState.cancelled, orderState.refunded, orderState.reviewed],
};

/** Every state that is only reached through a payment. */
const paidStates: readonly OrderState[] = [
  orderState.awaitingShipment,
  orderState.shipped,
  orderState.completed,
  orderState.refunded,
  orderState.refundPending,
  orderState.refundFailed,
  orderState.awaitingReview,
  orderState.reviewed,
  orderState.awaitingGroup,
];

/** Whether an order in this state has been paid and not been refunded. */
export function hasBeenPaid(state: OrderState): boolean {
  return paidStates.includes(state) && state !== orderState.refunded;
}

/** Those of orders that were paid and not refunded. */
export const PAID_STATES: OrderState[] = Object.values(orderState).filter(hasBeenPaid);

const repeated: Partial<Record<OrderAction, readonly OrderState[]>> = {
  pay: paidStates,
  expire: [orderState.expired],
  cancel: [orderState.cancelled],
  receive: [orderState.completed, orderState.awaitingReview, orderState.reviewed],
};

/** Whether an order in `state` may undergo `action`; a repeated call of the same action is `done`, not an error. */
export function verdict(action: OrderAction, state: OrderState): Verdict {
  if (from[action].includes(state)) return 'apply';
  return repeated[action]?.includes(state) ? 'done' : 'refuse';
}

/** The state a payment leads to: completed at once when the payment delivers every line. */
export function stateAfterPayment(types: readonly GoodType[]): OrderState {
  const isDelivered = types.length > 0 && types.every(isDeliveredByPayment);
  return isDelivered ? orderState.completed : orderState.awaitingShipment;
}

/**
 * The state to report: an unpaid order counts as expired as soon as its time to pay has passed, even when the job
 * that writes it down has not run yet.
 */
export function stateNow(state: OrderState, payBefore: Date | null, now: Date): OrderState {
  const isLate = payBefore !== null && payBefore.getTime() <= now.getTime();
  return state === orderState.awaitingPayment && isLate ? orderState.expired : state;
}

/** States behind a tab of the order list; the completed tab also shows reviewed orders. Null: every state. */
export function statesOfTab(index: number): readonly number[] | null {
  if (index === 0) return null;
  return index === orderState.completed ? [orderState.completed, orderState.reviewed] : [index];
}

/** Something is still owed: to pay, to ship, to receive, to give back, or a group to be filled. */
export const OPEN_STATES: OrderState[] = [
  orderState.awaitingPayment,
  orderState.awaitingShipment,
  orderState.shipped,
  orderState.refundPending,
  orderState.refundFailed,
  orderState.awaitingGroup,
];
