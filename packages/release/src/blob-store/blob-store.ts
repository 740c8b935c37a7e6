/** Metadata of one blob. */
export type BlobInfo = { key: string; size: number; time: Date };

/**
 * Blobs by key. Keys are relative paths with `/`, made by `object-keys.ts` only.
 *
 * A registry needs no more than this of a file system or a bucket: that a reader sees whole bytes or none, and that
 * of several writers of a new key exactly one wins.
 */
export interface BlobStore {
  /** How people find a key, for messages: a path, or `s3://bucket/…`. */
  nameOf(key: string): string;
  /** The bytes of a key; `null` when there are none. */
  get(key: string): Promise<Buffer | null>;
  /** Size and time of a key; `null` when it is not there. */
  head(key: string): Promise<BlobInfo | null>;
  /** Writes a key, or replaces it, in one step. */
  put(key: string, bytes: Uint8Array | string): Promise<void>;
  /** Writes a key only when it is free; false when somebody else has it. */
  putIfAbsent(key: string, bytes: Uint8Array | string): Promise<boolean>;
  /** Everything below a prefix, at any depth, in the order of the keys. `after`: only keys behind this one. */
  list(prefix: string, after?: string): Promise<BlobInfo[]>;
  /** Names directly below a prefix, files and folders alike, sorted: one look, nothing is read. */
  names(prefix: string, after?: string): Promise<string[]>;
  /** Removes keys; one that is not there is no fault. */
  remove(keys: readonly string[]): Promise<void>;
}
