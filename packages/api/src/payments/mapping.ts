import { toOrderState } from '../orders/labels.ts';
import { toNumber, toOptionalText } from '../wire/values.ts';
import type { PagePayment, PaymentProgress, QrPayment } from './model.ts';
import type { WireOnlinePayment, WirePaymentEvent } from './wire.ts';

/** Throws when the answer has no code. */
export function toQrPayment(wire: WireOnlinePayment): QrPayment {
  const content = toOptionalText(wire.code_url);
  if (!content) throw new Error('The payment has no code');
  return { number: wire.number, content };
}

/** Throws unless the answer has an address a browser may be sent to. */
export function toPagePayment(wire: WireOnlinePayment): PagePayment {
  const url = toOptionalText(wire.pay_url);
  if (!url || !/^https?:\/\//.test(url)) throw new Error('The payment has no page');
  return { number: wire.number, url };
}

export const toPaymentProgress = (wire: WirePaymentEvent): PaymentProgress => ({
  state: toOrderState(wire.state),
  secondsLeft: toNumber(wire.overtime_time),
});
