import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { parseReleaseId, type ReleaseRef } from '../documents/release-id.ts';
import { unlessMissing } from '../errors/file-errors.ts';
import { RegistryError } from '../errors/registry-error.ts';

export type ApiSettings = {
  /** `SHOP_API_ORIGIN`, `SHOP_API_PORT`, `SHOP_INTERNAL_KEY` */
  env: Readonly<Record<string, string | undefined>>;
  /** `SHOP_DATA`: demo mode keeps the key there. */
  dataFolder: string;
};

const responseSchema = z.object({ release: z.nullable(z.int()), release_id: z.optional(z.nullable(z.string())) });
const RESPONSE_TIMEOUT = 10_000;

/**
 * Reads from the api from which release an order was placed.
 *
 * @returns which release, candidates and other channels included; `null` when the order came without one, from a program of somebody else
 * @throws RegistryError `not-found`, `unauthorized`, `no-key` or `unavailable`, saying what to do
 */
export async function releaseOfOrder(number: string, { env, dataFolder }: ApiSettings): Promise<ReleaseRef | null> {
  const origin = env['SHOP_API_ORIGIN'] || `http://127.0.0.1:${env['SHOP_API_PORT'] || 4000}`;
  const url = new URL(`/internal/orders/${encodeURIComponent(number)}/release`, origin);
  const response = await ask(url, await internalKey(env, dataFolder));
  switch (response.status) {
    case 200:
      return readAnswer(response, origin);
    case 401:
    case 403:
      throw new RegistryError(
        'unauthorized',
        `the api at ${origin} does not accept this key: set SHOP_INTERNAL_KEY to the api's own`,
      );
    case 404:
      throw new RegistryError('not-found', `the api at ${origin} knows no order ${number}`);
    default:
      throw new RegistryError('unavailable', `the api at ${origin} answers ${response.status}`);
  }
}

async function ask(url: URL, key: string): Promise<Response> {
  try {
    return await fetch(url, { headers: { 'x-internal-key': key }, signal: AbortSignal.timeout(RESPONSE_TIMEOUT) });
  } catch (error) {
    throw new RegistryError(
      'unavailable',
      `the api does not answer at ${url.origin}: is the shop running? Another place is set with SHOP_API_ORIGIN or SHOP_API_PORT`,
      { cause: error },
    );
  }
}

async function readAnswer(response: Response, origin: string): Promise<ReleaseRef | null> {
  const result = responseSchema.safeParse(await response.json().catch(() => null));
  // An api of before says the serial alone.
  const id = result.data?.release_id ?? result.data?.release ?? null;
  if (result.success) return id === null ? null : parseReleaseId(String(id));
  throw new RegistryError('unavailable', `${origin} answers something else: it is not the api of this shop`);
}

async function internalKey(env: ApiSettings['env'], dataFolder: string): Promise<string> {
  if (env['SHOP_INTERNAL_KEY']) return env['SHOP_INTERNAL_KEY'];
  const file = join(dataFolder, 'keys/internal.key');
  const text = await unlessMissing(readFile(file, 'utf8'), null);
  if (text?.trim()) return text.trim();
  throw new RegistryError(
    'no-key',
    `the api wants a key: set SHOP_INTERNAL_KEY to the api's own (there is no ${file})`,
  );
}
