import * as z from 'zod/mini';
import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../model/id.ts';
import { ignored } from '../wire/ignored.ts';
import { parserOf } from '../wire/parts.ts';
import { toPasskey } from './mapping.ts';
import type { Passkey } from './model.ts';
import { wirePasskey, wirePasskeys } from './wire.ts';

/** What a device needs to make a key: `options` for the browser, `challenge` names them in the next call. */
export type NewPasskeyQuestion = { readonly challenge: string; readonly options: Readonly<Record<string, unknown>> };

const wireQuestion = z.object({ challenge: z.string(), options: z.record(z.string(), z.unknown()) });

/** The customer's passkeys, the oldest first. */
export async function listPasskeys(client: ApiClient, options?: RequestOptions): Promise<Passkey[]> {
  return (await client.get('user/passkeys', parserOf(wirePasskeys), undefined, options)).map(toPasskey);
}

/** Asks what a device needs to make a key, for five minutes. Throws `validation` when the last proof no longer counts. */
export async function askForNewPasskey(client: ApiClient, options?: RequestOptions): Promise<NewPasskeyQuestion> {
  return client.post('user/passkeys/options', parserOf(wireQuestion), undefined, options);
}

/** Adds the key a device has made. Throws `conflict` when the device has one here already, `validation` when it is not taken. */
export async function addPasskey(
  client: ApiClient,
  { challenge, name, credential }: { challenge: string; name: string; credential: object },
  options?: RequestOptions,
): Promise<Passkey> {
  const body = { challenge, name: name.trim(), credential };
  return toPasskey(await client.post('user/passkeys', parserOf(wirePasskey), body, options));
}

/** Gives a key another name, of 60 characters at most. Throws `not-found` when it was removed meanwhile. */
export async function renamePasskey(
  client: ApiClient,
  { id, name }: { id: Id; name: string },
  options?: RequestOptions,
): Promise<void> {
  await client.post('user/passkeys/rename', ignored, { id: Number(id), name: name.trim() }, options);
}

/** Removes a key: it signs nobody in any more. Throws `not-found` when it was removed already. */
export async function removePasskey(client: ApiClient, id: Id, options?: RequestOptions): Promise<void> {
  await client.post('user/passkeys/destroy', ignored, { id: Number(id) }, options);
}
