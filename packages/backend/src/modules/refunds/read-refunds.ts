import { inArray } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { orders } from '../../kernel/db/schema/index.ts';
import { loadLines, type OrderLine } from '../orders/order-records.ts';
import { loadRefundLines, type RefundLine, type RefundRequest } from './refund-records.ts';

/** What belongs to a refund. */
export type RefundParts = {
  refund: RefundRequest;
  orderNumber: string;
  lines: readonly RefundLine[];
  bought: ReadonlyMap<number, OrderLine>;
};

/** Refunds with what belongs to them, in one reading each. */
export async function readRefundParts(db: DbOrTx, refunds: readonly RefundRequest[]): Promise<RefundParts[]> {
  if (refunds.length === 0) return [];
  const orderIds = [...new Set(refunds.map(({ orderId }) => orderId))];
  const numbers = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, orderIds));
  const numberOf = new Map(numbers.map(({ id, number }) => [id, number]));
  const bought = new Map((await loadLines(db, orderIds)).map((line) => [line.id, line]));
  const lines = await loadRefundLines(
    db,
    refunds.map(({ id }) => id),
  );
  return refunds.map((refund) => ({
    refund,
    orderNumber: numberOf.get(refund.orderId) ?? '',
    lines: lines.filter(({ requestId }) => requestId === refund.id),
    bought,
  }));
}
