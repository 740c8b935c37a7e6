import { and, eq, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { orders, refundRequests } from '../../kernel/db/schema/index.ts';
import { isLang, pickText } from '../../kernel/texts/languages.ts';
import type { RefundWay } from '../../kernel/words/money.ts';
import { isDeliveredByPayment } from '../../kernel/words/products.ts';
import { returnCoupons } from '../coupons/return-coupons.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { completeShipment } from '../orders/complete-shipment.ts';
import { loadLines, type Order, type OrderLine } from '../orders/order-records.ts';
import { receiveOrder } from '../orders/receive-order.ts';
import { isSentByPost, unsentByPost } from '../orders/unsent-pieces.ts';
import { doneNotice, failedNotice } from './refund-notices.ts';
import { refundPoints } from './refund-points.ts';
import { reasonText } from './refund-reasons.ts';
import { hasRefundIn, type LockedRefund, moveRefund } from './refund-records.ts';

/** The money of a held refund is back: points move, the customer is told, and an order of which nothing is left is over. */
export async function finishRefund(tx: Tx, shop: ShopContext, { order, refund }: LockedRefund): Promise<void> {
  const now = shop.now();
  await moveRefund(tx, refund, { state: 'refunded', actor: 'shop', at: now }, { refundedAt: now });
  await refundPoints(tx, order, refund.points, now);
  if (refund.pointsTaken > 0) await refundPoints(tx, order, -refund.pointsTaken, now);
  await sendNotice(tx, refund.userId, doneNotice(refund), now);
  await endOrder(tx, shop, { order, refund });
}

/**
 * A provider does not give the money of a held refund back: a person has to act.
 */
export async function failRefund(tx: Tx, shop: ShopContext, { order, refund }: LockedRefund): Promise<void> {
  if (refund.state !== 'refunding') return;
  await moveRefund(tx, refund, { state: 'failed', actor: 'clock', at: shop.now() });
  if (order.state === 'refund-pending') {
    await tx.update(orders).set({ state: 'refund-failed' }).where(eq(orders.id, order.id));
  }
  await sendNotice(tx, refund.userId, failedNotice(refund), shop.now());
}

async function endOrder(tx: Tx, shop: ShopContext, { order, refund }: LockedRefund): Promise<void> {
  const lines = await loadLines(tx, [order.id]);
  const left = lines.filter((line) => line.refunded < line.number);
  if (left.length > 0) {
    if (order.state === 'awaiting-shipment') await endWaiting(tx, shop, order, left);
    return;
  }
  if (await hasRefundIn(tx, order.id, ['refunding', 'failed'])) return;
  await tx
    .update(orders)
    .set({
      state: 'refunded',
      refundTime: shop.now(),
      refundMoney: (await givenBack(tx, order)).money,
      refundWay: (await hasWay(tx, order, 'source')) ? 'source' : 'balance',
      refundReason: pickText(reasonText(refund.reason), isLang(order.lang) ? order.lang : 'zh'),
    })
    .where(eq(orders.id, order.id));
  await returnCoupons(tx, order.id);
}

/** An order that waits to be sent does so no longer when what was refunded was all it waited for. */
async function endWaiting(tx: Tx, shop: ShopContext, order: Order, left: readonly OrderLine[]): Promise<void> {
  // What is left was handed out when it was paid: there is nothing to send any more.
  if (left.every(({ productType }) => isDeliveredByPayment(productType))) await receiveOrder(tx, shop, order, true);
  else if (left.some((line) => isSentByPost(line) && line.sent > 0) && unsentByPost(left) === 0) {
    await completeShipment(tx, shop, order);
  }
}

/** What all refunds of an order that are done gave back: money in cents, and points. */
export async function givenBack(tx: Tx, { id }: Pick<Order, 'id'>): Promise<{ money: number; points: number }> {
  const [row] = await tx
    .select({
      money: sql`coalesce(sum(${refundRequests.money}), 0)`.mapWith(Number),
      points: sql`coalesce(sum(${refundRequests.points}), 0)`.mapWith(Number),
    })
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, id), eq(refundRequests.state, 'refunded')));
  return row ?? { money: 0, points: 0 };
}

async function hasWay(tx: Tx, { id }: Pick<Order, 'id'>, way: RefundWay): Promise<boolean> {
  return (await tx.$count(refundRequests, and(eq(refundRequests.orderId, id), eq(refundRequests.way, way)))) > 0;
}
