import * as z from 'zod/mini';
import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { parserOf } from '../wire/parts.ts';
import { toSignIn } from './mapping.ts';
import type { SignIn } from './model.ts';
import { wireTokens } from './wire.ts';

/** What a device is to sign: `options` for the browser, `challenge` names them in the next call. */
export type PasskeyQuestion = { readonly challenge: string; readonly options: Readonly<Record<string, unknown>> };

const wireQuestion = z.object({ challenge: z.string(), options: z.record(z.string(), z.unknown()) });

/** Asks what to sign to sign in by a passkey: the same for everybody, for five minutes. */
export async function askForPasskey(client: ApiClient, options?: RequestOptions): Promise<PasskeyQuestion> {
  const quiet = { ...options, anonymous: true, silent: true };
  return client.post('passkey/options', parserOf(wireQuestion), undefined, quiet);
}

/** Signs in by what the device has signed. Throws `validation` when the key is not known here or has been copied. */
export async function signInByPasskey(
  client: ApiClient,
  { challenge, credential }: { challenge: string; credential: object },
  options?: RequestOptions,
): Promise<SignIn> {
  const quiet = { ...options, anonymous: true, silent: true };
  const body = { challenge, credential, platform: 'pc' };
  return toSignIn(await client.post('passkey', parserOf(wireTokens), body, quiet));
}
