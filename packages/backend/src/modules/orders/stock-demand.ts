/** One stock: that of a variant, or of a product without variants. */
export type StockId = { productId: number; variantId: number | null };

/** Pieces taken from one stock. */
export type StockDemand = StockId & { quantity: number };

/** A stock in one word. */
export const stockName = ({ productId, variantId }: StockId): string =>
  variantId === null ? `good:${productId}` : `sku:${variantId}`;

/**
 * Adds up what lines take from each stock, in the one order in which rows are always locked: products by id, then variants by
 * id. Two transactions that follow it can never wait for each other.
 */
export function stockDemands(lines: readonly StockDemand[]): StockDemand[] {
  const byStock = Map.groupBy(lines, stockName);
  const demands = [...byStock.values()].map((group) => ({
    productId: group[0]?.productId ?? 0,
    variantId: group[0]?.variantId ?? null,
    quantity: group.reduce((sum, line) => sum + line.quantity, 0),
  }));
  return demands.sort((a, b) => (a.variantId ?? 0) - (b.variantId ?? 0) || a.productId - b.productId);
}
