import { RegistryError } from '../errors/registry-error.ts';
import type { BlobStore } from './blob-store.ts';
import { bucketBlobStore } from './bucket-blob-store.ts';
import { type BucketKeys, bucketClient, type RetryPolicy } from './bucket-client.ts';
import { folderBlobStore } from './folder-blob-store.ts';
import type { Location } from './location.ts';

export type BlobStoreOptions = {
  /** Where the keys of a bucket are found: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`. */
  env?: Readonly<Record<string, string | undefined>> | undefined;
  retry?: RetryPolicy | undefined;
};

/**
 * Opens the blob store of a location; nothing is read yet.
 *
 * @throws RegistryError `no-key` when a bucket has no keys in the environment
 */
export function openBlobStore(location: Location, { env = process.env, retry }: BlobStoreOptions = {}): BlobStore {
  if (location.kind === 'folder') return folderBlobStore(location.folder);
  return bucketBlobStore(location, bucketClient(location, keysFrom(env, location.bucket), retry));
}

function keysFrom(env: Readonly<Record<string, string | undefined>>, bucket: string): BucketKeys {
  const [accessKeyId, secretAccessKey] = [env['AWS_ACCESS_KEY_ID'], env['AWS_SECRET_ACCESS_KEY']];
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey, sessionToken: env['AWS_SESSION_TOKEN'] };
  throw new RegistryError(
    'no-key',
    `bucket ${bucket} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment`,
  );
}
