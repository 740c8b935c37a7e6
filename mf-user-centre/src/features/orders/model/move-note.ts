import type { AddressChoice, AddressOffer } from '@jishi/api/orders';

/**
 * What an address makes of an order, as the key of a text: it goes there already · paid, and too dear · the fee stays · it falls or rises
 * before the payment · a part of it goes back, to the balance or the way it was paid.
 */
export function moveNote({ isCurrent, isAllowed, difference }: AddressChoice, paidBy: AddressOffer['paidBy']) {
  if (isCurrent) return 'move.current';
  if (!isAllowed) return 'move.too-dear';
  if (difference === 0) return 'move.same';
  if (paidBy === null) return difference > 0 ? 'move.more' : 'move.less';
  return paidBy === 'online' ? 'move.back-online' : 'move.back-balance';
}
