import type { Declaration, FilesManifest, Release } from '@jishi/contracts/release';
import { layoutOf } from './layout.ts';
import { type PinRequest, type PinResult, pinParts, type RollbackRequest, rollBack } from './pin.ts';
import { type PublishResult, publishBuild } from './publish.ts';
import { listReleases, listSerials, liveRelease, loadDocument, loadRelease, type ReleaseEntry } from './releases.ts';
import type { RegistryOptions } from './trust/types.ts';
import { latestVersion, listParts, listVersions, loadDeclaration, loadFiles, verifyVersion } from './versions.ts';

/** A registry: immutable versions of parts, and the releases that say which of them are live. */
export type Registry = {
  readonly folder: string;

  /**
   * Copies a build (`web/**`, `server.cjs`, `declaration.json`, `files.json`) into the registry, whole or not at all.
   * Only files listed in `files.json` are taken. Publishing the same bytes again changes nothing.
   *
   * @throws RegistryError `damaged` when a file does not have its hash, `conflict` when the version exists with other bytes
   */
  publish(buildFolder: string): Promise<PublishResult>;
  /** Parts with a published version: the shell, then the remotes by name. */
  parts(): Promise<string[]>;
  hasVersion(part: string, version: string): Promise<boolean>;
  /** Published versions of a part, in alphabetical order; empty when there is none. */
  versions(part: string): Promise<string[]>;
  /** The version of a part that was published last; `null` when there is none. */
  latest(part: string): Promise<string | null>;

  /**
   * The list of a version's files.
   *
   * @param expectedHash hash of `files.json` as a release document has it; other bytes are `damaged`
   */
  readFiles(part: string, version: string, expectedHash?: string): Promise<FilesManifest>;
  /** What a version says of itself, its bytes checked against `files.json`. */
  readDeclaration(part: string, version: string, expectedHash?: string): Promise<Declaration>;
  /** Reads every file of a version and checks its hash. Returns the hash of `files.json`. */
  verify(part: string, version: string, expectedHash?: string): Promise<string>;
  /** Folder of a version: `files.json`, `declaration.json`, `server.cjs`, `web/`. Does not look whether it exists. */
  partFolder(part: string, version: string): string;

  /** Serials that are taken, valid or not, in rising order: one look into the folder, nothing is read. */
  serials(channel: string): Promise<number[]>;
  /** Every release of a channel, oldest first, with what is wrong with it. */
  releases(channel: string): Promise<ReleaseEntry[]>;
  /**
   * The bytes of a document as they stand there, nothing checked: for whoever checks them with `verifyRelease`.
   *
   * @throws RegistryError `not-found`
   */
  readDocument(channel: string, serial: number): Promise<Buffer>;
  /**
   * @throws RegistryError `not-found`, `invalid` when the document is not well formed or not in its place, `untrusted`
   *   when nobody who counts has signed it and no release that counts was built upon it
   */
  readRelease(channel: string, serial: number): Promise<Release>;
  /** The highest valid serial; `null` when the channel has no valid release. */
  live(channel: string): Promise<Release | null>;

  /**
   * Makes the next release: the live one with these parts changed, all or nothing.
   * Every file of every part is checked first, and that the parts fit together.
   * Pins that happen at the same time are put one after the other; none is lost.
   */
  pin(request: PinRequest): Promise<PinResult>;
  /** Makes the next release with the contents of an old one. */
  rollback(request: RollbackRequest): Promise<PinResult>;
};

/**
 * Opens a registry on a folder; folders are made when something is written.
 *
 * @param options who signs, and whose signatures count; without them it is good for publishing and for looking
 */
export function openRegistry(folder: string, options: RegistryOptions = {}): Registry {
  const layout = { ...layoutOf(folder), ...options };
  return {
    folder,
    publish: (buildFolder) => publishBuild(layout, buildFolder),
    parts: () => listParts(layout),
    hasVersion: async (part, version) => (await listVersions(layout, part)).includes(version),
    versions: (part) => listVersions(layout, part),
    latest: (part) => latestVersion(layout, part),
    readFiles: (part, version, hash) => loadFiles(layout, part, version, hash),
    readDeclaration: (part, version, hash) => loadDeclaration(layout, part, version, hash),
    verify: async (part, version, hash) => (await verifyVersion(layout, part, version, hash)).hash,
    partFolder: (part, version) => layout.version(part, version),
    serials: (channel) => listSerials(layout, channel),
    releases: (channel) => listReleases(layout, channel),
    readDocument: (channel, serial) => loadDocument(layout, channel, serial),
    readRelease: async (channel, serial) => (await loadRelease(layout, channel, serial)).release,
    live: async (channel) => (await liveRelease(layout, channel))?.release ?? null,
    pin: (request) => pinParts(layout, request),
    rollback: (request) => rollBack(layout, request),
  };
}
