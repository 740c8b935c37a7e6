import { type KeyObject, sign, verify } from 'node:crypto';

/** RSA with PKCS#1 v1.5 and SHA-256, in base64: what both providers sign with. */
export function rsaSign(text: string, key: KeyObject): string {
  return sign('sha256', Buffer.from(text), key).toString('base64');
}

/** Whether `signature` (base64) was made over exactly these bytes. False for anything that is no signature. */
export function rsaVerify(message: string | Buffer, signature: string, key: KeyObject): boolean {
  const bytes = Buffer.from(signature, 'base64');
  return bytes.length > 0 && verify('sha256', Buffer.from(message), key, bytes);
}
