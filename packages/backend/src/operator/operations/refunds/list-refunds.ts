import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { orders, type RefundState, refundRequests, users } from '../../../kernel/db/schema/index.ts';

/** Which refunds an operator looks for; `before`: only smaller ids, the next page. */
export type RefundFilter = { states?: readonly RefundState[]; before?: number; limit: number };

/** Refunds, the newest first; amounts in cents. */
export function listRefunds(db: Db, { states, before, limit }: RefundFilter) {
  return db
    .select({
      id: refundRequests.id,
      number: refundRequests.number,
      order: orders.number,
      customer: users.cellphone,
      customerId: users.id,
      kind: refundRequests.kind,
      state: refundRequests.state,
      reason: refundRequests.reason,
      money: refundRequests.money,
      points: refundRequests.points,
      deadline: refundRequests.deadline,
      askedAt: refundRequests.createdAt,
    })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .innerJoin(users, eq(users.id, refundRequests.userId))
    .where(
      and(
        states ? inArray(refundRequests.state, [...states]) : undefined,
        before === undefined ? undefined : lt(refundRequests.id, before),
      ),
    )
    .orderBy(desc(refundRequests.id))
    .limit(limit);
}
