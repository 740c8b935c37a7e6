import * as z from 'zod/mini';
import type { ApiClient, FollowOptions, RequestOptions } from '../client/api-client.ts';
import { isApiError } from '../client/api-error.ts';
import { followOrAsk } from '../client/follow-or-ask.ts';
import type { Id } from '../model/id.ts';
import { parserOf } from '../wire/parts.ts';
import { toSalePlace, toWirePlace } from './place-mapping.ts';
import type { SalePlace, WantedPlace } from './place-model.ts';
import { wirePlace } from './place-wire.ts';

const pathOf = (productId: Id): string => `seckill/${encodeURIComponent(productId)}/place`;
const readPlace = (wire: z.infer<typeof wirePlace>): SalePlace => toSalePlace(wire);

/**
 * Lines up for the running sale of a product: who comes first is decided by when the server received this. Answers the place, at once with
 * held pieces where there is no line. Who has an open place in the sale is answered that one.
 * Throws `conflict` when the sale does not allow it, `not-found` on servers without lines.
 */
export async function takeSalePlace(
  client: ApiClient,
  wanted: WantedPlace,
  options?: RequestOptions,
): Promise<SalePlace> {
  return readPlace(await client.post(pathOf(wanted.productId), parserOf(wirePlace), toWirePlace(wanted), options));
}

/** The customer's newest place in the running sale of a product; `null` without one, or on servers without lines. */
export async function getSalePlace(
  client: ApiClient,
  productId: Id,
  options?: RequestOptions,
): Promise<SalePlace | null> {
  try {
    const place = await client.get(pathOf(productId), parserOf(z.nullable(wirePlace)), undefined, options);
    return place && readPlace(place);
  } catch (error) {
    if (isApiError(error, 'not-found')) return null;
    throw error;
  }
}

/** Gives up the place; what was held goes to the next in line. */
export async function leaveSaleLine(
  client: ApiClient,
  productId: Id,
  options?: RequestOptions,
): Promise<SalePlace | null> {
  const place = await client.post(`${pathOf(productId)}/leave`, parserOf(z.nullable(wirePlace)), {}, options);
  return place && readPlace(place);
}

/** Tells how the place stands, at once and at every change, once a second at most; until it is over or the server ends the stream. */
function followSalePlace(
  client: ApiClient,
  productId: Id,
  onPlace: (place: SalePlace) => void,
  options?: FollowOptions,
): Promise<void> {
  const read = parserOf(wirePlace);
  return client.follow(`${pathOf(productId)}/events`, (payload) => readPlace(read(payload)), onPlace, options);
}

/** Between questions while there is no stream. */
const ASK_EVERY_MS = 3000;

/**
 * Keeps telling how the place stands until `signal`: by the stream, and by asking while there is none.
 * @param onLost is told how often in a row neither has answered
 */
export async function watchSalePlace(
  client: ApiClient,
  productId: Id,
  { onPlace, onLost }: { onPlace: (place: SalePlace) => void; onLost: (times: number) => void },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  let misses = 0;
  const handle = (place: SalePlace) => {
    misses = 0;
    onPlace(place);
  };
  const listen = async (ending: AbortSignal, onEvent: () => void) => {
    const received = (place: SalePlace) => {
      onEvent();
      handle(place);
    };
    await followSalePlace(client, productId, received, { signal: ending });
  };
  const ask = async () => {
    try {
      const place = await getSalePlace(client, productId, { signal, silent: true });
      if (place) handle(place);
      return true;
    } catch {
      misses += 1;
      if (!signal.aborted) onLost(misses);
      return false;
    }
  };
  await followOrAsk({ listen, ask }, signal, ASK_EVERY_MS);
}
