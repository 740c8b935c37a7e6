import type { BasketLine } from '../model/basket.ts';
import type { Id } from '../model/id.ts';
import type { Cents } from '../model/money.ts';
import type { ShopTime } from '../model/shop-time.ts';

/** An entry of the customer's address book. */
export type Address = {
  readonly id: Id;
  readonly name: string;
  readonly phone: string;
  /** Name of the place. */
  readonly place: string;
  /** Full text beginning with the province; the shipping fee is read from it. */
  readonly address: string;
  /** Door number. */
  readonly house: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly isDefault: boolean;
};

/** What the address form sends. Without a map point, send the centre of the chosen city. */
export type AddressInput = {
  readonly name: string;
  readonly phone: string;
  readonly place: string;
  readonly address: string;
  readonly house: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** Country, province, city or district. */
export type Region = {
  readonly id: Id;
  readonly name: string;
  /** Official code. */
  readonly code: string | null;
  readonly children: readonly Region[];
};

export type ShippingFeeLine = { readonly productId: Id; readonly quantity: number; readonly shippingRateId: Id | null };

/** `fee` is `null` when the customer has no address to send to. */
export type ShippingFee = { readonly address: Address | null; readonly fee: Cents | null };

/** A city or province parcels go to; `code` is the official one. */
type DeliveryRegion = { readonly code: string; readonly name: string };

/** What sending some goods costs. */
export type DeliveryCost = {
  /** Whether anything of it is sent at all. */
  readonly isSent: boolean;
  /** Whether the shop sends there. */
  readonly isServed: boolean;
  /** `null`: where to is not known. */
  readonly fee: Cents | null;
  /** Worth from which on it is sent for nothing; `null` without such a rule. */
  readonly freeFrom: Cents | null;
};

/** The same of a variant by itself; `variantId` is `null` for a product without variants, and for lines together. */
type VariantDelivery = DeliveryCost & { readonly variantId: Id | null };

/** What is to be sent: pieces of one product, each variant by itself, or the lines of a cart together. */
export type DeliveredGoods =
  | { readonly productId: Id; readonly quantity: number }
  | { readonly lines: readonly BasketLine[] };

/** Codes of regions: the one that is meant, or the one that was meant last, for customers without a default address. */
export type DeliveryTo = { readonly region?: string | undefined; readonly last?: string | undefined };

/** Delivery before there is an order. */
export type DeliveryEstimate = {
  /** `null`: nobody has said where to. */
  readonly region: DeliveryRegion | null;
  /** Days as `YYYY-MM-DD`; `null` where the shop names none. */
  readonly arrives: { readonly from: string; readonly until: string } | null;
  /** Until when to order for that. */
  readonly orderBy: ShopTime | null;
  readonly serverTime: ShopTime;
  readonly costs: readonly VariantDelivery[];
};

/** Pictures of a map, by configuration of the shop. */
export type MapTiles = {
  /** Path of this shop with `{z}`, `{x}` and `{y}`. */
  readonly template: string;
  readonly maxZoom: number;
  /** Whose they are; may be empty. */
  readonly credit: string;
};
