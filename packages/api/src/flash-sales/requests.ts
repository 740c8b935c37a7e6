import * as z from 'zod/mini';
import type { ApiClient, FollowOptions, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../model/id.ts';
import type { PageRequest } from '../model/page.ts';
import { ignored } from '../wire/ignored.ts';
import { pageParams } from '../wire/lists.ts';
import { flashSaleStateNumbers } from '../wire/numbers.ts';
import { parserOf, wireList } from '../wire/parts.ts';
import type { FlashSaleChange } from './live-change.ts';
import { toFlashSale, toFlashSaleChange, toFlashSalePage, toOwnPieces, toSaleReminders } from './mapping.ts';
import type { FlashSale, FlashSalePage, FlashSaleQuery, OwnPieces, SaleReminders } from './model.ts';
import { wireOwnPieces, wireSaleEvent, wireSaleReminders, wireSeckill, wireSeckillPage } from './wire.ts';

/** Flash sales, of one slot or in one state. */
export async function listFlashSales(
  client: ApiClient,
  query: FlashSaleQuery = {},
  options?: RequestOptions,
): Promise<FlashSalePage> {
  const params = {
    ...pageParams(query),
    sort: 'id',
    time: query.slot,
    state: query.state ? flashSaleStateNumbers[query.state] : undefined,
  };
  return toFlashSalePage(await client.get('seckill', parserOf(wireSeckillPage), params, options));
}

/** The running or coming sale of a product; `null` when there is none. */
export async function getFlashSale(
  client: ApiClient,
  productId: Id,
  options?: RequestOptions,
): Promise<FlashSale | null> {
  const path = `seckill/${encodeURIComponent(productId)}`;
  const sale = await client.get(path, parserOf(z.nullable(wireSeckill)), undefined, options);
  return sale && toFlashSale(sale);
}

/** What the signed-in customer has had of sales that are not over: an extension, which other servers refuse. */
export const listOwnPieces = async (client: ApiClient, options?: RequestOptions): Promise<OwnPieces> =>
  toOwnPieces(await client.get('seckill/had', parserOf(wireList(wireOwnPieces)), undefined, options));

/**
 * Tells how sales stand, each at once and at every change, at most once a second, until the server ends the stream: when all are over,
 * or after some minutes. Throws `not-found` on servers without the stream.
 * @param ids of at most 60 sales
 */
export function followFlashSales(
  client: ApiClient,
  ids: readonly Id[],
  onEvent: (change: FlashSaleChange) => void,
  options?: FollowOptions,
): Promise<void> {
  const read = parserOf(wireSaleEvent);
  const followOptions = { ...options, params: { ids: ids.join() } };
  return client.follow('seckill/events', (payload) => toFlashSaleChange(read(payload)), onEvent, followOptions);
}

/** Sales the customer wants to be reminded of and that are not over, the next to begin first: an extension. */
export async function listSaleReminders(
  client: ApiClient,
  request: PageRequest,
  options?: RequestOptions,
): Promise<FlashSalePage> {
  return toFlashSalePage(await client.get('seckillReminder', parserOf(wireSeckillPage), pageParams(request), options));
}

/** Which sales the customer waits for, none for visitors, and how early reminders come: an extension. */
export const getSaleReminders = async (client: ApiClient, options?: RequestOptions): Promise<SaleReminders> =>
  toSaleReminders(await client.get('seckillReminder/ids', parserOf(wireSaleReminders), undefined, options));

/**
 * Asks to be reminded of a sale before it begins; asked again, nothing changes.
 * Throws `conflict` when it is about to begin or has begun, `refused` when the customer waits for as many as they may.
 */
export async function setSaleReminder(client: ApiClient, saleId: Id, options?: RequestOptions): Promise<void> {
  await client.post('seckillReminder', ignored, { id: saleId }, options);
}

/** Wants to be reminded of a sale no more; fine when that was not so. */
export async function removeSaleReminder(client: ApiClient, saleId: Id, options?: RequestOptions): Promise<void> {
  await client.post(`seckillReminder/destroy/${encodeURIComponent(saleId)}`, ignored, {}, options);
}
