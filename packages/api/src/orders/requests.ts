import * as z from 'zod/mini';
import type { ApiClient, QueryParams, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../model/id.ts';
import type { Cents } from '../model/money.ts';
import type { ShopTime } from '../model/shop-time.ts';
import { ignored } from '../wire/ignored.ts';
import { pageParams } from '../wire/lists.ts';
import { orderKindNumbers, orderStateNumbers } from '../wire/numbers.ts';
import { parserOf, wireId, wirePage } from '../wire/parts.ts';
import { toPage } from '../wire/values.ts';
import { toOrderPreview, toWireOrder } from './draft-mapping.ts';
import type { OrderDraft, OrderPreview } from './draft-model.ts';
import { toOrderCounts, toOrderDetail, toOrderSummary, toPaymentInfo } from './mapping.ts';
import type { OrderCounts, OrderDetail, OrderPage, OrderQuery, OrderTab, PaymentInfo } from './model.ts';
import { wireOrderCounts, wireOrderDetail, wireOrderPreview, wireOrderRow, wirePayInfo } from './wire.ts';

export {
  changeOrderAddress,
  getAddressOffer,
  getAgainLines,
  purgeOrder,
  restoreOrder,
} from './change-order.ts';

const wireOrderPage = wirePage(wireOrderRow);
const wireExtension = z.object({ receiving_time: z.string() });
const pathOf = (call: string, id: Id) => `goodIndent/${call}/${encodeURIComponent(id)}`;

/** The customer's orders, newest first. */
export async function listOrders(
  client: ApiClient,
  query: OrderQuery = {},
  options?: RequestOptions,
): Promise<OrderPage> {
  return toPage(await client.get('goodIndent', parserOf(wireOrderPage), toParams(query), options), toOrderSummary);
}

/** One order. Throws `not-found` for an unknown id and for another customer's order. */
export async function getOrder(client: ApiClient, id: Id, options?: RequestOptions): Promise<OrderDetail> {
  return toOrderDetail(await client.get(pathOf('detail', id), parserOf(wireOrderDetail), undefined, options));
}

/** What the payment page shows; asked again while a payment is awaited. */
export async function getPaymentInfo(client: ApiClient, id: Id, options?: RequestOptions): Promise<PaymentInfo> {
  return toPaymentInfo(await client.get(pathOf('pay', id), parserOf(wirePayInfo), undefined, options));
}

/** How many orders stand in each state of the portal. */
export async function getOrderCounts(client: ApiClient, options?: RequestOptions): Promise<OrderCounts> {
  return toOrderCounts(await client.get('goodIndent/quantity', parserOf(wireOrderCounts), undefined, options));
}

/**
 * Amounts the server would charge, with what every coupon and address of the customer would make of them (extension of our
 * server, api level 6; `not-found` elsewhere). Orders nothing.
 */
export async function previewOrder(
  client: ApiClient,
  draft: OrderDraft,
  options?: RequestOptions,
): Promise<OrderPreview> {
  const body = { ...toWireOrder(draft), choices: 1 };
  return toOrderPreview(await client.post('goodIndent/preview', parserOf(wireOrderPreview), body, options));
}

/**
 * Places an order and answers its id.
 *
 * @param shippingFee the fee that was shown, in cents; like the prices of the lines it must be the server's own, else
 *   the order is refused with `conflict`
 * @param options give an `idempotencyKey`, so that a repeated click orders once
 */
export async function createOrder(
  client: ApiClient,
  draft: OrderDraft,
  shippingFee: Cents,
  options?: RequestOptions,
): Promise<Id> {
  return String(await client.post('goodIndent', parserOf(wireId), toWireOrder(draft, shippingFee), options));
}

/** Cancels an unpaid order. Throws `conflict` in another state. */
export async function cancelOrder(client: ApiClient, id: Id, options?: RequestOptions): Promise<void> {
  await client.post(pathOf('cancel', id), ignored, undefined, options);
}

/** Confirms that a shipped order has arrived. Throws `conflict` in another state. */
export async function confirmReceipt(client: ApiClient, id: Id, options?: RequestOptions): Promise<void> {
  await client.post(pathOf('receipt', id), ignored, undefined, options);
}

/**
 * Reminds the shop to send a paid order (extension of our server, api level 9). Throws `conflict` when it does not wait to be sent, was
 * reminded a short while ago, or a refund of it waits for an answer.
 */
export async function remindShop(client: ApiClient, id: Id, options?: RequestOptions): Promise<void> {
  await client.post(pathOf('remind', id), ignored, undefined, options);
}

/**
 * Extends the time in which receipt has to be confirmed, by as many days as the shop grants (extension of our server, api level 9).
 * Throws `conflict` when the order is not on its way, or was extended before.
 *
 * @returns when receipt is confirmed by itself now
 */
export async function extendReceipt(client: ApiClient, id: Id, options?: RequestOptions): Promise<ShopTime> {
  const { receiving_time } = await client.post(pathOf('extend', id), parserOf(wireExtension), undefined, options);
  return receiving_time;
}

/** Takes an ended order out of the list. Throws `conflict` in another state. */
export async function removeOrder(client: ApiClient, id: Id, options?: RequestOptions): Promise<void> {
  await client.post(pathOf('destroy', id), ignored, undefined, options);
}

/** Address of a one-time download of the order's files; it works once, within 30 seconds. */
export async function requestDownload(client: ApiClient, id: Id, options?: RequestOptions): Promise<string> {
  const code = await client.post(pathOf('download', id), parserOf(z.string()), undefined, options);
  return client.address(`indentDownload/${encodeURIComponent(code)}`);
}

function toParams(query: OrderQuery): QueryParams {
  const hasDays = Boolean(query.from && query.until);
  return {
    ...pageParams(query),
    sort: query.tab === 'bin' ? '-deleted_at' : '-created_at',
    index: toIndex(query.tab ?? 'all'),
    keyword: query.keyword?.trim() || undefined,
    type: query.kind && orderKindNumbers[query.kind],
    search: hasDays ? 1 : undefined,
    startTime: hasDays ? query.from : undefined,
    endTime: hasDays ? query.until : undefined,
  };
}

function toIndex(tab: OrderTab): number | string {
  if (tab === 'all') return 0;
  if (tab === 'bin') return tab;
  return tab === 'after-sale' ? 'after_sale' : orderStateNumbers[tab];
}
