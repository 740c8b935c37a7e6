import type { Hold } from '../flash-sales/queue/holds.ts';
import type { TakenVariant } from '../flash-sales/take-sale.ts';
import { isTakenNow, type QuotedLine } from './quote.ts';
import type { StockDemand } from './stock-demand.ts';

/** Pieces of an order that are still to be taken, and held ones it has no use for. */
export type PiecesToTake = {
  fromStock: StockDemand[];
  fromSales: TakenVariant[];
  backToStock: StockDemand[];
  backToSales: TakenVariant[];
};

/** The holds lines of an order use, each once. */
export function holdsOf(lines: readonly QuotedLine[]): Hold[] {
  const holds = lines.flatMap(({ sale }) => sale?.hold ?? []);
  return [...new Map(holds.map((hold) => [hold.placeId, hold])).values()];
}

/** What held pieces cover is out of stock and sale already; what is more is taken, what is less goes back. */
export function piecesToTake(lines: readonly QuotedLine[]): PiecesToTake {
  const covered = new Map(holdsOf(lines).map((hold) => [hold.placeId, hold.quantity]));
  const work: PiecesToTake = { fromStock: [], fromSales: [], backToStock: [], backToSales: [] };
  for (const line of lines) {
    const { productId, variantId, quantity, sale } = line;
    const hold = sale?.hold ?? null;
    const held = hold ? Math.min(quantity, covered.get(hold.placeId) ?? 0) : 0;
    if (hold) covered.set(hold.placeId, (covered.get(hold.placeId) ?? 0) - held);
    const outOfStock = quantity - (hold?.isStockTaken ? held : 0);
    if (isTakenNow(line) && outOfStock > 0) work.fromStock.push({ productId, variantId, quantity: outOfStock });
    if (sale && quantity > held) work.fromSales.push({ ...idsOf(sale), quantity: quantity - held });
  }
  for (const { productId, variantId, sale } of lines) {
    const spare = sale?.hold ? (covered.get(sale.hold.placeId) ?? 0) : 0;
    if (!sale?.hold || spare === 0) continue;
    covered.delete(sale.hold.placeId);
    if (sale.hold.isStockTaken) work.backToStock.push({ productId, variantId, quantity: spare });
    work.backToSales.push({ ...idsOf(sale), quantity: spare });
  }
  return work;
}

const idsOf = ({ saleId, saleVariantId }: { saleId: number; saleVariantId: number }) => ({ saleId, saleVariantId });
