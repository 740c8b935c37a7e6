import type { AddressRow } from '../addresses/address-records.ts';
import { couponDiscount } from '../coupons/discount.ts';
import type { CouponObstacle } from '../coupons/judge-coupon.ts';
import type { OwnedCoupon } from '../coupons/owned-coupons.ts';
import { type OrderPrice, type PriceFacts, priceOrder } from './price-order.ts';

/** What a coupon would do to an order. Amounts in cents. */
export type CouponChoice = {
  coupon: OwnedCoupon;
  discount: number;
  /** The most points the order may use beside it. */
  deductible: number;
  obstacle: CouponObstacle | null;
  /** What has to be spent more to reach its threshold; null for any other obstacle. */
  missing: number | null;
  /** What it takes off then; only for one that is for everything: of others it would take knowing what is bought. */
  discountAtThreshold: number | null;
};

/** Everything a customer may choose for an order, each priced as the order would be. */
export type OrderChoices = {
  /** Yuan per point. */
  rate: number;
  /** The most points the order may use without a coupon. */
  deductible: number;
  /** That which saves most first, of equals the one that ends first; those that cannot be used last. */
  coupons: CouponChoice[];
  best: { couponId: number | null; points: number };
  /** Shipping fee in cents; none where nothing is sent. */
  addresses: { address: AddressRow; shippingFee: number }[];
};

/** Prices every coupon and every address of a customer; nothing is read for it. */
export function orderChoices(facts: PriceFacts, addresses: readonly AddressRow[]): OrderChoices {
  const coupons = facts.coupons.map((coupon) => couponChoice(facts, coupon)).sort(bySaving);
  return {
    rate: facts.rate,
    deductible: priceWith(facts, null).promotions.points.deductible,
    coupons,
    best: bestChoice(facts, coupons),
    addresses: facts.isSent
      ? addresses.map((address) => ({
          address,
          shippingFee: priceOrder(facts, { couponId: null, points: 0, address }).amounts.shippingFee,
        }))
      : [],
  };
}

function couponChoice(facts: PriceFacts, coupon: OwnedCoupon): CouponChoice {
  const { amounts, promotions } = priceWith(facts, coupon.id);
  const { obstacle = null, missing = 0 } = facts.verdicts.get(coupon.id) ?? {};
  const isBelow = obstacle === 'threshold';
  return {
    coupon,
    discount: amounts.coupon,
    deductible: promotions.points.deductible,
    obstacle,
    missing: isBelow ? missing : null,
    discountAtThreshold: isBelow && coupon.scopeType === 'everything' ? couponDiscount(coupon, coupon.threshold) : null,
  };
}

/**
 * The coupon (one per order, or none) and the points that leave the least to pay. Of combinations that cost the same, the
 * one that spends fewer points; of these the coupon that ends first, and one that takes nothing off is kept. Points are
 * always as many as can be, as the screen has it (`screens` 7.2): so only the coupon is looked for.
 */
function bestChoice(facts: PriceFacts, coupons: readonly CouponChoice[]): OrderChoices['best'] {
  const without = combination(facts, null);
  const withCoupon = coupons.filter(({ discount }) => discount > 0).map(({ coupon }) => combination(facts, coupon.id));
  const [first = without] = [without, ...withCoupon].sort(
    (one, other) => one.total - other.total || one.points - other.points,
  );
  return { couponId: first.couponId, points: first.points };
}

function combination(facts: PriceFacts, couponId: number | null) {
  const { available, deductible } = priceWith(facts, couponId).promotions.points;
  const points = Math.max(0, Math.min(available, deductible));
  return { couponId, points, total: priceOrder(facts, { couponId, points, address: null }).amounts.total };
}

const priceWith = (facts: PriceFacts, couponId: number | null): OrderPrice =>
  priceOrder(facts, { couponId, points: 0, address: null });

const bySaving = (one: CouponChoice, other: CouponChoice): number =>
  Number(one.obstacle !== null) - Number(other.obstacle !== null) ||
  other.discount - one.discount ||
  one.coupon.failureTime.getTime() - other.coupon.failureTime.getTime() ||
  one.coupon.id - other.coupon.id;
