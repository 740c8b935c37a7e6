import type { Id } from '../model/id.ts';
import type { Cents } from '../model/money.ts';
import type { OrderKind, OrderState, PaymentMethod } from '../model/order-words.ts';
import type { Page, PageRequest } from '../model/page.ts';
import type { ProductType } from '../model/product-type.ts';
import type { ShopTime } from '../model/shop-time.ts';
import type { VariantOption } from '../model/variant-option.ts';
import type { RefundState } from '../refunds/model.ts';
import type { Parcel } from './parcel-model.ts';

export type { OrderKind, OrderState, PaymentMethod } from '../model/order-words.ts';

export type OrderLine = {
  readonly id: Id;
  readonly productId: Id;
  readonly variantId: Id | null;
  readonly name: string;
  readonly picture: string | null;
  readonly unitPrice: Cents;
  readonly quantity: number;
  readonly options: readonly VariantOption[];
  readonly productType: ProductType;
};

/** An order in a list. `total` includes the shipping fee and all discounts. */
export type OrderSummary = {
  readonly id: Id;
  /** Order number for people. */
  readonly number: string;
  readonly state: OrderState;
  readonly kind: OrderKind;
  readonly total: Cents;
  readonly shippingFee: Cents;
  readonly placedAt: ShopTime;
  /** Unpaid orders lapse at this time. */
  readonly payBefore: ShopTime | null;
  readonly lines: readonly OrderLine[];
  /** It can still be sent elsewhere. */
  readonly canChangeAddress: boolean;
  /** Of an order in the bin: until when it can be brought back. */
  readonly binUntil: ShopTime | null;
  /** A refund of some of it can be asked for. */
  readonly canRefund: boolean;
  /** Refunds that were asked for, the newest first. */
  readonly refunds: readonly { readonly id: Id; readonly number: string; readonly state: RefundState }[];
  /** The shop can be reminded to send it now. */
  readonly canRemind: boolean;
  /** When the shop was reminded last. */
  readonly remindedAt: ShopTime | null;
  /** When the shop can be reminded again, if it was a short while ago and says so. */
  readonly canRemindAt: ShopTime | null;
  /** How many parcels it was sent in so far; 0 where that is not told. */
  readonly parcelCount: number;
  /** The time in which receipt has to be confirmed can be extended, which goes once. */
  readonly canExtendReceipt: boolean;
  /** When receipt would be confirmed by itself then; `null` where it cannot be extended, or that is not told. */
  readonly extendedReceipt: ShopTime | null;
};

export type OrderAddress = {
  readonly name: string;
  readonly phone: string;
  /** Place, full address and door number. */
  readonly place: string;
  readonly address: string;
  readonly house: string;
};

/** A delivered code: card number and key, or disk address and extraction code. */
export type OrderCode = {
  readonly id: Id;
  readonly kind: 'card-key' | 'web-disk';
  readonly name: string | null;
  readonly code: string;
};

export type OrderRefund = {
  readonly method: 'balance' | 'source';
  readonly amount: Cents;
  readonly at: ShopTime | null;
  readonly reason: string | null;
};

export type OrderDetail = OrderSummary & {
  readonly paidAt: ShopTime | null;
  readonly shippedAt: ShopTime | null;
  /** When receipt is confirmed by itself, of an order that is on its way. */
  readonly receivedBy: ShopTime | null;
  readonly completedAt: ShopTime | null;
  /** `null` before payment: the wire names a default then. */
  readonly paymentMethod: PaymentMethod | null;
  readonly remark: string | null;
  /** Words on the tag of a present, empty for one without; `null`: it is none. */
  readonly giftNote: string | null;
  /** Sum of the lines. */
  readonly goodsTotal: Cents;
  readonly couponDiscount: Cents;
  readonly pointsDiscount: Cents;
  readonly address: OrderAddress | null;
  /** Courier and waybill of the first parcel. */
  readonly courier: string | null;
  readonly trackingNumber: string | null;
  /** The first sent first; none of an order nothing of which was sent by post. */
  readonly parcels: readonly Parcel[];
  /** Pieces that still wait to be sent by post. */
  readonly unsentPieces: number;
  /** Days the time of receipt was extended by; 0: never. */
  readonly receiptExtendedDays: number;
  /** Days as `YYYY-MM-DD` between which its parcel should arrive; `null` when it does not travel, or the shop names none. */
  readonly arrives: { readonly from: string; readonly until: string } | null;
  /** Points its receipt will give; 0 when it gave them, or gives none. */
  readonly pointsDue: number;
  readonly refund: OrderRefund | null;
  readonly codes: readonly OrderCode[];
  /** Files can be fetched with `requestDownload`. */
  readonly hasDownload: boolean;
  /** The lottery prize this order redeems. */
  readonly prize: { readonly lotteryId: Id | null; readonly name: string } | null;
};

/** Tabs of the order list; `completed` shows completed and reviewed orders, `after-sale` those with a refund, `bin` what was removed. */
export type OrderTab =
  | 'all'
  | 'awaiting-payment'
  | 'awaiting-group'
  | 'awaiting-shipment'
  | 'shipped'
  | 'awaiting-review'
  | 'completed'
  | 'after-sale'
  | 'bin';

export type OrderQuery = PageRequest & {
  readonly tab?: OrderTab | undefined;
  /** Only orders of this kind (our own server, from api level 12). */
  readonly kind?: OrderKind | undefined;
  /** Order number or product name (our own server). */
  readonly keyword?: string | undefined;
  /** Days, `YYYY-MM-DD`, both included; both are needed. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
};

export type OrderPage = Page<OrderSummary>;

export type OrderCounts = {
  readonly all: number;
  readonly awaitingPayment: number;
  readonly awaitingShipment: number;
  readonly shipped: number;
  readonly awaitingReview: number;
};

/** What the payment page shows. */
export type PaymentInfo = {
  readonly orderId: Id;
  readonly number: string;
  readonly state: OrderState;
  readonly kind: OrderKind;
  readonly total: Cents;
  /** Seconds left to pay by the server's clock; 0 or less when the time is over. */
  readonly secondsLeft: number;
  readonly productNames: readonly string[];
  readonly address: OrderAddress | null;
  /** What the customer owns. */
  readonly balance: Cents;
};
