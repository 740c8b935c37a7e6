import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../kernel/db/database.ts';
import { orderLines, orders } from '../../kernel/db/schema/index.ts';
import type { StockDemand } from './stock-demand.ts';

export type Order = typeof orders.$inferSelect;
export type OrderLine = typeof orderLines.$inferSelect;

/** An order of a customer's own, or null: unknown, deleted and other people's orders look the same. */
export async function findOrder(db: DbOrTx, userId: number, id: number): Promise<Order | null> {
  const [order] = await db.select().from(orders).where(isOwn(userId, id));
  return order ?? null;
}

/** The same, held until the transaction ends: nobody else changes the order meanwhile. */
export async function lockOwnOrder(tx: Tx, userId: number, id: number): Promise<Order | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(isOwn(userId, id))
    // lock: own-order-lock
    .for('no key update');
  return order ?? null;
}

/** Any order, held until the transaction ends. For jobs, which act for the shop. */
export async function lockOrder(tx: Tx, id: number): Promise<Order | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.id, id))
    // lock: order-lock
    .for('no key update');
  return order ?? null;
}

/** Lines of orders, in the order in which they were bought. */
export async function loadLines(db: DbOrTx, orderIds: readonly number[]): Promise<OrderLine[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.id));
}

/** What lines take from stock. */
export function demandsOf(lines: readonly Pick<OrderLine, 'productId' | 'variantId' | 'number'>[]): StockDemand[] {
  return lines.map((line) => ({ productId: line.productId, variantId: line.variantId, quantity: line.number }));
}

function isOwn(userId: number, id: number) {
  return and(eq(orders.id, id), eq(orders.userId, userId), isNull(orders.deletedAt));
}
