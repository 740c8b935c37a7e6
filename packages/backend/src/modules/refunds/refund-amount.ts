import type { PaidLine } from './paid-lines.ts';

/**
 * What comes back for some pieces. Amounts in cents: `products` what they cost by price, less `coupon` and `points` (`pointsSpent` points
 * go back for them), and `freight`; `money` is what is paid back.
 */
export type RefundAmount = {
  products: number;
  coupon: number;
  points: number;
  pointsSpent: number;
  freight: number;
  money: number;
};

/** What is back of a line already, or promised in requests that are not over. */
export type Promised = Omit<RefundAmount, 'products' | 'money'> & { pieces: number };

/** Pieces of a line that are asked back. */
export type WantedPieces = { line: PaidLine; promised: Promised; pieces: number };

export type RefundedLine = RefundAmount & { lineId: number; pieces: number };

export const nothingPromised: Promised = { pieces: 0, coupon: 0, points: 0, pointsSpent: 0, freight: 0 };

/**
 * The one rule of what a refund gives back. Each piece takes its share of coupon, points and freight with it, rounded so that all
 * pieces of an order together give back what was paid, never more, in whatever portions they are asked for and whichever of these
 * are refused. Freight comes back where the products were never sent, or the shop is to blame (`withFreight`).
 */
export function refundAmount(
  wanted: readonly WantedPieces[],
  { withFreight }: { withFreight: boolean },
): RefundAmount & { lines: RefundedLine[] } {
  const lines = wanted.map((pieces) => ofLine(pieces, withFreight));
  const sum = (field: keyof RefundAmount) => lines.reduce((all, line) => all + line[field], 0);
  return {
    products: sum('products'),
    coupon: sum('coupon'),
    points: sum('points'),
    pointsSpent: sum('pointsSpent'),
    freight: sum('freight'),
    money: sum('money'),
    lines,
  };
}

function ofLine({ line, promised, pieces }: WantedPieces, withFreight: boolean): RefundedLine {
  const products = line.price * pieces;
  const all = deductions(line, promised.pieces + pieces);
  const coupon = between(all.coupon - promised.coupon, 0, products);
  const points = between(all.points - promised.points, 0, products - coupon);
  const freight = withFreight ? freightOf(line, promised, pieces) : 0;
  return {
    lineId: line.id,
    pieces,
    products,
    coupon,
    points,
    pointsSpent: between(all.pointsSpent - promised.pointsSpent, 0, line.pointsSpent),
    freight,
    money: products - coupon - points + freight,
  };
}

/**
 * What the first so many pieces of a line were reduced by. Coupon and points are rounded together, and the coupon is a share of
 * what that gives: no piece is reduced by more than it costs.
 */
function deductions(line: PaidLine, pieces: number): { coupon: number; points: number; pointsSpent: number } {
  const all = line.coupon + line.points;
  const reduced = share(all, pieces, line.pieces);
  const coupon = share(line.coupon, reduced, all);
  const points = reduced - coupon;
  return { coupon, points, pointsSpent: share(line.pointsSpent, points, line.points) };
}

/** Freight that pieces before these did not bring back is not made up for. */
function freightOf(line: PaidLine, { pieces: before, freight }: Promised, pieces: number): number {
  const own = share(line.freight, before + pieces, line.pieces) - share(line.freight, before, line.pieces);
  return Math.min(own, line.freight - freight);
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Rounded down; products of amounts can be larger than what numbers hold to the unit. */
const share = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
