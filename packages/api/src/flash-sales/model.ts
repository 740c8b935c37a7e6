import type { Id } from '../model/id.ts';
import type { Cents, CentsRange } from '../model/money.ts';
import type { Page, PageRequest } from '../model/page.ts';
import type { Picture } from '../model/picture.ts';
import type { ShopTime } from '../model/shop-time.ts';

export type FlashSaleState = 'upcoming' | 'running' | 'over';

/** A flash sale in a list. */
export type FlashSaleCard = {
  readonly id: Id;
  readonly productId: Id;
  readonly name: string;
  readonly summary: string;
  readonly price: CentsRange;
  /** What the cheapest costs outside of the sale; `null` where the server does not say, or it is no more. */
  readonly normalPrice: Cents | null;
  /** Percent sold, 0 to 100. */
  readonly progress: number;
  /** Pieces that can still be had; `null` where the server does not say. */
  readonly left: number | null;
  /** Pieces held for customers whose turn it is; they come back where no order follows. 0 where the server does not say. */
  readonly held: number;
  /** Pieces the sale began with; `null` where the server does not say. */
  readonly allotted: number | null;
  /** Most pieces in one order; `null` without a limit. */
  readonly orderLimit: number | null;
  /** Most pieces for one customer over the whole sale; `null` without a limit. */
  readonly customerLimit: number | null;
  readonly state: FlashSaleState;
  readonly startsAt: ShopTime;
  readonly endsAt: ShopTime;
  readonly picture: Picture | null;
};

/** Pieces a customer has had, by the id of the sale; sales that are over and those they had nothing of are not in it. */
export type OwnPieces = Readonly<Record<Id, number>>;

/** One page of a slot. */
export type SlotQuery = {
  /** Start of the slot, `YYYY-MM-DD HH:00:00`. */
  readonly slot: ShopTime;
  readonly page: number;
  readonly pageSize: number;
};

export type FlashSaleQuery = PageRequest & {
  /** Start of a two-hour slot, `YYYY-MM-DD HH:00:00`; without it all sales. */
  readonly slot?: ShopTime | undefined;
  readonly state?: FlashSaleState | undefined;
};

/** `serverTime` is `null` on servers that do not send their clock. */
export type FlashSalePage = Page<FlashSaleCard> & { readonly serverTime: ShopTime | null };

export type FlashSaleVariant = {
  readonly id: Id;
  /** Variant of the product; `null` for a product without variants. */
  readonly variantId: Id | null;
  readonly price: Cents;
  readonly normalPrice: Cents;
  /** Pieces left in the sale: its stock. */
  readonly left: number;
  /** Pieces held for customers whose turn it is; they come back where no order follows. 0 where the server does not say. */
  readonly held: number;
  /** Pieces the sale began with; 0 where the server does not say. */
  readonly allotted: number;
  readonly picture: Picture | null;
};

/** The running or coming sale of a product. */
export type FlashSale = {
  readonly id: Id;
  readonly productId: Id;
  readonly name: string;
  readonly summary: string;
  readonly detailsHtml: string;
  readonly state: FlashSaleState;
  readonly startsAt: ShopTime;
  readonly endsAt: ShopTime;
  readonly serverTime: ShopTime | null;
  readonly price: CentsRange;
  readonly pictures: readonly Picture[];
  /** Most pieces in one order; `null` without a limit. */
  readonly orderLimit: number | null;
  /** Most pieces for one customer in all; `null` without a limit. */
  readonly customerLimit: number | null;
  readonly variants: readonly FlashSaleVariant[];
};

/** A two-hour slot that begins at an even hour. */
export type FlashSaleSlot = { readonly startsAt: ShopTime; readonly endsAt: ShopTime; readonly isCurrent: boolean };

/** Which sales a customer wants to be reminded of, and how early that happens. */
export type SaleReminders = {
  /** Ids of sales that are not over. */
  readonly saleIds: readonly Id[];
  /** Seconds before the start; `null` where the server does not say. */
  readonly secondsBefore: number | null;
};
