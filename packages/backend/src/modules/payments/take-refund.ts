import { eq } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { orders, paymentLogs } from '../../kernel/db/schema/index.ts';
import { returnCoupons } from '../coupons/return-coupons.ts';
import { logOnlineMoney } from '../ledgers/money.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { lockOrder, type Order } from '../orders/order-records.ts';
import type { PaymentLog } from '../payment-attempts/attempt.ts';
import type { Platform, RefundFact } from '../payment-attempts/payment-provider.ts';
import { findAttempt, lockAttempt } from '../payment-attempts/payment-records.ts';
import { failRefund, finishRefund } from '../refunds/finish-refund.ts';
import { refundPoints } from '../refunds/refund-points.ts';
import { lockRefund } from '../refunds/refund-records.ts';
import { FactError } from './fact-error.ts';
import { platformName } from './online-names.ts';
import { refundedNotice, refundFailedNotice, shippingFeeRefundedNotice } from './refund-notices.ts';

/**
 * Takes what a provider says of a refund: done or failed once, anything else changes nothing. A refund that failed may
 * still be done later.
 * @throws FactError when it is not the refund that was asked for
 */
export async function takeRefund(tx: Tx, shop: ShopContext, platform: Platform, fact: RefundFact): Promise<void> {
  const known = await findAttempt(tx, fact.number);
  if (known?.platform !== platform || known.type === 'goodsIndent') {
    throw new FactError('unknown', `nobody asked for refund ${fact.number}`);
  }
  if (fact.state !== 'done' && fact.state !== 'failed') return;
  const order = known.orderId === null ? null : await lockOrder(tx, known.orderId);
  const refund = await lockAttempt(tx, known.id);
  const isOver = refund.state === 'complete' || (refund.state === 'ended' && fact.state === 'failed');
  if (isOver) return;
  if (fact.amount !== null && fact.amount !== refund.money) {
    throw new FactError('amount', `refund ${fact.number} is of ${fact.amount} cents, ${refund.money} were asked for`);
  }
  const isDone = fact.state === 'done';
  await tx
    .update(paymentLogs)
    .set({
      state: isDone ? 'complete' : 'ended',
      checkAt: null,
      ...(isDone ? { transactionId: fact.refundId } : {}),
    })
    .where(eq(paymentLogs.id, refund.id));
  if (!order) return;
  if (refund.refundRequestId !== null) return takeRequested(tx, shop, order, refund, isDone);
  if (!isDone) await failed(tx, order, refund, shop.now());
  else if (refund.type === 'goodsIndentRefund') await refunded(tx, shop, order, refund);
  else if (refund.type === 'freightRefund') await takeShippingFeeRefund(tx, shop, order, refund);
}

/** Shipping fee of an order that is sent elsewhere: nothing else comes back. */
async function takeShippingFeeRefund(tx: Tx, shop: ShopContext, order: Order, refund: PaymentLog): Promise<void> {
  await billOf(tx, shop, order, refund);
  await sendNotice(tx, order.userId, shippingFeeRefundedNotice(order, refund.money), shop.now());
}

async function failed(tx: Tx, order: Order, refund: PaymentLog, now: Date): Promise<void> {
  // Another refund of the order may have been done meanwhile.
  if (refund.type === 'goodsIndentRefund' && order.state !== 'refunded') {
    await tx.update(orders).set({ state: 'refund-failed' }).where(eq(orders.id, order.id));
  }
  await sendNotice(tx, order.userId, refundFailedNotice(order, refund.money), now);
}

async function refunded(tx: Tx, shop: ShopContext, order: Order, refund: PaymentLog): Promise<void> {
  await billOf(tx, shop, order, refund);
  // Refunded in another way after this one had failed: the bill tells of the money, and nothing else comes back again.
  if (order.state === 'refunded') return;
  await endRefunded(tx, shop, order, refund.money, Number(refund.data?.['points'] ?? 0));
}

/** Of a refund its customer asked for; one that was paid back in another way meanwhile leaves its bill only. */
async function takeRequested(tx: Tx, shop: ShopContext, order: Order, attempt: PaymentLog, isDone: boolean) {
  if (isDone) await billOf(tx, shop, order, attempt);
  const held = await lockRefund(tx, attempt.refundRequestId ?? 0);
  if (!held || (held.refund.state !== 'refunding' && held.refund.state !== 'failed')) return;
  await (isDone ? finishRefund(tx, shop, held) : failRefund(tx, shop, held));
}

async function billOf(tx: Tx, shop: ShopContext, order: Order, refund: PaymentLog): Promise<void> {
  const name = platformName(refund.platform);
  await logOnlineMoney(tx, 'income', {
    userId: order.userId,
    amount: refund.money,
    remark: {
      zh: `订单：${order.number}退款，原路退回${name.zh}`,
      en: `Refund of order ${order.number} to ${name.en}`,
    },
    orderId: order.id,
    at: shop.now(),
  });
}

/**
 * An order whose money, or a part of it, is back with the customer. A whole refund brings the coupon back, too; `points` are
 * those the shop entered.
 */
export async function endRefunded(
  tx: Tx,
  shop: ShopContext,
  order: Order,
  amount: number,
  points: number,
): Promise<void> {
  const now = shop.now();
  await refundPoints(tx, order, points, now);
  await tx.update(orders).set({ state: 'refunded', refundTime: now }).where(eq(orders.id, order.id));
  if (order.refundMoney === order.total) await returnCoupons(tx, order.id);
  await sendNotice(tx, order.userId, refundedNotice(order, amount, order.refundReason ?? ''), now);
}
