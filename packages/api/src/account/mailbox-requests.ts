import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { toSentCode } from '../sign-in/mapping.ts';
import type { SentCode } from '../sign-in/model.ts';
import { wireSentCode } from '../sign-in/wire.ts';
import { ignored } from '../wire/ignored.ts';
import { parserOf } from '../wire/parts.ts';

/**
 * Sends a code of five digits to a mailbox the customer wants; one in 60 seconds. Throws `validation` for a mailbox that is malformed or
 * another account's. The caller tells failures.
 */
export async function sendMailboxCode(client: ApiClient, email: string, options?: RequestOptions): Promise<SentCode> {
  const body = { email: email.trim() };
  return toSentCode(await client.post('emailCode', parserOf(wireSentCode), body, { ...options, silent: true }));
}

/**
 * Makes a mailbox the customer's, proved by the code sent there; signs every other device out. Needs a fresh proof of who is there
 * (`getProofState`). Throws `validation` for a wrong code. The caller tells failures.
 */
export async function bindMailbox(
  client: ApiClient,
  { email, code }: { email: string; code: string },
  options?: RequestOptions,
): Promise<void> {
  const body = { email: email.trim(), code: code.trim() };
  await client.post('verifyEmail', ignored, body, { ...options, silent: true });
}
