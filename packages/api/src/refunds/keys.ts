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
