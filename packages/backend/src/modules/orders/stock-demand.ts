/** Pieces taken from one stock: that of a SKU, or of a good without SKUs. */
export type StockDemand = { goodId: number; skuId: number | null; pieces: number };

/**
 * Adds up what lines take from each stock, in the one order in which rows are always locked: goods by id, then SKUs by
 * id. Two transactions that follow it can never wait for each other.
 */
export function stockDemands(lines: readonly StockDemand[]): StockDemand[] {
  const byStock = Map.groupBy(lines, (line) => `${line.skuId === null ? 'good' : 'sku'}:${line.skuId ?? line.goodId}`);
  const demands = [...byStock.values()].map((group) => ({
    goodId: group[0]?.goodId ?? 0,
    skuId: group[0]?.skuId ?? null,
    pieces: group.reduce((sum, line) => sum + line.pieces, 0),
  }));
  return demands.sort((a, b) => (a.skuId ?? 0) - (b.skuId ?? 0) || a.goodId - b.goodId);
}
