import { and, asc, eq, exists, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../kernel/db/database.ts';
import { comments, orderLines, orders, products } from '../../kernel/db/schema/index.ts';
import { readSetting } from '../../kernel/settings/settings.ts';
import type { OrderState } from '../../kernel/words/orders.ts';
import { features } from '../shop-settings/features.ts';
import type { OrderLine } from './order-records.ts';

/** A line can be reviewed when nobody has done so and its product is still the shop's: a review is read on the page of its product. */
function isReviewable(db: DbOrTx): SQL | undefined {
  const product = db
    .select({ one: sql`1` })
    .from(products)
    .where(and(eq(products.id, orderLines.productId), isNull(products.deletedAt)));
  const review = db
    .select({ one: sql`1` })
    .from(comments)
    .where(and(eq(comments.orderLineId, orderLines.id), isNull(comments.parentId)));
  return and(exists(product), not(exists(review)));
}

/** Lines of an order that can be reviewed, in the order in which they were bought. */
export function loadReviewableLines(db: DbOrTx, orderId: number): Promise<OrderLine[]> {
  return db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isReviewable(db)))
    .orderBy(asc(orderLines.id));
}

/** An order that was received waits for a review while one of its lines can be reviewed and reviews are on; else it is completed. */
export async function stateAfterReceipt(tx: Tx, orderId: number): Promise<OrderState> {
  const isWaiting = (await readSetting(tx, features.comment)) && (await loadReviewableLines(tx, orderId)).length > 0;
  return isWaiting ? 'awaiting-review' : 'completed';
}

/**
 * Completes orders that wait for a review nobody can write: reviews were switched off, or their products were removed.
 * @returns how many
 */
export async function completeUnreviewable(db: DbOrTx): Promise<number> {
  const lines = db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), isReviewable(db)));
  const isPointless = (await readSetting(db, features.comment)) ? not(exists(lines)) : undefined;
  const completed = await db
    .update(orders)
    .set({ state: 'completed', evaluateTime: null })
    .where(and(eq(orders.state, 'awaiting-review'), isPointless))
    .returning({ id: orders.id });
  return completed.length;
}
