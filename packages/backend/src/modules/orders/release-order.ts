import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { orderLines, orders } from '../../kernel/db/schema/index.ts';
import type { OrderState } from '../../kernel/words/orders.ts';
import { returnCoupons } from '../coupons/return-coupons.ts';
import { returnSales } from '../flash-sales/take-sale.ts';
import { recheckPayments } from '../payment-attempts/recheck-payments.ts';
import { returnPoints } from '../points/return-points.ts';
import { demandsOf, loadLines, type Order, type OrderLine } from './order-records.ts';
import { returnStock } from './stock.ts';

/**
 * Ends an unpaid, locked order in the given state and gives back what it held: stock, coupon, points. Returns its
 * lines.
 */
export async function releaseOrder(tx: Tx, order: Order, state: OrderState, now: Date): Promise<OrderLine[]> {
  const lines = await loadLines(tx, [order.id]);
  const held = lines.filter((line) => line.isStockTaken);
  await returnStock(tx, demandsOf(held));
  if (held.length > 0) {
    const ids = held.map((line) => line.id);
    await tx.update(orderLines).set({ isStockTaken: false }).where(inArray(orderLines.id, ids));
  }
  await returnSales(tx, order.id, lines);
  // A coupon whose time has passed meanwhile stays used up.
  await returnCoupons(tx, order.id, now);
  await returnPoints(tx, {
    userId: order.userId,
    points: order.pointsSpent,
    remark: {
      zh: `订单 ${order.number} 未付款，积分退回`,
      en: `Order ${order.number} was not paid, points returned`,
    },
    source: { id: order.id, type: 'order', number: order.number },
    at: now,
  });
  await tx.update(orders).set({ state }).where(eq(orders.id, order.id));
  await recheckPayments(tx, order.id, now);
  return lines;
}
