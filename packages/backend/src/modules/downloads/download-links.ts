import { and, eq, gt, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { downloadCodes, orders } from '../../kernel/db/schema/index.ts';
import { hasBeenPaid } from '../orders/order-states.ts';

/** Seconds a link may be opened. */
const SECONDS_VALID = 30;

/** Makes a link to the files of an order; returns its code. */
export async function makeLink(db: DbOrTx, orderId: number, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + SECONDS_VALID * 1000);
  const [link] = await db.insert(downloadCodes).values({ orderId, expiresAt }).returning({ code: downloadCodes.code });
  if (!link) throw new Error('The database stored no download code.');
  return link.code;
}

/**
 * Uses a link up: of several calls one gets the order, the others null, as do unknown and expired codes and those of an
 * order that was given back meanwhile.
 */
export async function consumeLink(db: DbOrTx, code: string, now: Date): Promise<number | null> {
  const [link] = await db
    .update(downloadCodes)
    .set({ usedAt: now })
    .where(and(eq(downloadCodes.code, code), isNull(downloadCodes.usedAt), gt(downloadCodes.expiresAt, now)))
    .returning({ orderId: downloadCodes.orderId });
  if (!link) return null;
  const [order] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, link.orderId));
  return order && hasBeenPaid(order.state) ? link.orderId : null;
}
