import { eq, inArray, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { orderLines, orders, type RefundActor, refundRequests } from '../../kernel/db/schema/index.ts';
import { addMoney } from '../ledgers/money.ts';
import { pointsToTakeBack } from '../orders/earned-points.ts';
import { demandsOf, loadLines, type Order } from '../orders/order-records.ts';
import { returnStock } from '../orders/stock.ts';
import { findAppliedPayment, insertAttempt } from '../payment-attempts/payment-records.ts';
import { finishRefund } from './finish-refund.ts';
import { type LockedRefund, loadRefundLines, moveRefund, type RefundRequest } from './refund-records.ts';
import { refundStage } from './refund-stages.ts';

type Granted = { actor: RefundActor; words?: string | null; isRestocked?: boolean };

/**
 * Decides that the money of a held refund goes back: its pieces leave the order, those that were never sent, or can be sold again,
 * are in stock once more, and the money goes where it came from.
 */
export async function issueRefund(
  tx: Tx,
  shop: ShopContext,
  { order, refund }: LockedRefund,
  granted: Granted,
): Promise<void> {
  const isUnsent = (refund.stage ?? refundStage(order)) === 'unsent';
  await takePiecesOut(tx, refund, { isUnsent, isRestocked: isUnsent || granted.isRestocked === true });
  const pointsTaken = pointsToTakeBack(order, refund);
  await tx.update(refundRequests).set({ pointsTaken }).where(eq(refundRequests.id, refund.id));
  await payBack(tx, shop, { order, refund: { ...refund, pointsTaken } }, granted);
}

/**
 * Pays a granted refund back: to the balance at once, or through the provider it was paid with, in its time.
 * @param way where to; without it, where it came from
 */
export async function payBack(
  tx: Tx,
  shop: ShopContext,
  { order, refund }: LockedRefund,
  { actor, words = null, way }: Granted & { way?: 'balance' | 'source' },
): Promise<void> {
  const now = shop.now();
  const answer = words === null ? {} : { answer: words };
  const payment = way === 'balance' || refund.money === 0 ? null : await findAppliedPayment(tx, order.id);
  if (!payment) {
    const number = refund.number;
    const remark = { zh: `退款单 ${number}：退到余额`, en: `Refund ${number}, to your balance` };
    await addMoney(tx, { userId: order.userId, amount: refund.money, remark, orderId: order.id, at: now });
    await moveRefund(tx, refund, { state: 'refunding', actor, words, at: now }, { way: 'balance', ...answer });
    return finishRefund(tx, shop, { order, refund });
  }
  await moveRefund(tx, refund, { state: 'refunding', actor, words, at: now }, { way: 'source', ...answer });
  if (await isAllBack(tx, order)) {
    await tx.update(orders).set({ state: 'refund-pending' }).where(eq(orders.id, order.id));
  }
  await insertAttempt(tx, 'R', now, {
    userId: order.userId,
    name: payment.name,
    money: refund.money,
    orderId: order.id,
    type: 'goodsIndentRefund',
    platform: payment.platform,
    parentId: payment.id,
    refundRequestId: refund.id,
    data: { reason: refund.number },
    checkAt: now,
  });
}

type Whereabouts = { isUnsent: boolean; isRestocked: boolean };

async function takePiecesOut(tx: Tx, refund: RefundRequest, { isUnsent, isRestocked }: Whereabouts): Promise<void> {
  const quantities = new Map((await loadRefundLines(tx, [refund.id])).map((line) => [line.orderLineId, line.quantity]));
  const lines = await tx
    .select()
    .from(orderLines)
    .where(inArray(orderLines.id, [...quantities.keys()]));
  const back = lines.map((line) => ({ ...line, number: quantities.get(line.id) ?? 0 }));
  if (isRestocked) await returnStock(tx, demandsOf(back));
  for (const { id, number } of back) {
    await tx
      .update(orderLines)
      .set({
        refunded: sql`${orderLines.refunded} + ${number}`,
        ...(isUnsent ? { refundedUnsent: sql`${orderLines.refundedUnsent} + ${number}` } : {}),
        ...(isRestocked ? { restocked: sql`${orderLines.restocked} + ${number}` } : {}),
      })
      .where(eq(orderLines.id, id));
  }
}

/** Whether no piece of an order is left. */
async function isAllBack(tx: Tx, order: Pick<Order, 'id'>): Promise<boolean> {
  return (await loadLines(tx, [order.id])).every((line) => line.refunded >= line.number);
}
