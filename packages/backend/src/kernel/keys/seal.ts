import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type SealPurpose = 'token successor' | 'operator secret' | 'lottery seed' | 'shared list' | 'favourites list';

/**
 * Encrypts a value so that only the holder of `token` can read it: the server itself keeps no key.
 * @param purpose a value that was sealed for one is not read for another
 */
export function seal(value: unknown, token: string, purpose: SealPurpose = 'token successor'): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(token, purpose), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** @throws Error when token or purpose are not those it was sealed with */
export function unseal(sealed: string, token: string, purpose: SealPurpose = 'token successor'): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(token, purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(body.toString('utf8'));
}

function keyOf(token: string, purpose: SealPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', purpose, 32));
}
