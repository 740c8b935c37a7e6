import type { DbOrTx } from '../../db/database.ts';
import { loadOfferedSkus } from '../flash-sales/order-sales.ts';
import { isAllowed, type SaleLine } from '../flash-sales/sale-rules.ts';
import type { RequestedLine } from './order-request.ts';
import type { QuotedLine } from './quote.ts';

/**
 * Gives lines of a flash sale its price, or the problem `flash-sale`: the sale is not running, does not allow this, or an
 * order mixes it with other goods. `quoted` are the requested lines in the same order.
 */
export async function quoteSales(
  db: DbOrTx,
  userId: number,
  requested: readonly RequestedLine[],
  quoted: readonly QuotedLine[],
  now: Date,
): Promise<QuotedLine[]> {
  const wanted = requested.flatMap(({ goodId, skuId, sale }) => (sale ? [{ goodId, skuId, ...sale }] : []));
  if (wanted.length === 0) return [...quoted];
  const found = await loadOfferedSkus(db, userId, wanted, now);
  const offers = requested.map(({ sale }) => (sale ? (found.shift() ?? null) : null));
  const all = offers.flatMap((offered, index): SaleLine[] => {
    const line = quoted[index];
    return offered && line ? [{ offered, pieces: line.pieces }] : [];
  });
  return quoted.map((line, index) => {
    const offered = offers[index];
    if (!offered) return { ...line, problem: line.problem ?? 'flash-sale' };
    const { price, saleId, saleSkuId } = offered;
    const problem = line.problem ?? (isAllowed({ offered, pieces: line.pieces }, all) ? null : 'flash-sale');
    return { ...line, price, problem, sale: { saleId, saleSkuId } };
  });
}
