import type { Id } from '../model/id.ts';
import type { Cents, CentsRange } from '../model/money.ts';
import type { Page, PageRequest } from '../model/page.ts';
import type { ShopTime } from '../model/shop-time.ts';

/**
 * An amount off, or a part off (`percent` 10 = 10 % off). `most`: the amount is drawn when the coupon is claimed, from
 * `amount` up to this.
 */
export type CouponValue =
  | { readonly kind: 'amount'; readonly amount: Cents; readonly most?: Cents | undefined }
  | { readonly kind: 'percentage'; readonly percent: number };

/** What a coupon may be used for. */
export type CouponScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'categories' | 'products'; readonly ids: readonly Id[] };

export type CouponState = 'upcoming' | 'underway' | 'finished';

export type Coupon = {
  readonly id: Id;
  /** `null` on servers that do not send it. */
  readonly name: string | null;
  readonly value: CouponValue;
  /** Least goods total; `null` without a threshold. */
  readonly threshold: Cents | null;
  /** Generated sentence of the condition. */
  readonly condition: string;
  readonly startsAt: ShopTime;
  readonly endsAt: ShopTime;
  readonly state: CouponState;
  readonly left: number;
  /** How many there are in all; 0 where the server does not say. */
  readonly issued: number;
  readonly scope: CouponScope;
  /** How many of it the customer has taken. */
  readonly taken: number;
  /** How many one customer may take; 0 without a limit. */
  readonly limit: number;
  /** The customer has taken as many as allowed. */
  readonly isClaimed: boolean;
};

/** How many coupons there are in each state. */
export type CouponCounts = Readonly<Record<CouponState, number>>;

/** A page of the coupon centre. What the page of the contract lacks is `null` on servers that do not say. */
export type CouponPage = Page<Coupon> & {
  readonly counts: CouponCounts | null;
  readonly serverTime: ShopTime | null;
  /** When the next coupon of the shop begins or ends; `null` also when none does. */
  readonly turnsAt: ShopTime | null;
};

/** A coupon with what it means to whoever asks. */
export type CouponDetail = {
  readonly coupon: Coupon;
  readonly serverTime: ShopTime | null;
  /** Those of the asked products it is for. */
  readonly productIds: readonly Id[];
  /** The one of the customer that is worth most, of those that can be used; `null` without one. */
  readonly own: {
    readonly id: Id;
    readonly number: string;
    readonly value: CouponValue;
    readonly validUntil: ShopTime;
  } | null;
};

/** The coupon that saves most on some goods, of those a shopper has and those they can claim. */
export type BestCoupon = {
  readonly id: Id;
  /** The customer's own; `null`: it is still to be claimed. */
  readonly ownedId: Id | null;
  readonly name: string | null;
  /** Generated sentence of the condition. */
  readonly condition: string;
};

/** What goods cost as they are, and with the coupon that saves most; `coupon` is `null` where none saves anything. */
export type PriceWithCoupon = {
  readonly goodsTotal: Cents;
  /** From the most to the least a coupon that is still to be drawn may take off; else one amount. */
  readonly total: CentsRange;
  readonly coupon: BestCoupon | null;
};

/** The same of a variant by itself; `variantId` is `null` for a product without variants. */
export type VariantWithCoupon = PriceWithCoupon & { readonly variantId: Id | null };

export type OwnedCouponState = 'unused' | 'used' | 'invalid';

export type OwnedCoupon = {
  readonly id: Id;
  /** Number of the coupon for people. */
  readonly number: string;
  readonly state: OwnedCouponState;
  readonly receivedAt: ShopTime;
  readonly validUntil: ShopTime;
  /** Order it was used for; `null` before, and when the customer removed the order. */
  readonly orderId: Id | null;
  readonly coupon: Coupon;
};

/** How many coupons a customer has in each state, and in all. */
export type OwnedCouponCounts = Readonly<Record<OwnedCouponState | 'all', number>>;

/** A page of a customer's coupons. `counts` and `serverTime` are `null` on servers that do not say. */
export type OwnedCouponPage = Page<OwnedCoupon> & {
  readonly counts: OwnedCouponCounts | null;
  readonly serverTime: ShopTime | null;
};

export type CouponQuery = PageRequest & {
  readonly state?: CouponState | undefined;
  /** Also coupons of which none is left, and how many there are in each state. */
  readonly withGone?: boolean | undefined;
};

export type OwnedCouponQuery = PageRequest & {
  readonly state?: OwnedCouponState | undefined;
  /** Only coupons whose threshold this goods total reaches. */
  readonly goodsTotal?: Cents | undefined;
};
