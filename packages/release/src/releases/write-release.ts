import { type Release, releaseSchema } from '@jishi/contracts/release';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { keys } from '../blob-store/object-keys.ts';
import { canonicalJson } from '../documents/canonical-json.ts';

/** Writes a release document whole, under its serial, only if the serial is free. */
export const writeRelease = (blobs: BlobStore, release: Release): Promise<boolean> =>
  blobs.putIfAbsent(keys.release(release.channel, release.serial), canonicalJson(releaseSchema.parse(release)));
