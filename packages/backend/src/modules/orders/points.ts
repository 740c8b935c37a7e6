/**
 * Points that come back for shopping: so many percent of the paid goods amount (entities 3.4, 4.1). The amount is in
 * cents, and so is a point worth one (0.01 yuan).
 */
export function pointsForShopping(paidGoods: number, percent: number): number {
  return Math.max(0, Math.round((paidGoods * percent) / 100));
}
