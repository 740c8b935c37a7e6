/** Parts of what an order costs, in cents. */
export type OrderAmounts = { goods: number; coupon: number; points: number; freight: number };

/**
 * Total of an order in cents: goods − coupon − points + freight. A deduction never exceeds the goods it is taken
 * from, so the total is never below the freight. The amounts come back as they were really deducted.
 */
export function orderTotals(wanted: OrderAmounts): OrderAmounts & { total: number } {
  const goods = Math.max(0, wanted.goods);
  const coupon = Math.min(Math.max(0, wanted.coupon), goods);
  const points = Math.min(Math.max(0, wanted.points), goods - coupon);
  const freight = Math.max(0, wanted.freight);
  return { goods, coupon, points, freight, total: goods - coupon - points + freight };
}

/** Σ price × pieces, in cents. */
export function goodsTotal(lines: readonly { price: number; pieces: number }[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.pieces, 0);
}

/** Whether an amount a client sent (in yuan) is ours (in cents): it may differ by less than a cent. */
export function isSameAmount(yuan: number, cents: number): boolean {
  // Halves of floating-point dust must not count as a cent.
  return Math.abs(yuan * 100 - cents) < 1 - 1e-6;
}
