import { isDeliveredOnline, needsAddress } from '@jishi/api';
import type { OrderLine, OrderState, OrderSummary } from '@jishi/api/orders';
import type { StateTone } from '@jishi/ui/data';

const tones: Record<OrderState, StateTone> = {
  'awaiting-payment': 'brand',
  'awaiting-group': 'info',
  'awaiting-shipment': 'info',
  shipped: 'info',
  'awaiting-review': 'promo',
  completed: 'trust',
  reviewed: 'trust',
  expired: 'quiet',
  cancelled: 'quiet',
  refunded: 'quiet',
  'refund-pending': 'info',
  'refund-failed': 'danger',
};

/** Colour of a state: what waits for the customer, what is under way, what is done, what is closed. */
export const toneOf = (state: OrderState): StateTone => tones[state];

/** How the shipping fee is put into words: nothing to send, free, or an amount. */
export function shippingOf({ lines, shippingFee }: Pick<OrderSummary, 'lines' | 'shippingFee'>) {
  if (shippingFee > 0) return 'fee';
  return lines.some(({ productType }) => needsAddress(productType)) ? 'free' : 'none';
}

const closed: readonly OrderState[] = ['awaiting-review', 'reviewed', 'completed', 'cancelled', 'expired', 'refunded'];

/** Lines of an order that is over which can be put into the cart again: codes and files are bought at once, never there. */
export const linesToBuyAgain = ({ state, lines }: Pick<OrderSummary, 'state' | 'lines'>): readonly OrderLine[] =>
  closed.includes(state) ? lines.filter(({ productType }) => !isDeliveredOnline(productType)) : [];

const beforeDelivery: readonly OrderState[] = [
  'awaiting-payment',
  'awaiting-group',
  'cancelled',
  'expired',
  'refunded',
];

/** Whether an order has codes to look at: paid, and delivered as codes. */
export const hasCodes = ({ state, lines }: Pick<OrderSummary, 'state' | 'lines'>): boolean =>
  !beforeDelivery.includes(state) && lines.some(({ productType }) => productType === 'card-key');

/** Whether files of an order can be fetched: the server hands them out for paid orders only. */
export const canDownload = ({ state, hasDownload }: { state: OrderState; hasDownload: boolean }): boolean =>
  hasDownload && !beforeDelivery.includes(state);
