import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../errors/file-errors.ts';
import { RegistryError } from '../errors/registry-error.ts';

export type ApiSettings = {
  /** `SHOP_API_ORIGIN`, `SHOP_API_PORT`, `SHOP_INTERNAL_KEY` */
  env: Readonly<Record<string, string | undefined>>;
  /** `SHOP_DATA`: demo mode keeps the key there. */
  dataFolder: string;
};

const RESPONSE_TIMEOUT = 10_000;

/** Where the api is, as the settings say. */
export const apiOriginOf = ({ env }: Pick<ApiSettings, 'env'>): string =>
  env['SHOP_API_ORIGIN'] || `http://127.0.0.1:${env['SHOP_API_PORT'] || 4000}`;

/**
 * Asks the api for what only the operator's programs may know.
 *
 * @param path below `/internal/`
 * @returns what it answers, when it knows the key
 * @throws RegistryError `unauthorized`, `no-key` or `unavailable`, saying what to do
 */
export async function askInternal(path: string, settings: ApiSettings): Promise<Response> {
  const origin = apiOriginOf(settings);
  const key = await internalKeyOf(settings);
  if (key === null) {
    throw new RegistryError(
      'no-key',
      `the api wants a key: set SHOP_INTERNAL_KEY to the api's own (there is no ${keyFileOf(settings)})`,
    );
  }
  const response = await send(new URL(`/internal/${path}`, origin), key);
  if (response.status === 401 || response.status === 403) {
    throw new RegistryError(
      'unauthorized',
      `the api at ${origin} does not accept this key: set SHOP_INTERNAL_KEY to the api's own`,
    );
  }
  return response;
}

/** The key the api is asked with; `null` where there is none. */
export async function internalKeyOf({ env, dataFolder }: ApiSettings): Promise<string | null> {
  if (env['SHOP_INTERNAL_KEY']) return env['SHOP_INTERNAL_KEY'];
  const text = await unlessMissing(readFile(keyFileOf({ dataFolder }), 'utf8'), null);
  return text?.trim() || null;
}

const keyFileOf = ({ dataFolder }: Pick<ApiSettings, 'dataFolder'>): string => join(dataFolder, 'keys/internal.key');

async function send(url: URL, key: string): Promise<Response> {
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
