import { createCipheriv, createDecipheriv, createSign, createVerify, type KeyObject } from 'node:crypto';

/** Signs like the merchant or WeChat Pay: SHA256 with RSA over lines that each end with a line break. */
export function signLines(lines: readonly string[], key: KeyObject | string): string {
  return createSign('RSA-SHA256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .sign(key, 'base64');
}

export function verifyLines(lines: readonly string[], signature: string, key: KeyObject | string): boolean {
  return createVerify('RSA-SHA256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .verify(key, signature, 'base64');
}

export function encrypt(text: string, key: string, nonce: string, aad: string): string {
  const cipher = createCipheriv(key.length === 32 ? 'aes-256-gcm' : 'aes-128-gcm', key, nonce);
  cipher.setAAD(Buffer.from(aad));
  const parts = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64');
}

export function decrypt(sealed: string, key: string, nonce: string, aad: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const cut = bytes.length - 16;
  const decipher = createDecipheriv(key.length === 32 ? 'aes-256-gcm' : 'aes-128-gcm', key, nonce);
  decipher.setAAD(Buffer.from(aad));
  decipher.setAuthTag(bytes.subarray(cut));
  return Buffer.concat([decipher.update(bytes.subarray(0, cut)), decipher.final()]).toString('utf8');
}
