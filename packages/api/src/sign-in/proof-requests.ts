import * as z from 'zod/mini';
import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { ignored } from '../wire/ignored.ts';
import { parserOf } from '../wire/parts.ts';
import { toSentCode } from './mapping.ts';
import type { SentCode } from './model.ts';
import { wireSentCode } from './wire.ts';

/** Ways in which a customer who is signed in can prove once more who they are. */
export type ProofWay = 'passkey' | 'password' | 'phone' | 'email';

export type ProofState = {
  /** Seconds for which the last proof, or the sign-in, still counts; 0: what takes an account over needs a new one. */
  readonly secondsLeft: number;
  /** The quickest first; only those this customer has. */
  readonly ways: readonly ProofWay[];
};

/** A proof: `credential` is what the browser's `get()` gave for the `challenge` of `askForPasskey`. */
export type Proof =
  | { by: 'password'; password: string }
  | { by: 'phone' | 'email'; code: string }
  | { by: 'passkey'; challenge: string; credential: object };

const wireWays = { passkey: 'passkey', password: 'password', cellphone: 'phone', email: 'email' } as const;
const wireState = z.object({
  seconds_left: z.number(),
  ways: z.array(z.enum(['passkey', 'password', 'cellphone', 'email'])),
});
const toWireWay = (way: 'phone' | 'email') => (way === 'phone' ? 'cellphone' : way);

/** Whether changing number or mailbox, adding a passkey and closing the account need a proof first, and how it can be given. */
export async function getProofState(client: ApiClient, options?: RequestOptions): Promise<ProofState> {
  const { seconds_left: secondsLeft, ways } = await client.get('user/proof', parserOf(wireState), {}, options);
  return { secondsLeft, ways: ways.map((way) => wireWays[way]) };
}

/** Sends a code of five digits to the number or mailbox the account has now; one in 60 seconds. */
export async function sendProofCode(
  client: ApiClient,
  by: 'phone' | 'email',
  options?: RequestOptions,
): Promise<SentCode> {
  const body = { by: toWireWay(by) };
  return toSentCode(await client.post('user/proof/code', parserOf(wireSentCode), body, options));
}

/** Proves who is there, for ten minutes on this device. Throws `validation` when the proof does not hold. */
export async function prove(client: ApiClient, proof: Proof, options?: RequestOptions): Promise<void> {
  const body = proof.by === 'phone' ? { ...proof, by: toWireWay(proof.by) } : proof;
  await client.post('user/proof', ignored, body, { ...options, silent: true });
}
