import type { DbOrTx } from '../../db/database.ts';
import { together } from '../../db/together.ts';
import { type CouponLine, discountOf } from '../coupons/use-coupon.ts';
import { yuanPerPoint } from '../points/rate.ts';
import { availablePoints, pointsLimits } from '../points/repository.ts';
import { type PointsLimit, payableByPoints, pointsFor, worthOf } from '../points/rules.ts';
import type { OrderRequest } from './order-request.ts';
import type { QuotedLine } from './quote.ts';

/** Ways of paying less, in an order as it was asked for. Amounts in cents. */
export type QuotedPromotions = {
  coupon: number;
  /** A coupon was named that cannot be used here; it takes nothing off. */
  isCouponUnusable: boolean;
  /** What the points asked for are worth; nothing when they are too many. */
  pointsMoney: number;
  points: {
    wanted: number;
    /** Looked up for a preview, or when points are wanted. */
    available: number;
    /** The most this order may use, after the coupon; as far as it was looked up. */
    deductible: number;
  };
};

/**
 * First the coupon, then points, as far as the goods cost anything; neither is for flash sales. `lines`: those that can be
 * ordered.
 */
export async function quotePromotions(
  db: DbOrTx,
  userId: number,
  { couponId, points: wanted }: Pick<OrderRequest, 'couponId' | 'points'>,
  lines: readonly QuotedLine[],
  { isPreview, now }: { isPreview: boolean; now: Date },
): Promise<QuotedPromotions> {
  const priced = lines.flatMap(({ good, price, pieces, sale }): CouponLine[] =>
    good && !sale ? [{ good, total: price * pieces }] : [],
  );
  const goodIds = priced.map(({ good }) => good.id);
  const isAboutPoints = isPreview || wanted > 0;
  const [discount, rate, limits, available] = await together([
    couponId === null ? 0 : discountOf(db, userId, couponId, priced, now),
    isAboutPoints ? yuanPerPoint(db) : 1,
    isAboutPoints ? pointsLimits(db, goodIds) : new Map<number, PointsLimit>(),
    isAboutPoints ? availablePoints(db, userId) : 0,
  ]);
  const coupon = discount ?? 0;
  const goods = priced.reduce((sum, line) => sum + line.total, 0);
  const payable = payableByPoints(
    priced.map(({ good, total }) => ({ goodId: good.id, total })),
    limits,
  );
  const deductible = pointsFor(Math.min(payable, goods - coupon), rate);
  const isTooMany = wanted > available || wanted > deductible;
  return {
    coupon,
    isCouponUnusable: discount === null,
    pointsMoney: isTooMany ? 0 : worthOf(wanted, rate),
    points: { wanted, available, deductible },
  };
}
