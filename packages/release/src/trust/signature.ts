import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Release } from '@jishi/contracts/release';
import { canonicalJson } from '../documents/canonical-json.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { keyIdOf } from './keys.ts';
import type { Signer, Trust } from './types.ts';

/** Signs with a key in memory, or one that is fetched when it is needed. */
export function signerOf(key: KeyObject | (() => Promise<KeyObject>)): Signer {
  return {
    async sign(bytes) {
      const privateKey = typeof key === 'function' ? await key() : key;
      return {
        key: keyIdOf(createPublicKey(privateKey)),
        value: sign(null, bytes, privateKey).toString('base64'),
      };
    },
  };
}

/** The release with its signature in it. */
export async function signRelease(release: Release, signer: Signer | undefined): Promise<Release> {
  if (!signer) {
    throw new RegistryError(
      'no-key',
      'there is no key to sign the release with: set SHOP_RELEASE_KEY to the file of the private key (pnpm release keys new makes one)',
    );
  }
  return { ...release, signature: await signer.sign(signedBytes(release)) };
}

/**
 * Refuses a release that none of these keys has signed.
 *
 * @param source names the document in the message
 * @throws RegistryError `untrusted` saying whether it is unsigned, signed by a key that does not count, or altered
 */
export function requireSignature(release: Release, trust: Trust, source: string): void {
  const { signature } = release;
  if (!signature) throw new RegistryError('untrusted', `${source} is not signed`);
  const key = trust.get(signature.key);
  if (!key) {
    const known = [...trust.keys()].join(', ') || 'none';
    throw new RegistryError(
      'untrusted',
      `${source} is signed with the key ${signature.key}, which is unknown or retired (keys that count: ${known})`,
    );
  }
  const value = Buffer.from(signature.value, 'base64');
  // The last character of base64 has spare bits: the same signature must not have two spellings.
  const isExact = value.toString('base64') === signature.value;
  if (isExact && verify(null, signedBytes(release), key, value)) return;
  throw new RegistryError(
    'untrusted',
    `${source} was altered: its contents are not what the key ${signature.key} has signed`,
  );
}

const signedBytes = (release: Release): Buffer => Buffer.from(canonicalJson({ ...release, signature: null }), 'utf8');
