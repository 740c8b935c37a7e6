import * as z from 'zod/mini';
import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { ShopTime } from '../model/shop-time.ts';
import { parserOf, wireNumber, wireText } from '../wire/parts.ts';
import { toNumber, toOptionalNumber, toOptionalText } from '../wire/values.ts';

/** The file with everything the shop keeps of the customer. */
export type DataFile = {
  /** `failed`: nothing became of it, it can be asked for again. */
  readonly state: 'none' | 'waiting' | 'ready' | 'failed';
  readonly askedAt: ShopTime | null;
  readonly readyAt: ShopTime | null;
  /** Until when it can be fetched; only of one that is ready, as the size in bytes. */
  readonly expiresAt: ShopTime | null;
  readonly size: number | null;
  /** How many can be asked for in a day. */
  readonly perDay: number;
};

const wireDataFile = z.object({
  state: z.enum(['none', 'waiting', 'ready', 'failed']),
  asked_at: wireText,
  ready_at: wireText,
  expires_at: wireText,
  size: wireNumber,
  per_day: wireNumber,
});

const toDataFile = (wire: z.infer<typeof wireDataFile>): DataFile => ({
  state: wire.state,
  askedAt: toOptionalText(wire.asked_at),
  readyAt: toOptionalText(wire.ready_at),
  expiresAt: toOptionalText(wire.expires_at),
  size: toOptionalNumber(wire.size),
  perDay: toNumber(wire.per_day),
});

/** What has become of the file with everything the shop keeps of the customer. */
export async function getDataFile(client: ApiClient, options?: RequestOptions): Promise<DataFile> {
  return toDataFile(await client.get('user/data', parserOf(wireDataFile), undefined, options));
}

/**
 * Has the file made in the background; one that is being made is meant, one that is ready is replaced. Throws `conflict` when too many were
 * asked for in a day, and `validation` when the customer has not proved within ten minutes who they are.
 */
export async function askForDataFile(client: ApiClient, options?: RequestOptions): Promise<DataFile> {
  return toDataFile(await client.post('user/data', parserOf(wireDataFile), undefined, { ...options, silent: true }));
}

/**
 * An address the browser fetches the file by, once and within seconds. Throws `not-found` when there is none any more, and
 * `validation` when the customer has not proved within ten minutes who they are.
 */
export async function requestDataFile(client: ApiClient, options?: RequestOptions): Promise<string> {
  const code = await client.post('user/data/link', parserOf(z.string()), undefined, { ...options, silent: true });
  return client.address(`user/data/file/${encodeURIComponent(code)}`);
}
