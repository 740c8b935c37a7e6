/** How far a good may be paid with points: 0 a fixed amount in cents, once per good; 1 a percentage of each line. */
export type PointsLimit = { type: number; value: number };

/** A line of an order: `total` in cents. */
export type PointsLine = { goodId: number; total: number };

/** The most cents of an order that points may pay (entities 3.4): never more than the goods themselves cost. */
export function payableByPoints(lines: readonly PointsLine[], limits: ReadonlyMap<number, PointsLimit>): number {
  const ofGoods = Map.groupBy(lines, (line) => line.goodId);
  return [...ofGoods].reduce((cents, [goodId, own]) => cents + payable(own, limits.get(goodId)), 0);
}

function payable(lines: readonly PointsLine[], limit: PointsLimit | undefined): number {
  if (!limit) return 0;
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  if (limit.type === 0) return Math.min(limit.value, total);
  const percent = Math.min(limit.value, 100);
  return lines.reduce((sum, line) => sum + Math.floor((line.total * percent) / 100), 0);
}

/** Whole points that pay at most so many cents. */
export function pointsFor(cents: number, yuanPerPoint: number): number {
  return Math.floor(cents / (yuanPerPoint * 100) + 1e-6);
}

/** Whole cents that so many points are worth. */
export function worthOf(points: number, yuanPerPoint: number): number {
  return Math.floor(points * yuanPerPoint * 100 + 1e-6);
}
