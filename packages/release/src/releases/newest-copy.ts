import { type Release, releaseSchema } from '@jishi/contracts/release';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { keys } from '../blob-store/object-keys.ts';
import type { RegistryContext } from '../context/registry-context.ts';
import { canonicalJson } from '../documents/canonical-json.ts';
import { parseRelease } from '../documents/parse-documents.ts';
import { skipInvalid } from '../trust/chain.ts';
import { type StoredRelease, verifyRelease } from '../trust/verify-release.ts';

/*
 * The newest document of a channel is kept twice: whoever makes a release puts a copy here afterwards, web one of what it
 * serves. So it is noticed when the newest document is gone, and nothing it said is lost. Being signed, a copy needs no trust.
 */

/** Keeps a copy of a release, unless there is one of a later release. */
export async function keepNewest(blobs: BlobStore, release: Release): Promise<void> {
  const key = keys.newest(release.channel);
  const bytes = await blobs.get(key);
  const kept = bytes && (await readSerial(bytes, key).catch(skipInvalid));
  if ((kept ?? 0) < release.serial) await blobs.put(key, canonicalJson(releaseSchema.parse(release)));
}

/** The copy that is kept, when it is signed by a key that counts. Looked at before serials are listed it is never ahead of them. */
export async function findNewest(context: RegistryContext, channel: string): Promise<StoredRelease | null> {
  const key = keys.newest(channel);
  const bytes = await context.blobs.get(key);
  if (!bytes) return null;
  const read = async (): Promise<StoredRelease> => {
    const serial = await readSerial(bytes, key);
    return verifyRelease(bytes, { channel, serial, trust: context.trust ? await context.trust() : null, source: key });
  };
  return read().catch(skipInvalid);
}

const readSerial = async (bytes: Uint8Array, source: string): Promise<number> => parseRelease(bytes, source).serial;
