import { eq } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { type PaymentOutcome, paymentLogs } from '../../kernel/db/schema/index.ts';
import { ShopError } from '../../kernel/errors/shop-error.ts';
import { countPayment } from '../../kernel/metrics/shop-metrics.ts';
import { logOnlineMoney } from '../ledgers/money.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { loadLines, lockOrder, type Order } from '../orders/order-records.ts';
import { stateNow, verdict } from '../orders/order-states.ts';
import { settleOrder } from '../orders/settle-order.ts';
import type { PaymentLog } from '../payment-attempts/attempt.ts';
import type { PaymentFact, Platform } from '../payment-attempts/payment-provider.ts';
import { findAttempt, insertAttempt, lockAttempt } from '../payment-attempts/payment-records.ts';
import { FactError } from './fact-error.ts';
import { platformName } from './online-names.ts';
import { returnedNotice } from './refund-notices.ts';

type Paid = Extract<PaymentFact, { state: 'paid' }>;

/**
 * Takes a payment that arrived: its order becomes paid, or, when it cannot (cancelled, lapsed, paid otherwise, sold out),
 * the money is written down to go back. A payment that was taken before changes nothing. Everything in the caller's
 * transaction: both are kept or neither.
 * @throws FactError when it is not the payment that was asked for
 */
export async function takePayment(
  tx: Tx,
  shop: ShopContext,
  platform: Platform,
  fact: Paid,
): Promise<PaymentOutcome | 'repeated'> {
  const known = await findAttempt(tx, fact.number);
  if (known?.platform !== platform || known.type !== 'goodsIndent') {
    throw new FactError('unknown', `nobody asked for payment ${fact.number}`);
  }
  const order = known.orderId === null ? null : await lockOrder(tx, known.orderId);
  const attempt = await lockAttempt(tx, known.id);
  // lock: payment-taken
  if (attempt.state === 'complete') {
    if (attempt.transactionId === fact.transactionId) return 'repeated';
    throw new FactError('transaction', `payment ${fact.number} was paid by another transaction before`);
  }
  checkAmount(attempt, fact);
  const isApplied = order !== null && (await applyTo(order, tx, shop, attempt));
  const outcome = isApplied ? 'applied' : 'returned';
  await tx
    .update(paymentLogs)
    .set({ state: 'complete', transactionId: fact.transactionId, outcome, checkAt: null })
    .where(eq(paymentLogs.id, attempt.id));
  if (!isApplied) await refundUnapplied(tx, shop, attempt, order);
  countPayment(shop.metrics, platform, outcome);
  return outcome;
}

function checkAmount(attempt: PaymentLog, fact: Paid): void {
  if (fact.currency !== 'CNY') throw new FactError('currency', `payment ${fact.number} is in ${fact.currency}`);
  if (fact.amount === attempt.money) return;
  throw new FactError('amount', `payment ${fact.number} is of ${fact.amount} cents, ${attempt.money} were asked for`);
}

/**
 * What the order cannot do when its products or codes have run out is rolled back, and the money goes back; so does that of an attempt from
 * before the total of the order changed.
 */
async function applyTo(order: Order, tx: Tx, shop: ShopContext, attempt: PaymentLog): Promise<boolean> {
  const now = shop.now();
  if (verdict('pay', stateNow(order.state, order.overtime, now)) !== 'apply') return false;
  if (attempt.money !== order.total) return false;
  const lines = await loadLines(tx, [order.id]);
  try {
    await tx.transaction((inner) => settleOrder(inner, shop, order, lines, 'online'));
  } catch (error) {
    if (error instanceof ShopError) return false;
    throw error;
  }
  const name = platformName(attempt.platform);
  await logOnlineMoney(tx, 'spending', {
    userId: order.userId,
    amount: attempt.money,
    remark: {
      zh: `对订单：${order.number}的在线付款（${name.zh}）`,
      en: `Online payment of order ${order.number} (${name.en})`,
    },
    orderId: order.id,
    at: now,
  });
  return true;
}

async function refundUnapplied(tx: Tx, shop: ShopContext, payment: PaymentLog, order: Order | null): Promise<void> {
  const now = shop.now();
  await insertAttempt(tx, 'R', now, {
    userId: payment.userId,
    name: payment.name,
    money: payment.money,
    orderId: payment.orderId,
    type: 'refund',
    platform: payment.platform,
    parentId: payment.id,
    data: { reason: '订单已不能付款 / the order could not be paid any more' },
    checkAt: now,
  });
  if (order) await sendNotice(tx, order.userId, returnedNotice(order, payment.money), now);
}

/** An attempt that will never be paid. One that is over stays as it is. */
export async function endAttempt(tx: Tx, platform: Platform, number: string): Promise<void> {
  const known = await findAttempt(tx, number);
  if (known?.platform !== platform || known.type !== 'goodsIndent') return;
  const attempt = await lockAttempt(tx, known.id);
  if (attempt.state !== 'open') return;
  await tx.update(paymentLogs).set({ state: 'ended', checkAt: null }).where(eq(paymentLogs.id, attempt.id));
}
