import { and, eq, inArray, type SQL, sum } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import type { SkuChoice } from '../../../kernel/db/schema/goods.ts';
import { orderLines, orders } from '../../../kernel/db/schema/index.ts';
import type { OrderState } from '../../../kernel/words/orders.ts';
import type { LockedGood } from '../goods/find-good.ts';

/** Pieces of a good or variant. `free` can be ordered; `held` belong to orders that were not sent yet. */
export type StockLine = { skuId: number | null; choices: SkuChoice[]; free: number; held: number };

/** Orders whose pieces are still in the warehouse. */
const waiting: OrderState[] = ['awaiting-payment', 'awaiting-shipment', 'awaiting-group'];

/** What there is of a good, a line for each variant. */
export async function stockOf(tx: Tx, { good, skus }: LockedGood): Promise<StockLine[]> {
  if (skus.length === 0) {
    return [
      { skuId: null, choices: [], free: good.inventory, held: await heldPieces(tx, eq(orderLines.goodId, good.id)) },
    ];
  }
  const lines: StockLine[] = [];
  for (const { id, productSku, inventory } of skus) {
    lines.push({
      skuId: id,
      choices: productSku,
      free: inventory,
      held: await heldPieces(tx, eq(orderLines.skuId, id)),
    });
  }
  return lines;
}

/** Pieces that were taken out of stock for orders and not sent. */
export async function heldPieces(tx: Tx, ofStock: SQL): Promise<number> {
  const [row] = await tx
    .select({ pieces: sum(orderLines.number).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(ofStock, eq(orderLines.isStockTaken, true), inArray(orders.state, waiting)));
  return row?.pieces ?? 0;
}
