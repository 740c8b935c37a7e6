import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { orders, refundRequests } from '../../kernel/db/schema/index.ts';
import type { OrderState } from '../../kernel/words/orders.ts';
import { OPEN_STATES } from '../orders/order-states.ts';
import { LIVE_STATES } from '../orders/refund-states.ts';

/** An order that keeps an account open: something of it is still owed. `total` in cents. */
export type ClosingBlocker = { id: number; number: string; state: OrderState; total: number; createdAt: Date };

/** More than anybody has under way, and not more than a page can show. */
const MAX_SHOWN = 100;
/** Numbers in a sentence. */
const MAX_NAMED = 3;

/**
 * What keeps an account open, oldest first. The one rule: the list a customer is shown, and the refusal of `cancel`, are both made from it.
 */
export function findBlockers(db: DbOrTx, userId: number): Promise<ClosingBlocker[]> {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      state: orders.state,
      total: orders.total,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(inArray(orders.state, OPEN_STATES), hasLiveRefund(db))))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(MAX_SHOWN);
}

/** Money is still to come back, or products are. */
function hasLiveRefund(db: DbOrTx) {
  const isLive = and(eq(refundRequests.orderId, orders.id), inArray(refundRequests.state, [...LIVE_STATES]));
  return exists(db.select({ one: sql`1` }).from(refundRequests).where(isLive));
}

/** The numbers of those orders in a few words; how many more there are stands behind them. */
export function nameBlockers(blockers: readonly Pick<ClosingBlocker, 'number'>[]): string {
  const named = blockers.slice(0, MAX_NAMED).map(({ number }) => number);
  const more = blockers.length - named.length;
  return named.join(', ') + (more > 0 ? ` (+${more})` : '');
}
