/** Parts of what an order costs, in cents. */
export type OrderAmounts = { products: number; coupon: number; points: number; freight: number };

/**
 * Total of an order in cents: products − coupon − points + freight. A deduction never exceeds the products it is taken
 * from, so the total is never below the freight. The amounts come back as they were really deducted.
 */
export function orderTotals(wanted: OrderAmounts): OrderAmounts & { total: number } {
  const products = Math.max(0, wanted.products);
  const coupon = Math.min(Math.max(0, wanted.coupon), products);
  const points = Math.min(Math.max(0, wanted.points), products - coupon);
  const freight = Math.max(0, wanted.freight);
  return { products, coupon, points, freight, total: products - coupon - points + freight };
}

/** Σ price × pieces, in cents. */
export function productsTotal(lines: readonly { price: number; pieces: number }[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.pieces, 0);
}

/** Whether an amount a client sent (in yuan) is ours (in cents): it may differ by less than a cent. */
export function isSameAmount(yuan: number, cents: number): boolean {
  // Halves of floating-point dust must not count as a cent.
  return Math.abs(yuan * 100 - cents) < 1 - 1e-6;
}
