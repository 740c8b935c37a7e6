import type { Tx } from '../../../kernel/db/database.ts';
import type { RefundWay } from '../../../kernel/words/money.ts';
import { addMoney } from '../../ledgers/money.ts';
import type { Order } from '../../orders/order-records.ts';
import { findAppliedPayment, insertAttempt } from '../../payment-attempts/payment-records.ts';

/**
 * Gives shipping fee of a paid, locked order back: to the balance at once, or through the provider it was paid with, in its time.
 * `amount` in cents, above 0. Returns the way.
 */
export async function refundShippingFee(tx: Tx, order: Order, amount: number, now: Date): Promise<RefundWay> {
  const { id: orderId, userId, number } = order;
  const payment = await findAppliedPayment(tx, orderId);
  if (!payment) {
    const remark = { zh: `订单：${number}改地址，退回运费差额`, en: `Freight back: new address of order ${number}` };
    await addMoney(tx, { userId, amount, remark, orderId, at: now });
    return 'balance';
  }
  await insertAttempt(tx, 'R', now, {
    userId,
    name: payment.name,
    money: amount,
    orderId,
    type: 'freightRefund',
    platform: payment.platform,
    parentId: payment.id,
    data: { reason: `改地址退运费 / freight back ${number}` },
    checkAt: now,
  });
  return 'source';
}
