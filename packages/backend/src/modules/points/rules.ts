import type { PointsKind } from '../../kernel/words/products.ts';
import { shareOut } from './share-out.ts';

/** How far a product may be paid with points: a fixed amount in cents, once per product, or a percentage of each line. */
export type PointsLimit = { type: PointsKind; value: number };

/** A line of an order: `total` in cents. */
export type PointsLine = { productId: number; total: number };

/** The most cents of an order that points may pay: never more than the products themselves cost. */
export function payableByPoints(lines: readonly PointsLine[], limits: ReadonlyMap<number, PointsLimit>): number {
  return payablePerLine(lines, limits).reduce((sum, cents) => sum + cents, 0);
}

/** The same of each line; a fixed amount of a product is shared out among its lines by price. */
export function payablePerLine(lines: readonly PointsLine[], limits: ReadonlyMap<number, PointsLimit>): number[] {
  const ofProducts = Map.groupBy(lines, (line) => line.productId);
  const payable = new Map([...ofProducts].flatMap(([productId, own]) => payableOf(own, limits.get(productId))));
  return lines.map((line) => payable.get(line) ?? 0);
}

function payableOf(lines: readonly PointsLine[], limit: PointsLimit | undefined): [PointsLine, number][] {
  if (!limit) return [];
  if (limit.type !== 'fixed') {
    const percent = Math.min(limit.value, 100);
    return lines.map((line) => [line, Math.floor((line.total * percent) / 100)]);
  }
  const totals = lines.map((line) => line.total);
  const total = totals.reduce((sum, cents) => sum + cents, 0);
  const shares = total === 0 ? totals : shareOut(Math.min(limit.value, total), totals);
  return lines.map((line, index) => [line, shares[index] ?? 0]);
}

/** Whole points that pay at most so many cents. */
export function pointsFor(cents: number, yuanPerPoint: number): number {
  return Math.floor(cents / (yuanPerPoint * 100) + 1e-6);
}

/** Whole cents that so many points are worth. */
export function worthOf(points: number, yuanPerPoint: number): number {
  return Math.floor(points * yuanPerPoint * 100 + 1e-6);
}
