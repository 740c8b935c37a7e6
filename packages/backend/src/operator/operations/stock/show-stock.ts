import { and, eq, inArray, type SQL, sum } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { orderLines, orders } from '../../../kernel/db/schema/index.ts';
import type { VariantChoice } from '../../../kernel/db/schema/products.ts';
import type { OrderState } from '../../../kernel/words/orders.ts';
import type { LockedProduct } from '../products/find-product.ts';

/** Pieces of a product or variant. `free` can be ordered; `held` belong to orders that were not sent yet. */
export type StockLine = { variantId: number | null; choices: VariantChoice[]; free: number; held: number };

/** Orders whose pieces are still in the warehouse. */
const waiting: OrderState[] = ['awaiting-payment', 'awaiting-shipment', 'awaiting-group'];

/** What there is of a product, a line for each variant. */
export async function stockOf(tx: Tx, { good: product, skus: variants }: LockedProduct): Promise<StockLine[]> {
  if (variants.length === 0) {
    return [
      {
        variantId: null,
        choices: [],
        free: product.stock,
        held: await heldPieces(tx, eq(orderLines.productId, product.id)),
      },
    ];
  }
  const lines: StockLine[] = [];
  for (const { id, productSku, stock } of variants) {
    lines.push({
      variantId: id,
      choices: productSku,
      free: stock,
      held: await heldPieces(tx, eq(orderLines.variantId, id)),
    });
  }
  return lines;
}

/** Pieces that were taken out of stock for orders and not sent. */
async function heldPieces(tx: Tx, ofStock: SQL): Promise<number> {
  const [row] = await tx
    .select({ quantity: sum(orderLines.number).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(ofStock, eq(orderLines.isStockTaken, true), inArray(orders.state, waiting)));
  return row?.quantity ?? 0;
}
