import { flashSaleKeys } from '../flash-sales/keys.ts';
import type { OrderDraft } from './draft-model.ts';
import type { OrderQuery } from './model.ts';

/** What of a draft its preview is asked with. */
export type PreviewDraft = Pick<OrderDraft, 'lines' | 'addressId' | 'couponId' | 'prizeId'>;

/** Keys of everything known of orders: lists, single ones, what a draft costs, where a payment stands. */
export const orderKeys = {
  all: ['orders'],
  lists: ['orders', 'list'],
  list: (query: OrderQuery) => ['orders', 'list', query] as const,
  one: (id: string) => ['orders', 'one', id] as const,
  counts: ['orders', 'counts'],
  /** All previews of one checkout. */
  previews: (checkoutId: string) => ['orders', 'preview', checkoutId] as const,
  /** One answer has the amounts for every choice: only other goods are another question. */
  preview: (checkoutId: string, draft: Pick<PreviewDraft, 'lines' | 'prizeId'>) =>
    [
      ...orderKeys.previews(checkoutId),
      // A prize decides its line itself.
      draft.prizeId ??
        draft.lines.map(({ productId, variantId, quantity, flashSale }) => [
          productId,
          variantId,
          quantity,
          flashSale?.saleId ?? null,
        ]),
    ] as const,
  prize: (prizeId: string) => ['orders', 'prize', prizeId] as const,
  payment: (id: string) => ['orders', 'payment', id] as const,
  bought: (id: string) => ['orders', 'bought', id] as const,
  qrPayment: (id: string) => ['orders', 'qr-payment', id] as const,
} as const;

/** What each act on orders, and what befalls them, invalidates. */
export const orderInvalidations = {
  /** Its pieces may be those of a flash sale. */
  createOrder: [orderKeys.all, flashSaleKeys.ownPieces],
  cancelOrder: [orderKeys.all, flashSaleKeys.ownPieces],
  confirmReceipt: [orderKeys.all],
  /** Not the order itself, which is gone: asking for it would fail. */
  removeOrder: [orderKeys.lists, orderKeys.counts],
  remindShop: [orderKeys.all],
  extendReceipt: [orderKeys.all],
  /** The server refused to remind or to extend: it knows another order than the one that is shown. */
  actRefused: [orderKeys.all],
  /** A message came: it may tell of a parcel. */
  noticeCame: [orderKeys.all],
  /** Paid, by whichever way. */
  paid: [orderKeys.all],
  /** Its time to be paid is over: the server decides what it is now. */
  payTimeOver: [orderKeys.all],
  /** The server refused the order, for a reason its amounts will show: stock, prices, the address. */
  orderRefused: (checkoutId: string) => [orderKeys.previews(checkoutId)] as const,
  /** The address of a checkout was edited: its fee may be another one. */
  addressEdited: (checkoutId: string) => [orderKeys.previews(checkoutId)] as const,
} as const;
