import { orderKindLabels, payWayLabels, refundWayLabels, wordOfLabel } from '../wire/labels.ts';
import { orderKindNumbers, orderStateNumbers, payWayNumbers, refundWayNumbers, wordOf } from '../wire/numbers.ts';
import type { OrderKind, OrderRefund, OrderState, PaymentMethod } from './model.ts';

type Value = string | number | null | undefined;

/** Word of a state number. Throws for a number the contract does not know: its buttons cannot be guessed. */
export function toOrderState(state: Value): OrderState {
  const word = wordOf(orderStateNumbers, state);
  if (!word) throw new Error(`Unknown order state ${String(state)}`);
  return word;
}

export function toOrderKind({ type, type_code }: { type?: Value; type_code?: Value }): OrderKind {
  return wordOf(orderKindNumbers, type_code ?? type) ?? wordOfLabel(orderKindLabels, type) ?? 'ordinary';
}

/** How an order was paid; the wire names "balance" before any payment, so the time of payment decides. */
export function toPaymentMethod(order: {
  pay_way?: Value;
  pay_way_code?: Value;
  pay_time?: Value;
}): PaymentMethod | null {
  if (!order.pay_time) return null;
  const { pay_way, pay_way_code } = order;
  return wordOf(payWayNumbers, pay_way_code ?? pay_way) ?? wordOfLabel(payWayLabels, pay_way) ?? 'balance';
}

export function toRefundMethod(order: { refund_way?: Value; refund_way_code?: Value }): OrderRefund['method'] {
  const { refund_way, refund_way_code } = order;
  return (
    wordOf(refundWayNumbers, refund_way_code ?? refund_way) ?? wordOfLabel(refundWayLabels, refund_way) ?? 'balance'
  );
}
