import { eq } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { pointsAccounts } from '../../kernel/db/schema/index.ts';
import type { Order } from '../orders/order-records.ts';
import { redeemPoints } from '../points/redeem-points.ts';
import { returnPoints } from '../points/return-points.ts';

/**
 * Moves the points the shop entered with a refund: above 0 it gives them back, below 0 it takes them, at most those that are left
 *.
 */
export async function refundPoints(tx: Tx, order: Order, points: number, at: Date): Promise<void> {
  const { userId, number } = order;
  const source = { id: order.id, type: 'order' as const, number };
  if (points >= 0) {
    const remark = {
      zh: `订单 ${number} 退款，积分退回`,
      en: `Order ${number} was refunded, points returned`,
    };
    return returnPoints(tx, { userId, points, remark, source, at });
  }
  const [account] = await tx
    .select({ available: pointsAccounts.available })
    .from(pointsAccounts)
    .where(eq(pointsAccounts.userId, userId))
    .for('no key update');
  const taken = Math.min(-points, account?.available ?? 0);
  const remark = {
    zh: `订单 ${number} 退款，积分扣回`,
    en: `Order ${number} was refunded, points taken back`,
  };
  await redeemPoints(tx, { userId, points: taken, remark, source, at });
}
