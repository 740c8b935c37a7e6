import type { AddressRow } from '../addresses/address-records.ts';
import { type CategoryParents, type CouponLine, type CouponVerdict, judgeCoupon } from '../coupons/judge-coupon.ts';
import type { OwnedCoupon } from '../coupons/owned-coupons.ts';
import { isInScope } from '../coupons/scope.ts';
import { type PointsLimit, payableByPoints, payablePerLine, pointsFor, worthOf } from '../points/rules.ts';
import { provinceCodeOf } from '../regions/provinces.ts';
import { type ShippingRate, shippingFeeOf } from '../shipping/shipping-fee.ts';
import { type LineShare, lineShares } from './line-shares.ts';
import { type OrderAmounts, orderTotals, productsTotal } from './order-totals.ts';
import { needsAddress, type QuotedLine, shippedLines } from './quote.ts';

/** What was looked up to price an order with. */
export type LookedUp = {
  rates: ReadonlyMap<number, ShippingRate>;
  coupons: readonly OwnedCoupon[];
  parents: CategoryParents;
  limits: ReadonlyMap<number, PointsLimit>;
  /** Yuan per point. */
  rate: number;
  /** Points of the customer. */
  available: number;
  isPrize: boolean;
  now: Date;
};

/** All that decides what an order costs but what the customer chooses. Amounts in cents. */
export type PriceFacts = LookedUp & {
  isSent: boolean;
  /** Lines that can be ordered. */
  ordered: readonly QuotedLine[];
  products: number;
  /** What each coupon that was looked up does to the order, by its id. */
  verdicts: ReadonlyMap<number, CouponVerdict>;
  /** Products that are not of a flash sale: what coupon and points may pay of them. */
  reducible: number;
  payable: number;
};

/** What a customer chooses. */
export type PriceChoice = { couponId: number | null; points: number; address: AddressRow | null };

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

/** What an order costs. `address`: null without a parcel, or without an address; the shipping fee is 0 then. */
export type OrderPrice = {
  address: AddressRow | null;
  promotions: QuotedPromotions;
  amounts: OrderAmounts & { total: number };
};

/** What does not depend on the choice, worked out once. */
export function priceFacts(lines: readonly QuotedLine[], lookedUp: LookedUp): PriceFacts {
  const { coupons, parents, now } = lookedUp;
  const ordered = lines.filter((line) => !line.problem);
  const couponLines = ordered.flatMap(({ product, price, quantity, sale }): CouponLine[] =>
    product ? [{ product, total: price * quantity, isOfSale: sale !== null }] : [],
  );
  const reducible = couponLines.filter(({ isOfSale }) => !isOfSale);
  const pointsLines = reducible.map(({ product, total }) => ({ productId: product.id, total }));
  return {
    ...lookedUp,
    isSent: needsAddress(lines),
    ordered,
    products: productsTotal(ordered),
    verdicts: new Map(coupons.map((coupon) => [coupon.id, judgeCoupon(coupon, couponLines, parents, now)])),
    reducible: reducible.reduce((sum, { total }) => sum + total, 0),
    payable: payableByPoints(pointsLines, lookedUp.limits),
  };
}

/**
 * The one price of an order, for every choice that is previewed and for the one that is placed: products, less the coupon, less
 * points as far as the products still cost anything, and shipping fee. Neither coupon nor points are for flash sales; a prize
 * travels free.
 */
export function priceOrder(facts: PriceFacts, choice: PriceChoice): OrderPrice {
  const address = facts.isSent ? choice.address : null;
  const shippingFee = address && !facts.isPrize ? shippingFeeFor(facts.ordered, facts.rates, address.address) : 0;
  const promotions = promotionsOf(facts, choice);
  const { coupon, pointsMoney: points } = promotions;
  return { address, promotions, amounts: orderTotals({ products: facts.products, coupon, points, shippingFee }) };
}

function promotionsOf(facts: PriceFacts, { couponId, points: wanted }: PriceChoice): QuotedPromotions {
  const { rate, available } = facts;
  const verdict = couponId === null ? undefined : facts.verdicts.get(couponId);
  const coupon = verdict?.discount ?? 0;
  const deductible = pointsFor(Math.min(facts.payable, facts.reducible - coupon), rate);
  const isTooMany = wanted > available || wanted > deductible;
  return {
    coupon,
    isCouponUnusable: couponId !== null && verdict?.obstacle !== null,
    pointsMoney: isTooMany ? 0 : worthOf(wanted, rate),
    points: { wanted, available, deductible },
  };
}

/** What coupon and points of an order's price paid of each of its lines, as in `lines`; amounts in cents. */
export function sharesOf(
  facts: PriceFacts,
  lines: readonly QuotedLine[],
  { couponId }: PriceChoice,
  { amounts }: OrderPrice,
): LineShare[] {
  if (amounts.coupon === 0 && amounts.points === 0) return lines.map(() => ({ coupon: 0, points: 0 }));
  const coupon = facts.coupons.find(({ id }) => id === couponId);
  // Neither is for flash sales.
  const totals = lines.map(({ problem, sale, price, quantity }) => (problem || sale ? 0 : price * quantity));
  const pointsLines = lines.map(({ productId }, index) => ({ productId, total: totals[index] ?? 0 }));
  const payable = payablePerLine(pointsLines, facts.limits);
  const shared = lines.map(({ product }, index) => ({
    total: totals[index] ?? 0,
    isForCoupon: coupon !== undefined && product !== null && isInScope(coupon, product, facts.parents),
    payable: payable[index] ?? 0,
  }));
  return lineShares(shared, amounts);
}

/** Shipping fee of lines to an address, in cents. `rates`: those of their products. */
export function shippingFeeFor(
  lines: readonly QuotedLine[],
  rates: ReadonlyMap<number, ShippingRate>,
  address: string,
): number {
  return shippingFeeOf(shippedLines(lines), rates, provinceCodeOf(address));
}
