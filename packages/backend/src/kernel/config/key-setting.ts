import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A setting that is no key. The message goes behind the setting's name and shows nothing of its value. */
export class KeySettingError extends Error {}

/** A private RSA key: PEM, its base64 without the lines around it, or a file with either. */
export function privateKeySetting(value: string): KeyObject {
  const text = keyText(value);
  const key =
    attempt(() => createPrivateKey(text)) ??
    attempt(() => createPrivateKey({ key: bytesOf(text), format: 'der', type: 'pkcs8' })) ??
    attempt(() => createPrivateKey({ key: bytesOf(text), format: 'der', type: 'pkcs1' }));
  return checkRsa(key, 'private RSA key');
}

/** A public RSA key: PEM, its base64, a certificate, or a file with one of them. */
export function publicKeySetting(value: string): KeyObject {
  const text = keyText(value);
  const key =
    attempt(() => new X509Certificate(text).publicKey) ??
    attempt(() => createPublicKey(text)) ??
    attempt(() => createPublicKey({ key: bytesOf(text), format: 'der', type: 'spki' }));
  if (key && text.includes('PRIVATE KEY')) throw new KeySettingError('holds a private key: the public one is meant');
  return checkRsa(key, 'public RSA key');
}

/** Serial of a certificate in capitals, as WeChat Pay names it; null when the value is no certificate. */
export function certificateSerial(value: string): string | null {
  return attempt(() => new X509Certificate(keyText(value)).serialNumber.toUpperCase());
}

function keyText(value: string): string {
  if (value.includes('-----BEGIN')) return value.replaceAll('\\n', '\n');
  if (/^[A-Za-z0-9+/\s]{200,}={0,2}$/.test(value.trim())) return value;
  try {
    return readFileSync(value, 'utf8');
  } catch {
    throw new KeySettingError('is neither a key nor a file that can be read');
  }
}

const bytesOf = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'base64');

function checkRsa(key: KeyObject | null, wanted: string): KeyObject {
  if (key?.asymmetricKeyType !== 'rsa') throw new KeySettingError(`holds no ${wanted}`);
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (bits < 2048) throw new KeySettingError(`holds a key of ${bits} bits: at least 2048 are needed`);
  return key;
}

function attempt<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}
