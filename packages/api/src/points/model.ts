import type { Id } from '../id.ts';
import type { Cents } from '../money.ts';
import type { Page, PageRequest } from '../page.ts';
import type { ShopTime } from '../shop-time.ts';

export type PointsDirection = 'income' | 'spending';

export type PointsEntry = {
  readonly id: Id;
  readonly direction: PointsDirection;
  readonly points: number;
  readonly remark: string;
  readonly at: ShopTime;
};

export type PointsQuery = PageRequest & {
  readonly direction?: PointsDirection | undefined;
  readonly keyword?: string | undefined;
  /** Days, `YYYY-MM-DD`, both included; both are needed. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
};

/** Sums over all matching entries, not only this page. */
export type PointsPage = Page<PointsEntry> & { readonly income: number; readonly spending: number };

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
