import type { PaidLine } from './paid-lines.ts';

/**
 * What comes back for some pieces. Amounts in cents: `products` what they cost by price, less `coupon` and `points` (`pointsSpent` points
 * go back for them), and `shippingFee`; `money` is what is paid back.
 */
export type RefundAmount = {
  products: number;
  coupon: number;
  points: number;
  pointsSpent: number;
  shippingFee: number;
  money: number;
};

/** What is back of a line already, or promised in requests that are not over. */
export type Promised = Omit<RefundAmount, 'products' | 'money'> & { quantity: number };

/** Pieces of a line that are asked back. */
export type WantedPieces = { line: PaidLine; promised: Promised; quantity: number };

export type RefundedLine = RefundAmount & { lineId: number; quantity: number };

export const nothingPromised: Promised = { quantity: 0, coupon: 0, points: 0, pointsSpent: 0, shippingFee: 0 };

/**
 * The one rule of what a refund gives back. Each piece takes its prorated share of coupon, points and shipping fee with it, rounded so that all
 * pieces of an order together give back what was paid, never more, in whatever portions they are asked for and whichever of these
 * are refused. Shipping fee comes back where the products were never sent, or the shop is to blame (`withShippingFee`).
 */
export function refundAmount(
  wanted: readonly WantedPieces[],
  { withShippingFee }: { withShippingFee: boolean },
): RefundAmount & { lines: RefundedLine[] } {
  const lines = wanted.map((pieces) => ofLine(pieces, withShippingFee));
  const sum = (field: keyof RefundAmount) => lines.reduce((all, line) => all + line[field], 0);
  return {
    products: sum('products'),
    coupon: sum('coupon'),
    points: sum('points'),
    pointsSpent: sum('pointsSpent'),
    shippingFee: sum('shippingFee'),
    money: sum('money'),
    lines,
  };
}

function ofLine({ line, promised, quantity }: WantedPieces, withShippingFee: boolean): RefundedLine {
  const products = line.price * quantity;
  const all = deductions(line, promised.quantity + quantity);
  const coupon = between(all.coupon - promised.coupon, 0, products);
  const points = between(all.points - promised.points, 0, products - coupon);
  const shippingFee = withShippingFee ? shippingFeeOf(line, promised, quantity) : 0;
  return {
    lineId: line.id,
    quantity,
    products,
    coupon,
    points,
    pointsSpent: between(all.pointsSpent - promised.pointsSpent, 0, line.pointsSpent),
    shippingFee,
    money: products - coupon - points + shippingFee,
  };
}

/**
 * What the first so many pieces of a line were reduced by. Coupon and points are rounded together, and the coupon is a share of
 * what that gives: no piece is reduced by more than it costs.
 */
function deductions(line: PaidLine, quantity: number): { coupon: number; points: number; pointsSpent: number } {
  const all = line.coupon + line.points;
  const reduced = share(all, quantity, line.quantity);
  const coupon = share(line.coupon, reduced, all);
  const points = reduced - coupon;
  return { coupon, points, pointsSpent: share(line.pointsSpent, points, line.points) };
}

/** Shipping fee that pieces before these did not bring back is not made up for. */
function shippingFeeOf(line: PaidLine, { quantity: before, shippingFee }: Promised, quantity: number): number {
  const own =
    share(line.shippingFee, before + quantity, line.quantity) - share(line.shippingFee, before, line.quantity);
  return Math.min(own, line.shippingFee - shippingFee);
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Rounded down; products of amounts can be larger than what numbers hold to the unit. */
const share = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
