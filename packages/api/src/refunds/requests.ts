import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../model/id.ts';
import { ignored } from '../wire/ignored.ts';
import { pageParams } from '../wire/lists.ts';
import { parserOf, wireId, wireNumber, wirePage } from '../wire/parts.ts';
import { toNumber, toPage } from '../wire/values.ts';
import { toRefundDetail, toRefundOffer, toRefundQuote, toRefundSummary, toWireDraft, toWireWish } from './mapping.ts';
import type {
  RefundDetail,
  RefundDraft,
  RefundOffer,
  RefundPage,
  RefundQuery,
  RefundQuote,
  RefundWish,
  ReturnParcel,
} from './model.ts';
import { wireOffer, wireQuote, wireRefund, wireRefundDetail } from './wire.ts';

const wireRefundPage = wirePage(wireRefund);
const pathOf = (call: string, id: Id) => `refund/${call}${encodeURIComponent(id)}`;

/** What of an order can be asked back (extension of our server, api level 8). Throws `not-found` for another customer's order. */
export async function getRefundOffer(client: ApiClient, orderId: Id, options?: RequestOptions): Promise<RefundOffer> {
  return toRefundOffer(await client.get(pathOf('order/', orderId), parserOf(wireOffer), undefined, options));
}

/**
 * What a refund would give back, in cents. Asks for nothing. Throws `validation` or `conflict` for a wish that cannot be: pieces that are
 * gone, a reason that does not fit, a time that is over.
 */
export async function previewRefund(
  client: ApiClient,
  orderId: Id,
  wish: RefundWish,
  options?: RequestOptions,
): Promise<RefundQuote> {
  const body = toWireWish(wish);
  return toRefundQuote(await client.post(pathOf('preview/', orderId), parserOf(wireQuote), body, options));
}

/**
 * Asks for a refund and answers its id. Refused with `conflict` when its amount is another one by now.
 *
 * @param options give an `idempotencyKey`, so that a repeated click asks once
 */
export async function askRefund(
  client: ApiClient,
  orderId: Id,
  draft: RefundDraft,
  options?: RequestOptions,
): Promise<Id> {
  return String(await client.post(pathOf('order/', orderId), parserOf(wireId), toWireDraft(draft), options));
}

/** Refunds the customer asked for, the newest first. */
export async function listRefunds(
  client: ApiClient,
  query: RefundQuery = {},
  options?: RequestOptions,
): Promise<RefundPage> {
  const params = { ...pageParams(query), index: query.isOpen ? 'open' : undefined };
  return toPage(await client.get('refund', parserOf(wireRefundPage), params, options), toRefundSummary);
}

/** How many refunds of the customer are not over. */
export async function countOpenRefunds(client: ApiClient, options?: RequestOptions): Promise<number> {
  return toNumber(await client.get('refund/quantity', parserOf(wireNumber), undefined, options));
}

/** One refund. Throws `not-found` for another customer's. */
export async function getRefund(client: ApiClient, id: Id, options?: RequestOptions): Promise<RefundDetail> {
  return toRefundDetail(await client.get(pathOf('', id), parserOf(wireRefundDetail), undefined, options));
}

/** Takes a refund back, before anything was sent; doing so again is no error. */
export async function withdrawRefund(client: ApiClient, id: Id, options?: RequestOptions): Promise<void> {
  await client.post(pathOf('withdraw/', id), ignored, {}, options);
}

/** Says how goods of an agreed return travel back; saying the same again is no error. */
export async function sendReturn(
  client: ApiClient,
  id: Id,
  { courierId, trackingNumber }: ReturnParcel,
  options?: RequestOptions,
): Promise<void> {
  const body = { dhl_id: Number(courierId), odd: trackingNumber.trim() };
  await client.post(pathOf('send/', id), ignored, body, options);
}
