import type { Id } from '../id.ts';
import type { Cents } from '../money.ts';
import type { PageRequest } from '../page.ts';
import type { ShopTime } from '../shop-time.ts';

/** An amount off, or a part off (`percent` 10 = 10 % off). */
export type CouponValue =
  | { readonly kind: 'amount'; readonly amount: Cents }
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
  readonly scope: CouponScope;
  /** How many of it the customer has taken. */
  readonly taken: number;
  /** The customer has taken as many as allowed. */
  readonly isClaimed: boolean;
};

export type OwnedCouponState = 'unused' | 'used' | 'invalid';

export type OwnedCoupon = {
  readonly id: Id;
  /** Number of the coupon for people. */
  readonly number: string;
  readonly state: OwnedCouponState;
  readonly validUntil: ShopTime;
  readonly coupon: Coupon;
};

export type CouponQuery = PageRequest & { readonly state?: CouponState | undefined };

export type OwnedCouponQuery = PageRequest & {
  readonly state?: OwnedCouponState | undefined;
  /** Only coupons whose threshold this goods total reaches. */
  readonly goodsTotal?: Cents | undefined;
};
