import { refundKeys } from '../refunds/keys.ts';
import { orderKeys } from './keys.ts';

/** Keys of what an order could become: where it could go instead. */
export const orderChangeKeys = {
  addressOffers: ['order-changes', 'address'],
  addressOffer: (orderId: string) => ['order-changes', 'address', orderId] as const,
} as const;

/** What each act invalidates. */
export const orderChangeInvalidations = {
  /** Its amounts are others, and so is what a refund of it gives back. */
  changeOrderAddress: [orderKeys.all, refundKeys.offers, orderChangeKeys.addressOffers],
  /** The server refused: what it offers now is another thing. */
  addressRefused: [orderChangeKeys.addressOffers],
  /** The address book has another entry. */
  addressAdded: [orderChangeKeys.addressOffers],
  restoreOrder: [orderKeys.lists, orderKeys.counts],
  purgeOrder: [orderKeys.lists],
} as const;
