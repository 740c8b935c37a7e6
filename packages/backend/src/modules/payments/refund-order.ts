import { eq } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { orders } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import type { RefundWay } from '../../kernel/words/money.ts';
import type { OrderState } from '../../kernel/words/orders.ts';
import { addMoney } from '../ledgers/money.ts';
import { lockOrder } from '../orders/order-records.ts';
import { LIVE_STATES } from '../orders/refund-states.ts';
import { findAppliedPayment, insertAttempt } from '../payment-attempts/payment-records.ts';
import { givenBack } from '../refunds/finish-refund.ts';
import { hasRefundIn } from '../refunds/refund-records.ts';
import { endRefunded } from './take-refund.ts';

/**
 * What the shop gives back: `amount` in cents, at most what was paid and is not back yet, and 0 only where that is nothing; `points` go to
 * the customer, or come from them below 0.
 */
export type OrderRefund = {
  orderId: number;
  amount: number;
  reason: string;
  way: RefundWay;
  points?: number;
};

/** States of an order that was paid and can be refunded. */
export const refundable: readonly OrderState[] = [
  'awaiting-shipment',
  'shipped',
  'completed',
  'awaiting-review',
  'reviewed',
  'refund-failed',
];

/**
 * Gives money of a paid order back: to the balance at once, or to where it came from, which the provider does in its
 * time; until then the order is being refunded. One that coupon and points paid wholly is refunded with no money; the coupon
 * comes back as with every whole refund.
 * @throws ShopError `record.missing`; `order.state` when it is not paid or was refunded; `refund.moved_on` while its customer asks
 * for a refund; `param.missing` for an amount
 * that cannot be; `pay.unavailable` when it was not paid online
 */
export async function refundOrder(tx: Tx, shop: ShopContext, refund: OrderRefund): Promise<void> {
  const { amount, reason, points = 0 } = refund;
  const now = shop.now();
  const order = found(await lockOrder(tx, refund.orderId));
  if (!refundable.includes(order.state)) throw refuse('order.state');
  // lock: refund-waits
  if (await hasRefundIn(tx, order.id, LIVE_STATES)) throw refuse('refund.moved_on');
  const { money: before } = await givenBack(tx, order);
  if (!isAmountOf(order.total - before, amount) || !Number.isSafeInteger(points)) throw refuse('param.missing');
  const values = { refundMoney: before + amount, refundReason: reason.slice(0, 500) };
  if (refund.way === 'balance') {
    await tx
      .update(orders)
      .set({ ...values, refundWay: 'balance' })
      .where(eq(orders.id, order.id));
    const remark = { zh: `订单：${order.number}的退款`, en: `Refund of order ${order.number}` };
    await addMoney(tx, { userId: order.userId, amount, remark, orderId: order.id, at: now });
    return endRefunded(tx, shop, { ...order, ...values }, amount, points);
  }
  const payment = await findAppliedPayment(tx, order.id);
  if (!payment) throw refuse('pay.unavailable');
  await tx
    .update(orders)
    .set({ ...values, refundWay: 'source', state: 'refund-pending' })
    .where(eq(orders.id, order.id));
  await insertAttempt(tx, 'R', now, {
    userId: order.userId,
    name: payment.name,
    money: amount,
    orderId: order.id,
    type: 'goodsIndentRefund',
    platform: payment.platform,
    parentId: payment.id,
    data: { reason, points },
    checkAt: now,
  });
}

function isAmountOf(left: number, amount: number): boolean {
  return Number.isSafeInteger(amount) && amount <= left && (amount > 0 || (amount === 0 && left === 0));
}
