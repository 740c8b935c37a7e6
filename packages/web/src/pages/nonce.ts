import { randomBytes } from 'node:crypto';

const BYTES = 16;

/** Pages are compressed before their nonce is known, which wants the last letters of all nonces to be the same (`compressOpen`). */
const STEADY = '_-';

/**
 * A nonce of 24 letters, or a placeholder for one: the renderer writes a placeholder that nobody can guess, and the
 * real nonce is written over it when the page is sent. So a page can be kept before its nonce is known.
 */
export const makeNonce = (): string => randomBytes(BYTES).toString('base64url') + STEADY;

/** Writes the nonce over every placeholder. Changes `bytes` in place; both have the same length. */
export function setNonce(bytes: Buffer, placeholder: string, nonce: string): Buffer {
  for (let at = bytes.indexOf(placeholder); at !== -1; at = bytes.indexOf(placeholder, at + placeholder.length)) {
    bytes.write(nonce, at, 'latin1');
  }
  return bytes;
}
