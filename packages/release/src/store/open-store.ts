import { RegistryError } from '../registry-error.ts';
import { type BucketKeys, type BucketPatience, bucketClient } from './bucket-client.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import type { Location } from './location.ts';
import type { Store } from './store.ts';

export type StoreOptions = {
  /** Where the keys of a bucket are found: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`. */
  env?: Readonly<Record<string, string | undefined>> | undefined;
  patience?: BucketPatience | undefined;
};

/**
 * Opens the store of a location; nothing is read yet.
 *
 * @throws RegistryError `no-key` when a bucket has no keys in the environment
 */
export function openStore(location: Location, { env = process.env, patience }: StoreOptions = {}): Store {
  if (location.kind === 'folder') return folderStore(location.folder);
  return bucketStore(location, bucketClient(location, keysFrom(env, location.bucket), patience));
}

function keysFrom(env: Readonly<Record<string, string | undefined>>, bucket: string): BucketKeys {
  const [accessKeyId, secretAccessKey] = [env['AWS_ACCESS_KEY_ID'], env['AWS_SECRET_ACCESS_KEY']];
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey, sessionToken: env['AWS_SESSION_TOKEN'] };
  throw new RegistryError(
    'no-key',
    `bucket ${bucket} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment`,
  );
}
