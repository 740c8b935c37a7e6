import { orderKeys } from '../orders/keys.ts';
import type { RefundWish } from './model.ts';

/** Keys of everything known of refunds: how many are open, single ones, what of an order can be asked back, and for how much. */
export const refundKeys = {
  all: ['refunds'],
  open: ['refunds', 'open'],
  one: (id: string) => ['refunds', 'one', id] as const,
  offers: ['refunds', 'offer'],
  offer: (orderId: string) => ['refunds', 'offer', orderId] as const,
  quote: (orderId: string, wish: RefundWish) => ['refunds', 'offer', orderId, 'quote', wish] as const,
} as const;

/** What each act makes old: orders say what became of their refunds. */
export const refundInvalidations = {
  askRefund: [refundKeys.all, orderKeys.all],
  withdrawRefund: [refundKeys.all, orderKeys.all],
  sendReturn: [refundKeys.all, orderKeys.all],
  /** The server refused: what it offers now is another thing. */
  refundRefused: [refundKeys.offers],
  /** The time somebody had is over: the server decides what the refund is now. */
  deadlineOver: [refundKeys.all, orderKeys.all],
} as const;
