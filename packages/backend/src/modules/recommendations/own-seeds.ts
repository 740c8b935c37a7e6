import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { browses, collects, orderLines, orders } from '../../kernel/db/schema/index.ts';

/** Of each kind, newest first. */
const MOST_OF_A_KIND = 10;

/** What the shop knows a customer looked at, saved and bought last: ids, what was done last of each kind first. */
export async function ownSeeds(db: Db, userId: number): Promise<number[]> {
  const [seen, saved, bought] = await Promise.all([
    db
      .select({ id: browses.productId })
      .from(browses)
      .where(eq(browses.userId, userId))
      .orderBy(desc(browses.updatedAt), desc(browses.id))
      .limit(MOST_OF_A_KIND),
    db
      .select({ id: collects.productId })
      .from(collects)
      .where(eq(collects.userId, userId))
      .orderBy(desc(collects.createdAt), desc(collects.id))
      .limit(MOST_OF_A_KIND),
    db
      .select({ id: orderLines.productId })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(and(eq(orders.userId, userId), isNotNull(orders.payTime)))
      .orderBy(sql`${orders.payTime} desc`, desc(orderLines.id))
      .limit(MOST_OF_A_KIND),
  ]);
  return [...new Set([...seen, ...saved, ...bought].map(({ id }) => id))];
}
