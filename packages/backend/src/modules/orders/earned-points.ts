import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { refundRequests } from '../../kernel/db/schema/index.ts';
import type { Order } from './order-records.ts';
import { GRANTED_STATES } from './refund-states.ts';

/** What went back, or is about to, of what was paid for the products of an order, in cents; points are not earned with it. */
export async function productsMoneyBack(db: DbOrTx, orderId: number): Promise<number> {
  const [row] = await db
    .select({
      back: sql`coalesce(sum(${refundRequests.money} - ${refundRequests.shippingFee}), 0)`.mapWith(Number),
    })
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), inArray(refundRequests.state, [...GRANTED_STATES])));
  return row?.back ?? 0;
}

/** Points that the receipt of an order gave for the products of a refund; none before it. Rounded in the customer's favour. */
export function pointsToTakeBack(
  { confirmTime, pointsEarned, pointsEarnedFor }: Pick<Order, 'confirmTime' | 'pointsEarned' | 'pointsEarnedFor'>,
  { money, shippingFee }: { money: number; shippingFee: number },
): number {
  if (confirmTime === null || pointsEarned === 0 || pointsEarnedFor === 0) return 0;
  return Math.floor((pointsEarned * (money - shippingFee)) / pointsEarnedFor);
}
