import type { ApiClient, FollowOptions, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../model/id.ts';
import { ignored } from '../wire/ignored.ts';
import { parserOf } from '../wire/parts.ts';
import { toPagePayment, toPaymentProgress, toQrPayment } from './mapping.ts';
import type { PagePayment, PaymentProgress, QrPayment } from './model.ts';
import { wireOnlinePayment, wirePaymentEvent } from './wire.ts';

const readOnlinePayment = parserOf(wireOnlinePayment);
const readPaymentEvent = parserOf(wirePaymentEvent);

/**
 * Pays an order from the customer's balance. Paying a paid order again charges nothing and succeeds. Throws `conflict`
 * when the balance or the stock is too low or the time to pay is over.
 */
export async function payByBalance(client: ApiClient, orderId: Id, options?: RequestOptions): Promise<void> {
  await client.post('balancePay', ignored, { id: Number(orderId) }, options);
}

/**
 * Begins to pay by a QR code of WeChat Pay, or goes on with the open attempt of the order: asking again is harmless.
 * Throws `conflict` when the order cannot be paid this way, `unexpected` when the provider does not play along.
 */
export async function startQrPayment(client: ApiClient, orderId: Id, options?: RequestOptions): Promise<QrPayment> {
  const body = { id: Number(orderId), type: 'goodsIndent', platform: 'weixin', trade_type: 'NATIVE' };
  return client.post('unifiedPayment', (payload) => toQrPayment(readOnlinePayment(payload)), body, options);
}

/** Begins to pay on a page of the provider, or goes on with the open attempt. Throws like `startQrPayment`. */
export async function startPagePayment(client: ApiClient, orderId: Id, options?: RequestOptions): Promise<PagePayment> {
  const body = { id: Number(orderId), type: 'goodsIndent', platform: 'alipay', trade_type: 'PAGE' };
  return client.post('unifiedPayment', (payload) => toPagePayment(readOnlinePayment(payload)), body, options);
}

/**
 * Tells where an order stands, at once and at every change, until it is no longer to be paid or the server ends the
 * stream (after some minutes). Throws `not-found` on servers without the stream: ask `getPaymentInfo` then.
 */
export function followPayment(
  client: ApiClient,
  orderId: Id,
  onProgress: (progress: PaymentProgress) => void,
  options?: FollowOptions,
): Promise<void> {
  const path = `goodIndent/pay/${encodeURIComponent(orderId)}/events`;
  return client.follow(path, (payload) => toPaymentProgress(readPaymentEvent(payload)), onProgress, options);
}
