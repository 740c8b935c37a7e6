import { z } from 'zod';
import type { PaymentFact, RefundFact } from '../../../payment-attempts/payment-provider.ts';

const paidStates = ['SUCCESS', 'REFUND'];
const endedStates = ['CLOSED', 'REVOKED', 'PAYERROR'];

/** A payment as queries and notices describe it. Amounts in cents. */
export const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string().min(1),
  transaction_id: z.string().min(1).optional(),
  trade_state: z.string(),
  success_time: z.iso.datetime({ offset: true }).optional(),
  amount: z.object({ total: z.int().nonnegative(), currency: z.string() }).optional(),
});

/** A refund as notices describe it; answers say `status` in place of `refund_status` and no merchant. */
export const refundNotice = z.object({
  mchid: z.string(),
  out_refund_no: z.string().min(1),
  refund_id: z.string().min(1),
  refund_status: z.string(),
  amount: z.object({ refund: z.int().nonnegative() }),
});

export const refundResponse = z.object({
  out_refund_no: z.string().min(1),
  refund_id: z.string().min(1),
  status: z.string(),
  amount: z.object({ refund: z.int().nonnegative() }),
});

/** Null when it claims to be paid without saying how much, when and by which transaction. */
export function toPaymentFact(data: z.output<typeof transaction>): PaymentFact | null {
  const { out_trade_no: number, trade_state: state, transaction_id: transactionId, amount } = data;
  if (!paidStates.includes(state)) {
    return { kind: 'payment', number, state: endedStates.includes(state) ? 'closed' : 'open' };
  }
  if (!transactionId || !amount || !data.success_time) return null;
  const paid = { transactionId, amount: amount.total, currency: amount.currency, paidAt: new Date(data.success_time) };
  return { kind: 'payment', number, state: 'paid', ...paid };
}

export function toRefundFact(number: string, state: string, refundId: string, amount: number): RefundFact {
  return { kind: 'refund', number, state: refundStates[state] ?? 'pending', refundId, amount };
}

const refundStates: Readonly<Record<string, RefundFact['state']>> = {
  SUCCESS: 'done',
  PROCESSING: 'pending',
  CLOSED: 'failed',
  ABNORMAL: 'failed',
};
