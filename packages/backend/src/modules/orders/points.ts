/**
 * Points that come back for shopping: so many percent of the paid products amount. The amount is in
 * cents, and so is a point worth one (0.01 yuan).
 */
export function pointsForShopping(paidProducts: number, percent: number): number {
  return Math.max(0, Math.round((paidProducts * percent) / 100));
}
