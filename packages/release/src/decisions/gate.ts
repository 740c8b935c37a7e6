import { isLocalAddress } from '../context/local-address.ts';
import { RegistryError } from '../errors/registry-error.ts';

const ANSWER_WITHIN_MS = 10_000;

/**
 * Asks an address whether a rollout may go on: it does when that answers with 2xx.
 *
 * @throws RegistryError `conflict` with what it answered instead
 */
export async function passGate(address: string | undefined): Promise<void> {
  if (address === undefined) return;
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    ({ ok, status }) => (ok ? null : `answers ${status}`),
    (error: unknown) => `does not answer: ${causeOf(error)}`,
  );
  if (answer !== null) throw new RegistryError('conflict', `the rollout waits: its gate ${address} ${answer}`);
}

/** Whether an address may be one: by https, or of this computer. */
export function isGate(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocalAddress(url)));
}

const causeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};
