/** Pieces taken from one stock: that of a variant, or of a product without variants. */
export type StockDemand = { productId: number; variantId: number | null; quantity: number };

/**
 * Adds up what lines take from each stock, in the one order in which rows are always locked: products by id, then variants by
 * id. Two transactions that follow it can never wait for each other.
 */
export function stockDemands(lines: readonly StockDemand[]): StockDemand[] {
  const byStock = Map.groupBy(
    lines,
    (line) => `${line.variantId === null ? 'good' : 'sku'}:${line.variantId ?? line.productId}`,
  );
  const demands = [...byStock.values()].map((group) => ({
    productId: group[0]?.productId ?? 0,
    variantId: group[0]?.variantId ?? null,
    quantity: group.reduce((sum, line) => sum + line.quantity, 0),
  }));
  return demands.sort((a, b) => (a.variantId ?? 0) - (b.variantId ?? 0) || a.productId - b.productId);
}
