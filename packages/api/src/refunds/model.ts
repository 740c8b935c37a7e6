import type { Id } from '../model/id.ts';
import type { Cents } from '../model/money.ts';
import type { Page, PageRequest } from '../model/page.ts';
import type { ShopTime } from '../model/shop-time.ts';
import type { VariantOption } from '../model/variant-option.ts';

/** `refund`: money back, nothing is sent · `return`: the goods come back first. */
export type RefundKind = 'refund' | 'return';

/**
 * asked → agreed (the goods of a return have to be sent) → sent → refunding (a provider pays back) → refunded; or refused,
 * withdrawn, closed (not sent in time); failed: the provider does not pay back, the shop has to act.
 */
export type RefundState =
  | 'asked'
  | 'agreed'
  | 'sent'
  | 'refunding'
  | 'failed'
  | 'refunded'
  | 'refused'
  | 'withdrawn'
  | 'closed';

/** Goods of an order line, as they were bought. */
export type BoughtGoods = {
  /** The order line. */
  readonly id: Id;
  readonly productId: Id;
  readonly name: string;
  readonly picture: string | null;
  readonly options: readonly VariantOption[];
  readonly unitPrice: Cents;
};

/** A line that can be asked back, or why it cannot: it was handed out, or all of it is back or asked for. */
export type RefundableLine = BoughtGoods & {
  readonly quantity: number;
  /** Pieces that can be asked back, and those of them that were not sent. */
  readonly left: number;
  readonly unsent: number;
  readonly obstacle: 'handed-out' | 'none-left' | null;
};

/** Pieces of an order that wait, and those that were sent: one refund is never of both. */
export type RefundStage = 'unsent' | 'sent';

/** `stages`: for which pieces of the order a reason is. */
export type RefundReason = {
  readonly word: string;
  readonly text: string;
  readonly kinds: readonly RefundKind[];
  readonly stages: readonly RefundStage[];
};

/** What of an order can be asked back. */
export type RefundOffer = {
  readonly orderId: Id;
  readonly orderNumber: string;
  /** Why nothing can be: it is not paid or was refunded · its time is over · nothing was paid. */
  readonly obstacle: 'state' | 'late' | 'nothing-paid' | null;
  /** The last moment; `null` where there is none yet. */
  readonly until: ShopTime | null;
  readonly serverTime: ShopTime;
  readonly kinds: readonly RefundKind[];
  readonly reasons: readonly RefundReason[];
  readonly lines: readonly RefundableLine[];
};

/** What is wanted back. */
export type RefundWish = {
  readonly kind: RefundKind;
  /** Word of a reason of the offer. */
  readonly reason: string;
  readonly lines: readonly { readonly id: Id; readonly quantity: number }[];
};

/** A wish with what is said to it; `amount` is the money that was shown. */
export type RefundDraft = RefundWish & {
  readonly remark: string;
  /** Addresses of uploaded pictures. */
  readonly pictures: readonly string[];
  readonly amount: Cents;
};

/** What a refund would give back: goods − coupon − what points paid + shipping fee = amount. */
export type RefundQuote = {
  readonly goods: Cents;
  readonly couponDiscount: Cents;
  readonly pointsDiscount: Cents;
  /** Points that go back. */
  readonly points: number;
  readonly shippingFee: Cents;
  /** Money that is paid back. */
  readonly amount: Cents;
  readonly method: 'balance' | 'source';
  /** The last pieces of the order: its coupon comes back too. */
  readonly isLast: boolean;
  readonly hasCoupon: boolean;
  /** By line: price of the pieces, the coupon's share, and what comes back for them in money and points. */
  readonly lines: readonly {
    readonly id: Id;
    readonly quantity: number;
    readonly goods: Cents;
    readonly couponDiscount: Cents;
    readonly amount: Cents;
  }[];
};

/** A refund in a list. */
export type RefundSummary = {
  readonly id: Id;
  /** Number for people, also for the parcel. */
  readonly number: string;
  readonly orderId: Id;
  readonly orderNumber: string;
  readonly kind: RefundKind;
  readonly state: RefundState;
  readonly reason: string;
  readonly amount: Cents;
  readonly points: number;
  readonly pointsDiscount: Cents;
  readonly method: 'balance' | 'source';
  /** Until when whoever has to act next has time. */
  readonly deadline: ShopTime | null;
  readonly askedAt: ShopTime;
  readonly refundedAt: ShopTime | null;
  readonly lines: readonly (BoughtGoods & { readonly quantity: number; readonly amount: Cents })[];
};

/** A step of a refund; `clock`: nobody acted in time. */
export type RefundEvent = {
  readonly state: RefundState;
  readonly actor: 'customer' | 'shop' | 'clock';
  readonly words: string | null;
  readonly at: ShopTime;
};

export type RefundDetail = RefundSummary & {
  readonly serverTime: ShopTime;
  readonly remark: string | null;
  /** What the shop said. */
  readonly answer: string | null;
  readonly shippingFee: Cents;
  readonly couponDiscount: Cents;
  readonly pictures: readonly string[];
  readonly events: readonly RefundEvent[];
  readonly courier: string | null;
  readonly trackingNumber: string | null;
  /** Where goods go, and who may carry them, while they have to be sent. */
  readonly returnAddress: string | null;
  readonly couriers: readonly { readonly id: Id; readonly name: string }[];
};

export type RefundQuery = PageRequest & { readonly isOpen?: boolean | undefined };
export type RefundPage = Page<RefundSummary>;

/** How goods travel back. */
export type ReturnParcel = { readonly courierId: Id; readonly trackingNumber: string };
