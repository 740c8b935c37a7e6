import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { paymentLogs } from '../../kernel/db/schema/index.ts';

/** An order that is over, one way or the other, has its open attempts looked at now: they are closed at the provider. */
export async function recheckPayments(tx: Tx, orderId: number, now: Date): Promise<void> {
  await tx
    .update(paymentLogs)
    .set({ checkAt: now })
    .where(and(eq(paymentLogs.orderId, orderId), eq(paymentLogs.state, 'open'), eq(paymentLogs.type, 'goodsIndent')));
}
