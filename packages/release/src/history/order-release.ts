import * as z from 'zod/mini';
import { parseReleaseId, type ReleaseRef } from '../documents/release-id.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { type ApiSettings, apiOriginOf, askInternal } from '../internal-api/ask-internal.ts';

const responseSchema = z.object({ release: z.nullable(z.int()), release_id: z.optional(z.nullable(z.string())) });

/** From which release an order was placed; `null` when it came without one. */
export type ReadOrder = (number: string) => Promise<ReleaseRef | null>;

/**
 * Reads from the api from which release an order was placed.
 *
 * @returns (when it is called) which release, candidates and other channels included; `null` when the order came without one, from a program of somebody else
 * @throws RegistryError `not-found`, `unauthorized`, `no-key` or `unavailable`, saying what to do
 */
export const ordersOf =
  (settings: ApiSettings): ReadOrder =>
  async (number) => {
    const origin = apiOriginOf(settings);
    const response = await askInternal(`orders/${encodeURIComponent(number)}/release`, settings);
    if (response.status === 200) return readAnswer(response, origin);
    if (response.status === 404) throw new RegistryError('not-found', `the api at ${origin} knows no order ${number}`);
    throw new RegistryError('unavailable', `the api at ${origin} answers ${response.status}`);
  };

async function readAnswer(response: Response, origin: string): Promise<ReleaseRef | null> {
  const result = responseSchema.safeParse(await response.json().catch(() => null));
  // An api of before says the serial alone.
  const id = result.data?.release_id ?? result.data?.release ?? null;
  if (result.success) return id === null ? null : parseReleaseId(String(id));
  throw new RegistryError('unavailable', `${origin} answers something else: it is not the api of this shop`);
}
