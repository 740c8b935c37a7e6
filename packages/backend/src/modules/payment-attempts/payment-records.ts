import { and, eq, lte, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../kernel/db/database.ts';
import { paymentLogs, paymentNotices } from '../../kernel/db/schema/index.ts';
import { orderNumber } from '../../kernel/numbers/order-number.ts';
import type { PaymentLog } from './attempt.ts';

/** Plain reading: whoever changes it locks its order first, then the attempt. */
export async function findAttempt(db: DbOrTx, number: string): Promise<PaymentLog | null> {
  const [log] = await db.select().from(paymentLogs).where(eq(paymentLogs.number, number));
  return log ?? null;
}

/** The payment at a provider an order was paid with; null when it was paid otherwise, or not yet. */
export async function findAppliedPayment(db: DbOrTx, orderId: number): Promise<PaymentLog | null> {
  const isPayment = and(eq(paymentLogs.orderId, orderId), eq(paymentLogs.outcome, 'applied'));
  const [payment] = await db.select().from(paymentLogs).where(isPayment);
  return payment ?? null;
}

/** Held until the transaction ends. Lock its order first. */
export async function lockAttempt(tx: Tx, id: number): Promise<PaymentLog> {
  const [log] = await tx.select().from(paymentLogs).where(eq(paymentLogs.id, id)).for('no key update');
  if (!log) throw new Error(`payment log ${id} has vanished`);
  return log;
}

/** Writes down a new attempt under a number nobody has. `prefix` tells payments from refunds in a provider's lists. */
export async function insertAttempt(
  tx: Tx,
  prefix: 'P' | 'R',
  now: Date,
  values: Omit<typeof paymentLogs.$inferInsert, 'number'>,
): Promise<PaymentLog> {
  for (;;) {
    const number = `${prefix}${orderNumber(now)}`;
    const row = { ...values, number, createdAt: now, updatedAt: now };
    const [log] = await tx
      .insert(paymentLogs)
      .values(row)
      .onConflictDoNothing({ target: paymentLogs.number })
      .returning();
    if (log) return log;
  }
}

/**
 * Takes the right to ask the provider about an attempt by moving its next time forward. Null when it is not due, over, or
 * another process has taken it.
 */
export async function claimCheck(db: DbOrTx, id: number, now: Date, next: Date): Promise<PaymentLog | null> {
  const isDue = and(eq(paymentLogs.id, id), eq(paymentLogs.state, 'open'), lte(paymentLogs.checkAt, now));
  const [log] = await db
    .update(paymentLogs)
    .set({ checkAt: next, attempts: sql`${paymentLogs.attempts} + 1` })
    .where(isDue)
    .returning();
  return log ?? null;
}

/** Remembers a notice. False for a copy of one that was taken before. */
export async function rememberNotice(tx: Tx, platform: string, noticeId: string, receivedAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(paymentNotices)
    .values({ platform, noticeId, receivedAt })
    .onConflictDoNothing()
    .returning({ noticeId: paymentNotices.noticeId });
  return rows.length === 1;
}
