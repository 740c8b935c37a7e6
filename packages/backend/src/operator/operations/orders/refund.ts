import { and, desc, eq } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { paymentLogs } from '../../../kernel/db/schema/index.ts';
import type { JobLog } from '../../../kernel/jobs/job-kinds.ts';
import type { Order } from '../../../modules/orders/order-records.ts';
import { LIVE_STATES } from '../../../modules/orders/refund-states.ts';
import { nextCheck } from '../../../modules/payment-attempts/attempt.ts';
import { isPlatform } from '../../../modules/payment-attempts/payment-provider.ts';
import { claimCheck } from '../../../modules/payment-attempts/payment-records.ts';
import { pursueRefund } from '../../../modules/payments/pursue-refund.ts';
import { refundable, refundOrder } from '../../../modules/payments/refund-order.ts';
import { givenBack } from '../../../modules/refunds/finish-refund.ts';
import { hasRefundIn } from '../../../modules/refunds/refund-records.ts';
import { Refused } from '../refused.ts';
import { lockAnyOrder, wrongState } from './find-order.ts';

/**
 * What an operator wants back for a customer. `amount` in cents, null: all that was paid and is not back yet. `points` null: those the order was paid
 * with when all is refunded, else none.
 */
export type RefundWish = { amount: number | null; points: number | null; way: 'balance' | 'source'; reason: string };

export type Refunded = { order: Order; amount: number; points: number };

/**
 * Refunds an order, wholly or in part, once.
 * @throws Refused when it cannot be refunded, for an amount above what was paid, or to the source when it was not paid online
 */
export async function refundForCustomer(
  tx: Tx,
  shop: ShopContext,
  reference: string,
  wish: RefundWish,
): Promise<Refunded> {
  const order = await lockAnyOrder(tx, reference);
  const back = await givenBack(tx, order);
  const left = order.total - back.money;
  const amount = wish.amount ?? left;
  const points = wish.points ?? (amount === left ? order.pointsSpent - back.points : 0);
  await check(tx, order, { amount, left }, wish);
  await refundOrder(tx, shop, { orderId: order.id, amount, points, reason: wish.reason.trim(), way: wish.way });
  return { order, amount, points };
}

type Amounts = { amount: number; left: number };

async function check(tx: Tx, order: Order, { amount, left }: Amounts, { way, reason }: RefundWish): Promise<void> {
  if (!refundable.includes(order.state)) throw wrongState(order, 'Only a paid order can be refunded, once.');
  if (reason.trim() === '') throw new Refused('The customer reads the reason: it cannot be empty.');
  if (await hasRefundIn(tx, order.id, LIVE_STATES)) {
    throw new Refused(`A refund of order ${order.number} is asked for: answer it first ("shop refunds list").`);
  }
  if (amount > left || amount < 0 || (amount === 0 && left > 0)) {
    throw new Refused(`At most what was paid can be refunded: more than 0 and up to ${(left / 100).toFixed(2)}.`);
  }
  if (way === 'balance') return;
  const isPayment = and(eq(paymentLogs.orderId, order.id), eq(paymentLogs.outcome, 'applied'));
  if ((await tx.$count(paymentLogs, isPayment)) === 0) {
    throw new Refused(`Order ${order.number} was not paid online: refund it to the balance.`);
  }
}

/**
 * Asks the provider for a refund to the source at once; what it does not grant now is asked again by a job. Outside of any
 * transaction.
 * @returns whether the money is back
 */
export async function pursueNow(shop: ShopContext, log: JobLog, orderId: number): Promise<boolean> {
  const isRefund = and(eq(paymentLogs.orderId, orderId), eq(paymentLogs.type, 'goodsIndentRefund'));
  const find = () => shop.db.select().from(paymentLogs).where(isRefund).orderBy(desc(paymentLogs.id)).limit(1);
  const [refund] = await find();
  if (!refund || !isPlatform(refund.platform)) return false;
  const provider = await shop.payments.find(refund.platform);
  const claimed = provider && (await claimCheck(shop.db, refund.id, shop.now(), nextCheck('refund', 1, shop.now())));
  if (claimed) await pursueRefund(shop, log, provider, claimed);
  const [now] = await find();
  return now?.state === 'complete';
}
