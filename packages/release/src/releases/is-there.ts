import type { BlobStore } from '../blob-store/blob-store.ts';
import { keys } from '../blob-store/object-keys.ts';

/** Whether anything was ever published or released here. An empty folder may be one that is not mounted. */
export async function isThere(blobs: BlobStore): Promise<boolean> {
  for (const folder of [keys.channels, keys.parts]) if ((await blobs.names(folder)).length > 0) return true;
  return false;
}
