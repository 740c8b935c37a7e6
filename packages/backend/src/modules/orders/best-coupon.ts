import type { DbOrTx } from '../../kernel/db/database.ts';
import { pipelined } from '../../kernel/db/pipelined.ts';
import { loadSaleProducts } from '../catalogue/sale-products.ts';
import { loadCategoryParents } from '../coupons/category-parents.ts';
import { loadClaimableCoupons, type OfferedCoupon } from '../coupons/claimable-coupons.ts';
import { type CategoryParents, type CouponLine, judgeCoupon } from '../coupons/judge-coupon.ts';
import { loadUsableCoupons, type OwnedCoupon } from '../coupons/owned-coupons.ts';
import type { Basket } from './baskets.ts';
import { productsTotal } from './order-totals.ts';
import { type QuotedLine, quoteLines } from './quote.ts';

/** What a basket costs with the coupon that saves most. Amounts in cents. */
export type BestCoupon = {
  total: number;
  coupon: OfferedCoupon | null;
  /** What it takes off at least, and at most where it is still to be drawn. */
  discount: { least: number; most: number };
};

/**
 * The best coupon for each basket, of those somebody has and those they could claim: judged as an order judges them. Of coupons
 * that save the same, one's own comes first, then the one that ends first. A coupon that is still to be drawn counts as its least.
 *
 * @param userId null for a visitor
 */
export async function bestCoupons(
  db: DbOrTx,
  userId: number | null,
  baskets: readonly Basket[],
  now: Date,
): Promise<BestCoupon[]> {
  const productIds = baskets.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const [products, own, claimable] = await pipelined([
    loadSaleProducts(db, productIds),
    userId === null ? [] : loadUsableCoupons(db, userId, now),
    loadClaimableCoupons(db, userId, now),
  ]);
  const coupons = [...own.map(asOffered), ...claimable];
  const parents = coupons.some(({ scopeType }) => scopeType === 'categories')
    ? await loadCategoryParents(db)
    : new Map<number, number | null>();
  return baskets.map(({ lines }) => bestFor(quoteLines(lines, products), coupons, parents, now));
}

const asOffered = (own: OwnedCoupon): OfferedCoupon => ({ ...own, ownId: own.id, costMax: own.cost });

function bestFor(
  quoted: readonly QuotedLine[],
  coupons: readonly OfferedCoupon[],
  parents: CategoryParents,
  now: Date,
): BestCoupon {
  const ordered = quoted.filter(({ problem }) => !problem);
  const lines = ordered.flatMap(({ product, price, quantity }): CouponLine[] =>
    product ? [{ product, total: price * quantity, isOfSale: false }] : [],
  );
  const saves = (coupon: OwnedCoupon) => judgeCoupon(coupon, lines, parents, now).discount;
  // Coupons come in the order that decides between equals, and the sort is stable.
  const [best] = coupons
    .map((coupon) => ({ coupon, least: saves(coupon) }))
    .filter(({ least }) => least > 0)
    .sort((one, other) => other.least - one.least);
  const total = productsTotal(ordered);
  if (!best) return { total, coupon: null, discount: { least: 0, most: 0 } };
  const most = saves({ ...best.coupon, cost: best.coupon.costMax });
  return { total, coupon: best.coupon, discount: { least: best.least, most } };
}
