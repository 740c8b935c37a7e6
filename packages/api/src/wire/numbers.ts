import type { OrderKind, OrderState } from '../model/order-words.ts';
import type { PlaceState } from '../model/place-state.ts';
import type { ProductService } from '../model/product-facets.ts';
import type { ProductType } from '../model/product-type.ts';

/** Order `state` numbers. */
export const orderStateNumbers = {
  'awaiting-payment': 1,
  'awaiting-shipment': 2,
  shipped: 3,
  expired: 4,
  completed: 5,
  cancelled: 6,
  refunded: 7,
  'refund-pending': 8,
  'refund-failed': 9,
  'awaiting-review': 10,
  reviewed: 11,
  'awaiting-group': 12,
} as const satisfies Record<OrderState, number>;

/** Good `type` numbers; also the extension `type_code` (1.7). */
export const productTypeNumbers = {
  physical: 0,
  virtual: 1,
  'card-key': 2,
  download: 3,
} as const satisfies Record<ProductType, number>;

/** Services of goods as `service` of `GET good` and its facets say them: extension of ours. */
export const wireServices = {
  'free-delivery': 'free_delivery',
  'on-sale': 'on_sale',
  points: 'points',
  online: 'online',
} as const satisfies Record<ProductService, string>;

/** Order `type` numbers; also the extension `type_code`. */
export const orderKindNumbers = {
  ordinary: 0,
  'flash-sale': 1,
  'group-purchase': 2,
} as const satisfies Record<OrderKind, number>;

export const payWayNumbers = { balance: 0, online: 1 } as const;
export const refundWayNumbers = { balance: 0, source: 1 } as const;
/** `is_show` of a good. */
export const availabilityNumbers = { 'in-warehouse': 0, 'on-sale': 1, scheduled: 2 } as const;
export const bannerTypeNumbers = { 'home-carousel': 0, 'home-advertisement': 1, 'sign-in': 2, blogroll: 3 } as const;
export const flashSaleStateNumbers = { upcoming: 0, running: 1, over: 2 } as const;
/** `state` of a place in the line of a flash sale (extension). */
export const placeStateNumbers = {
  waiting: 0,
  turn: 1,
  ordered: 2,
  lapsed: 3,
  left: 4,
  'sold-out': 5,
  'sale-over': 6,
} as const satisfies Record<PlaceState, number>;
export const couponStateNumbers = { upcoming: 0, underway: 1, finished: 2 } as const;
export const ownedCouponStateNumbers = { unused: 0, used: 1, invalid: 2 } as const;
export const noticeKindNumbers = { system: 1, trade: 2, activity: 3 } as const;

/** The word of a number in one of the tables above; `null` for a number the table does not know. */
export function wordOf<Word extends string>(table: Readonly<Record<Word, number>>, number: unknown): Word | null {
  const wanted = typeof number === 'string' && number.trim() !== '' ? Number(number) : number;
  for (const word in table) if (table[word] === wanted) return word;
  return null;
}
