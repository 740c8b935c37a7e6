/** A published version, and when it came. */
export type PublishedVersion = { part: string; version: string; time: Date };

/** Something a writer that was ended left behind. `name` says what, for people. */
export type Leftover = { name: string; time: Date; remove(): Promise<void> };

/**
 * Artifact store of published versions: named, immutable sets of files. A version is there whole or not at all, for every reader
 * at every moment, however its writer ended.
 */
export interface ArtifactStore {
  /** How people find a file of a version, for messages. */
  nameOf(part: string, version: string, file: string): string;
  /** Parts of which there is something. */
  parts(): Promise<string[]>;
  /** Versions of a part, by name. */
  list(part: string): Promise<PublishedVersion[]>;
  /** Sizes of a version's files in bytes, by name. */
  sizes(part: string, version: string, hash: string): Promise<Map<string, number>>;
  /**
   * The bytes of `files.json`; `null` when there is no such version.
   *
   * @param hash what they should be, where it is known; the caller checks it
   */
  readManifest(part: string, version: string, hash?: string): Promise<Buffer | null>;
  /**
   * A file of a version.
   *
   * @param hash hash of the version's `files.json`
   * @param file `server.cjs`, `declaration.json`, `web/…`
   */
  read(part: string, version: string, hash: string, file: string): Promise<Buffer | null>;
  /** Publishes a version, `files.json` among its files; false when there is one of this name. */
  add(part: string, version: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean>;
  /** Takes a version away; from the first moment on it is not there. */
  remove(part: string, version: string): Promise<void>;
  /** What was begun before that time and never finished. */
  leftovers(before: Date): Promise<Leftover[]>;
}

export const MANIFEST = 'files.json';
