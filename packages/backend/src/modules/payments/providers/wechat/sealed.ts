import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';

const TAG_BYTES = 16;
const NONCE_BYTES = 12;

/** What a notice carries: AES-GCM, the tag at the end of the ciphertext, all in base64. */
export type Sealed = { ciphertext: string; nonce: string; associated_data: string };

/**
 * The text that was sealed with this key, or null when it was sealed with another one or changed. The key decides the
 * variant: 32 bytes are AES-256.
 */
export function openSealed({ ciphertext, nonce, associated_data }: Sealed, key: KeyObject): string | null {
  const bytes = Buffer.from(ciphertext, 'base64');
  const iv = Buffer.from(nonce);
  if (bytes.length <= TAG_BYTES || iv.length !== NONCE_BYTES) return null;
  try {
    const decipher = createDecipheriv(variant(key), key, iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    decipher.setAAD(Buffer.from(associated_data));
    return decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** Seals a text. A nonce (12 characters) must never be used twice with a key. */
export function seal(text: string, nonce: string, associatedData: string, key: KeyObject): Sealed {
  const cipher = createCipheriv(variant(key), key, Buffer.from(nonce), { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(associatedData));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { ciphertext: bytes.toString('base64'), nonce, associated_data: associatedData };
}

function variant(key: KeyObject): 'aes-128-gcm' | 'aes-256-gcm' {
  return key.symmetricKeySize === 16 ? 'aes-128-gcm' : 'aes-256-gcm';
}
