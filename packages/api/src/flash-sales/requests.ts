import * as z from 'zod/mini';
import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../id.ts';
import { pageParams } from '../wire/lists.ts';
import { flashSaleStateNumbers } from '../wire/numbers.ts';
import { parserOf } from '../wire/parts.ts';
import { toFlashSale, toFlashSalePage } from './mapping.ts';
import type { FlashSale, FlashSalePage, FlashSaleQuery } from './model.ts';
import { wireSeckill, wireSeckillPage } from './wire.ts';

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
