import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { orderLines, orders } from '../../kernel/db/schema/index.ts';
import type { OrderState } from '../../kernel/words/orders.ts';

/** States of orders whose goods are in their customer's hands. */
const RECEIVED: OrderState[] = ['completed', 'awaiting-review', 'reviewed'];

/** Whether a customer has bought a product, received it and not sent all of it back. An order in the bin does not count. */
export async function hasReceived(db: DbOrTx, userId: number, productId: number): Promise<boolean> {
  const lines = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        isNull(orders.deletedAt),
        inArray(orders.state, RECEIVED),
        eq(orderLines.productId, productId),
        lt(orderLines.refunded, orderLines.number),
      ),
    )
    .limit(1);
  return lines.length > 0;
}
