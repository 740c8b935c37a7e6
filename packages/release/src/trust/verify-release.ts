import type { Release } from '@jishi/contracts/release';
import { canonicalJson } from '../documents/canonical-json.ts';
import { integrityOf } from '../documents/integrity.ts';
import { parseRelease } from '../documents/parse-documents.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { requireSignature } from './signature.ts';
import type { Trust } from './types.ts';

/** A release as it stands in the registry, with the hash of its bytes. */
export type StoredRelease = { release: Release; integrity: string };

/** Where a document was found, and what makes it count. */
export type ReleaseSource = {
  channel: string;
  serial: number;
  /** `null`: its signature is not checked. Right only where its hash is known from a release that was checked. */
  trust: Trust | null;
  /** Names the document in messages. Default: `release <serial> of <channel>`. */
  source?: string;
};

/**
 * Reads a stored release document: well formed, in its canonical spelling, in its own place, signed by a key that
 * counts. Nothing of it is used before all of that holds.
 *
 * @throws RegistryError `invalid` (no document, another spelling, in the place of another one) or `untrusted`
 */
export function verifyRelease(bytes: Uint8Array, expected: ReleaseSource): StoredRelease {
  const { channel, serial, trust, source = `release ${serial} of ${channel}` } = expected;
  const release = parseRelease(bytes, source);
  // Any other spelling could hide something that is not hashed and signed again.
  if (canonicalJson(release) !== Buffer.from(bytes).toString('utf8')) {
    throw new RegistryError(
      'invalid',
      `${source} is not written in the canonical form: it was written again by something else`,
    );
  }
  if (release.channel !== channel) {
    throw new RegistryError('invalid', `${source} is a release of the channel ${release.channel}, not of ${channel}`);
  }
  if (release.serial !== serial) {
    throw new RegistryError(
      'invalid',
      `${source} is release ${release.serial} of ${channel} in the place of ${serial}`,
    );
  }
  if (trust) requireSignature(release, trust, source);
  return { release, integrity: integrityOf(bytes) };
}
