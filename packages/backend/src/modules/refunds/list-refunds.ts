import { and, desc, eq, inArray } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { refundRequests } from '../../kernel/db/schema/index.ts';
import { offsetOf, type PageQuery } from '../../kernel/wire/page.ts';
import { LIVE_STATES } from '../orders/refund-states.ts';
import type { RefundRequest } from './refund-records.ts';

/** A page of them. `index`: `open` for those that are not over, anything else for all. */
export type RefundQuery = PageQuery & { index?: string | null | undefined };

/** A customer's own refunds, the newest first. */
export async function listOwnRefunds(
  db: DbOrTx,
  userId: number,
  query: RefundQuery,
): Promise<{ rows: RefundRequest[]; total: number }> {
  const isOpen = query.index === 'open' ? inArray(refundRequests.state, [...LIVE_STATES]) : undefined;
  const where = and(eq(refundRequests.userId, userId), isOpen);
  const rows = await db
    .select()
    .from(refundRequests)
    .where(where)
    .orderBy(desc(refundRequests.createdAt), desc(refundRequests.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  return { rows, total: await db.$count(refundRequests, where) };
}

/** How many refunds of a customer are not over. */
export function countOpenRefunds(db: DbOrTx, userId: number): Promise<number> {
  return db.$count(
    refundRequests,
    and(eq(refundRequests.userId, userId), inArray(refundRequests.state, [...LIVE_STATES])),
  );
}
