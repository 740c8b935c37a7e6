import { type Cents, sumCents, timesCents } from '@jishi/api';
import { type CouponScope, couponDiscount, type OwnedCoupon } from '@jishi/api/coupons';
import type { OrderPreviewLine } from '@jishi/api/orders';

/** Why a coupon cannot be used for an order. */
export type CouponObstacle = { kind: 'threshold'; missing: Cents } | { kind: 'scope' };

/** A coupon of the customer, seen from an order. */
export type CouponOption = {
  coupon: OwnedCoupon;
  /** What it takes off: as the server told it, else the most it can be. */
  saves: Cents;
  obstacle: CouponObstacle | null;
};

/** What the server took off for a coupon; `null` where it refused it. */
export type ToldDiscounts = ReadonlyMap<string, Cents | null>;

/** What of a line decides about coupons. */
type CouponLine = Pick<OrderPreviewLine, 'productId' | 'unitPrice' | 'quantity' | 'isInvalid'>;

/**
 * The customer's coupons for the goods of an order: the one that saves most first (of equals the one that ends first),
 * then those that cannot be used. The browser does not know the categories of a product: a coupon for categories counts
 * for everything until the server has told what it takes off.
 */
export function couponOptions(
  coupons: readonly OwnedCoupon[],
  lines: readonly CouponLine[],
  told: ToldDiscounts = new Map(),
): CouponOption[] {
  return coupons
    .map((coupon) => optionOf(coupon, eligibleTotal(coupon.coupon.scope, lines), told.get(coupon.id)))
    .sort(
      (one, other) =>
        Number(one.obstacle !== null) - Number(other.obstacle !== null) ||
        other.saves - one.saves ||
        one.coupon.validUntil.localeCompare(other.coupon.validUntil),
    );
}

/** The best coupon, when there is one that saves anything. */
export const bestCoupon = ([first]: readonly CouponOption[]): OwnedCoupon | null =>
  first && first.obstacle === null && first.saves > 0 ? first.coupon : null;

/** A coupon that would save more than what is saved now, and how much more has to be spent for it. */
export type NextCoupon = { coupon: OwnedCoupon; missing: Cents };

/**
 * The coupon that is nearest of those an order does not reach yet and would gain from; `null` without one. Only coupons
 * for everything: of others it would take knowing what to buy.
 */
export function nextCoupon(options: readonly CouponOption[], saved: Cents): NextCoupon | null {
  const worth = options.flatMap(({ coupon, obstacle }) => {
    if (obstacle?.kind !== 'threshold' || coupon.coupon.scope.kind !== 'all') return [];
    const saves = couponDiscount(coupon.coupon, coupon.coupon.threshold ?? 0);
    return saves > saved ? [{ coupon, missing: obstacle.missing }] : [];
  });
  return worth.toSorted((one, other) => one.missing - other.missing)[0] ?? null;
}

function optionOf(coupon: OwnedCoupon, eligible: Cents, told: Cents | null | undefined): CouponOption {
  const missing = (coupon.coupon.threshold ?? 0) - eligible;
  if (eligible <= 0 || told === null) return { coupon, saves: 0, obstacle: { kind: 'scope' } };
  if (missing > 0) return { coupon, saves: 0, obstacle: { kind: 'threshold', missing } };
  return { coupon, saves: told ?? couponDiscount(coupon.coupon, eligible), obstacle: null };
}

function eligibleTotal(scope: CouponScope, lines: readonly CouponLine[]): Cents {
  const isMeant = ({ productId }: CouponLine) => scope.kind !== 'products' || scope.ids.includes(productId);
  const meant = lines.filter((line) => !line.isInvalid && isMeant(line));
  return sumCents(meant.map(({ unitPrice, quantity }) => timesCents(unitPrice, quantity)));
}

/** What a coupon is called: its name, else its condition. */
export const couponName = ({ coupon, number }: OwnedCoupon): string => coupon.name ?? (coupon.condition || number);
