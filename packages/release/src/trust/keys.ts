import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { RegistryError } from '../errors/registry-error.ts';
import type { Trust } from './types.ts';

/** A new Ed25519 pair. */
export const newKeyPair = (): { privateKey: KeyObject; publicKey: KeyObject } => generateKeyPairSync('ed25519');

/** Short name of a public key: the first 16 hex digits of the SHA-256 of its 32 bytes. */
export function keyIdOf(publicKey: KeyObject): string {
  const { x = '' } = publicKey.export({ format: 'jwk' }) as JsonWebKey;
  return createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, 16);
}

/** Public keys by their ids. */
export const trustOf = (keys: readonly KeyObject[]): Trust => new Map(keys.map((key) => [keyIdOf(key), key]));

/**
 * Reads a private key in PEM (PKCS#8).
 *
 * @param source where it came from, for the message
 * @throws RegistryError `no-key` when it is none, or not of the kind Ed25519
 */
export function parsePrivateKey(pem: string, source: string): KeyObject {
  const key = attempt(() => createPrivateKey(pem), `${source} is not a private key in PEM`);
  return requireEd25519(key, source);
}

/**
 * Reads public keys: PEM blocks one after the other, or base64 (the 32 bytes themselves, or SPKI), separated by commas
 * or blanks.
 *
 * @param source where they came from, for the message
 * @throws RegistryError `no-key` naming what is wrong; also for a private key, which has no business there
 */
export function parsePublicKeys(text: string, source: string): KeyObject[] {
  if (text.includes('PRIVATE KEY')) {
    throw new RegistryError('no-key', `${source} holds a private key: only public ones belong there`);
  }
  const blocks = text.match(/-----BEGIN [A-Z ]+-----[^-]*-----END [A-Z ]+-----/g);
  const keys = blocks
    ? blocks.map((pem) => attempt(() => createPublicKey(pem), `${source} is not a public key in PEM`))
    : text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((base64) => parseBase64(base64, source));
  if (keys.length === 0) throw new RegistryError('no-key', `${source} holds no public key`);
  return keys.map((key) => requireEd25519(key, source));
}

const RAW_LENGTH = 32;

function parseBase64(text: string, source: string): KeyObject {
  const bytes = Buffer.from(text, 'base64');
  return attempt(
    () =>
      bytes.length === RAW_LENGTH
        ? createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') }, format: 'jwk' })
        : createPublicKey({ key: bytes, format: 'der', type: 'spki' }),
    `${source} has "${text.slice(0, 24)}", which is neither a public key in PEM or base64 nor a folder of keys`,
  );
}

function requireEd25519(key: KeyObject, source: string): KeyObject {
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new RegistryError('no-key', `${source} is a key of the kind ${key.asymmetricKeyType}: it must be Ed25519`);
}

function attempt(parse: () => KeyObject, problem: string): KeyObject {
  try {
    return parse();
  } catch (error) {
    throw new RegistryError('no-key', problem, { cause: error });
  }
}
