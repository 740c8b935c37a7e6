import type { Id } from '../model/id.ts';
import type { LedgerDirection, LedgerPage, LedgerQuery } from '../model/ledger.ts';
import type { Cents } from '../model/money.ts';
import type { ShopTime } from '../model/shop-time.ts';

export type PointsDirection = LedgerDirection;

/** What points came from or went to; the `id` of an order only while the customer still has it. */
export type PointsSource =
  | { readonly kind: 'order'; readonly id: Id | null; readonly number: string }
  | { readonly kind: 'lottery'; readonly id: Id }
  | { readonly kind: 'review' };

export type PointsEntry = {
  readonly id: Id;
  readonly direction: PointsDirection;
  readonly points: number;
  readonly remark: string;
  readonly at: ShopTime;
  /** What points there were after it; `null` on servers that do not tell. */
  readonly balance: number | null;
  /** `null`: the shop itself changed them. */
  readonly source: PointsSource | null;
};

export type PointsQuery = LedgerQuery;

/** Sums over all matching entries, not only this page. */
export type PointsPage = LedgerPage<PointsEntry>;

/** What points are worth and how they are earned; a way that gives none is 0. */
export type PointsRules = {
  readonly centsPerPoint: Cents;
  /** Percent of what the goods of an order cost. */
  readonly returnPercent: number;
  /** For a review of a line of an order, and what it needs to earn them. */
  readonly review: { readonly points: number; readonly characters: number; readonly pictures: number };
};

/** What points may do for an order: spend at most `usable`, each worth `centsPerPoint`. */
export type PointsOffer = {
  readonly available: number;
  readonly usable: number;
  readonly centsPerPoint: Cents;
};

export type PointsOfferLine = {
  readonly productId: Id;
  readonly variantId: Id | null;
  readonly unitPrice: Cents;
  readonly quantity: number;
};
