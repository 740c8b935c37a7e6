import type { Address } from '../addresses/model.ts';
import type { Id } from '../model/id.ts';
import type { Cents } from '../model/money.ts';
import type { ShopTime } from '../model/shop-time.ts';
import type { OrderKind, OrderLine } from './model.ts';

/** A line of an order that is not placed yet. Flash-sale lines name the sale and its variant. */
export type OrderDraftLine = {
  readonly productId: Id;
  readonly variantId: Id | null;
  readonly quantity: number;
  readonly name: string;
  readonly picture: string | null;
  readonly unitPrice: Cents;
  readonly flashSale?: { readonly saleId: Id; readonly variantId: Id } | undefined;
};

export type OrderDraft = {
  readonly lines: readonly OrderDraftLine[];
  /** Needed when a line is physical. */
  readonly addressId: Id | null;
  readonly remark?: string | undefined;
  /** Words on the tag of a present, at most 120 characters, empty for one without; missing: it is none. */
  readonly giftNote?: string | undefined;
  readonly couponId?: Id | undefined;
  /** Points to spend. */
  readonly points?: number | undefined;
  readonly prizeId?: Id | undefined;
};

/** Amounts the server would charge for a draft, in cents, and the lines as it sees them. */
export type OrderPreview = {
  readonly lines: readonly OrderPreviewLine[];
  readonly goodsTotal: Cents;
  readonly shippingFee: Cents;
  readonly couponDiscount: Cents;
  /** The chosen coupon cannot be used here (gone, too small an order, out of scope); it is left out of the amounts. */
  readonly isCouponUnusable: boolean;
  readonly pointsDiscount: Cents;
  /** Points: what the customer has, how many of them this order may take, and how many it takes. */
  readonly points: { readonly available: number; readonly deductible: number; readonly used: number };
  readonly total: Cents;
  readonly needsAddress: boolean;
  /** Where the fee was computed to: the draft's address, else the default one; `null` without any. */
  readonly address: Address | null;
  /** Whether the shop sends there; also without an address. */
  readonly isServed: boolean;
  readonly kind: OrderKind;
  /** What else the customer can choose, each with what it makes of the amounts. */
  readonly choices: OrderChoices;
};

/** Everything a customer can choose for an order, as the server prices it: `previewFor` reads the amounts from it. */
export type OrderChoices = {
  /** Yuan per point. */
  readonly pointValue: number;
  /** The most points the order may take without a coupon. */
  readonly deductible: number;
  /** The coupon and the points that leave least to pay; `null`: no coupon. */
  readonly best: { readonly couponId: Id | null; readonly points: number };
  /**
   * Coupons of the customer that are not over, and the one the draft names, whatever became of it. What saves most comes first, what
   * cannot be used last.
   */
  readonly coupons: readonly CouponOffer[];
  /** The address book with the fee to each address; empty where nothing is sent. */
  readonly addresses: readonly {
    readonly address: Address;
    readonly shippingFee: Cents;
    readonly isServed: boolean;
  }[];
};

/** Why a coupon cannot be used for an order: used, over, for no flash sale, for other goods, or for larger orders. */
export type CouponObstacle = 'used' | 'expired' | 'flash-sale' | 'scope' | 'threshold';

/** A coupon of the customer, seen from an order. Amounts in cents. */
export type CouponOffer = {
  readonly id: Id;
  /** Number of the coupon for people. */
  readonly number: string;
  readonly name: string | null;
  /** Generated sentence of the condition. */
  readonly condition: string;
  readonly validUntil: ShopTime;
  /** What it takes off; 0 beside an obstacle. */
  readonly saves: Cents;
  /** The most points the order may take beside it. */
  readonly deductible: number;
  readonly obstacle: CouponObstacle | null;
  /** What has to be spent more, where the threshold is the obstacle; else `null`. */
  readonly missing: Cents | null;
  /** What it takes off an order that just reaches its threshold; `null` where that depends on what is bought, or is reached. */
  readonly savesAtThreshold: Cents | null;
};

/** Why a line cannot be ordered. */
export type OrderLineProblem =
  | 'missing'
  | 'off-shelf'
  | 'variant-missing'
  | 'variant-required'
  | 'short-of-stock'
  | 'purchase-limit'
  | 'flash-sale';

export type OrderPreviewLine = Omit<OrderLine, 'id'> & {
  /** Cannot be ordered, and is left out of the amounts. */
  readonly isInvalid: boolean;
  readonly problem: OrderLineProblem | null;
  /** Most pieces of a line that asks for too many; `null` for the others, and on servers that do not tell. */
  readonly left: number | null;
};
