import type { OrderState, OrderTab } from './model.ts';

/** Buttons an order offers in a state (screens 11.2 and the server's own rules). */
export type OrderActions = {
  readonly canPay: boolean;
  readonly canCancel: boolean;
  readonly canConfirmReceipt: boolean;
  readonly canReview: boolean;
  readonly canRemove: boolean;
};

const removable: readonly OrderState[] = ['expired', 'completed', 'cancelled', 'refunded', 'reviewed'];

export function orderActions(state: OrderState): OrderActions {
  return {
    canPay: state === 'awaiting-payment',
    canCancel: state === 'awaiting-payment',
    canConfirmReceipt: state === 'shipped',
    canReview: state === 'awaiting-review',
    canRemove: removable.includes(state),
  };
}

/** Where the payment page goes with an order: stay and pay, the order itself (nothing was bought), or success. */
export function paymentOutcome(state: OrderState): 'pay' | 'order' | 'success' {
  if (state === 'awaiting-payment') return 'pay';
  const ended: readonly OrderState[] = ['expired', 'cancelled', 'refunded', 'refund-pending', 'refund-failed'];
  return ended.includes(state) ? 'order' : 'success';
}

/** The tabs in display order; group purchase and reviews stand behind their feature switches. */
export function orderTabs(features: { groupPurchase: boolean; reviews: boolean }): OrderTab[] {
  return [
    'all',
    'awaiting-payment',
    ...(features.groupPurchase ? (['awaiting-group'] as const) : []),
    'awaiting-shipment',
    'shipped',
    ...(features.reviews ? (['awaiting-review'] as const) : []),
    'completed',
  ];
}
