import type { OnceRequest } from '../../../kernel/http/idempotency.ts';
import type { NewOrder } from '../create-order.ts';
import type { OrderRequest, RequestedLine } from '../order-request.ts';
import { type StockId, stockName } from '../stock-demand.ts';

/** An order that may be written together with others. */
export type WantedOrder = { order: NewOrder; attempt: OnceRequest };

/** A variant of a flash sale with the stock its pieces come from. */
export type SaleTarget = StockId & { saleVariantId: number };

/**
 * Orders that are written one transaction after the other. `sale`: the one they are all of, null for orders of no sale. `isPatient`: it waits
 * for stock that somebody else holds, and everybody in it does.
 */
export type Lane = { name: string; sale: SaleTarget | null; isPatient: boolean };

/** All orders of no sale: nobody in it waits for the stock of another order. */
export const ordinaryLane: Lane = { name: 'ordinary', sale: null, isPatient: false };

/** For orders of one stock that somebody else holds: they are written when it is free, and nobody else waits with them. */
export const stockLane = (stock: StockId): Lane => ({
  name: `stock ${stockName(stock)}`,
  sale: null,
  isPatient: true,
});

/**
 * The lane of an order that spends nothing. Everything else is placed by itself, and so are orders of a sale but one line of it: null.
 * @param saleVariantId the variant of the sale its line means
 */
export function laneOf({ lines, couponId, points, prizeId }: OrderRequest, saleVariantId: number | null): Lane | null {
  if (couponId !== null || points > 0 || prizeId !== null) return null;
  if (!lines.some(({ sale }) => sale)) return ordinaryLane;
  const [line, ...others] = lines;
  return line && others.length === 0 && saleVariantId !== null ? saleLane(line, saleVariantId) : null;
}

function saleLane({ productId, variantId }: RequestedLine, saleVariantId: number): Lane {
  const sale = { saleVariantId, productId, variantId };
  return { name: `sale ${saleVariantId} ${stockName(sale)}`, sale, isPatient: true };
}
