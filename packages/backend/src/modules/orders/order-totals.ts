/** Parts of what an order costs, in cents. */
export type OrderAmounts = { products: number; coupon: number; points: number; shippingFee: number };

/**
 * Total of an order in cents: products − coupon − points + shipping fee. A deduction never exceeds the products it is taken
 * from, so the total is never below the shipping fee. The amounts come back as they were really deducted.
 */
export function orderTotals(wanted: OrderAmounts): OrderAmounts & { total: number } {
  const products = Math.max(0, wanted.products);
  const coupon = Math.min(Math.max(0, wanted.coupon), products);
  const points = Math.min(Math.max(0, wanted.points), products - coupon);
  const shippingFee = Math.max(0, wanted.shippingFee);
  return { products, coupon, points, shippingFee, total: products - coupon - points + shippingFee };
}

/** Σ price × pieces, in cents. */
export function productsTotal(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
}

/** Whether an amount a client sent (in yuan) is ours (in cents): it may differ by less than a cent. */
export function isSameAmount(yuan: number, cents: number): boolean {
  // Halves of floating-point dust must not count as a cent.
  return Math.abs(yuan * 100 - cents) < 1 - 1e-6;
}
