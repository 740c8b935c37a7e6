import { resolve } from 'node:path';
import type { Declaration, FilesManifest, Release } from '@jishi/contracts/release';
import type { Changes } from './changes/changes.ts';
import { listChanges, noteChanges } from './changes/keep-changes.ts';
import { banVersion } from './decisions/bans.ts';
import { freezeChannel, unfreezeChannel } from './decisions/freeze.ts';
import { pinParts, promoteChannel } from './decisions/pin-parts.ts';
import { rollBack } from './decisions/rollback.ts';
import { deprecateVersion } from './deprecations.ts';
import { keys } from './keys.ts';
import type { Gates } from './place.ts';
import { folderReader, type PublishResult, publishBuild } from './publish.ts';
import { RegistryError } from './registry-error.ts';
import {
  listChannels,
  listReleases,
  listSerials,
  liveRelease,
  loadDocument,
  loadRelease,
  type ReleaseEntry,
} from './releases.ts';
import type { ReleaseMaker } from './requests.ts';
import { bucketShelf } from './shelf/bucket-shelf.ts';
import { folderShelf } from './shelf/folder-shelf.ts';
import { type MirroredShelf, mirroredShelf } from './shelf/mirrored-shelf.ts';
import { parseLocation } from './store/location.ts';
import { openStore, type StoreOptions } from './store/open-store.ts';
import type { RegistryOptions } from './trust/types.ts';
import { collectGarbage, type GarbageReport, type GarbageRequest } from './upkeep/collect-garbage.ts';
import { type InspectionReport, inspectRegistry } from './upkeep/inspect.ts';
import { describeVersions, type VersionFacts } from './version-facts.ts';
import {
  type FileReader,
  latestVersion,
  listParts,
  listVersions,
  loadDeclaration,
  loadList,
  verifyVersion,
} from './versions.ts';

/** A registry: immutable versions of parts, and the releases that say which of them are live. */
export interface Registry extends ReleaseMaker {
  /** The folder, or `s3://…`. */
  readonly location: string;

  /**
   * Takes a build (`web/**`, `server.cjs`, `declaration.json`, `files.json`) into the registry, whole or not at all.
   * Only files listed in `files.json` are taken. Publishing the same bytes again changes nothing.
   *
   * @param build its folder, or what reads its files
   * @throws RegistryError `damaged` when a file does not have its hash, `invalid` when it is not well formed or too
   *   large, `conflict` when the version exists with other bytes
   */
  publish(build: string | FileReader): Promise<PublishResult>;
  /** Parts of which something was published: the shell, then the remotes by name. */
  parts(): Promise<string[]>;
  hasVersion(part: string, version: string): Promise<boolean>;
  /** Published versions of a part, in alphabetical order; empty when there is none. */
  versions(part: string): Promise<string[]>;
  /** The version of a part that was published last; `null` when there is none. */
  latest(part: string): Promise<string | null>;
  /** Everything there is to know about the versions of a part, the newest first. */
  describeVersions(part: string): Promise<VersionFacts[]>;

  /**
   * The list of a version's files.
   *
   * @param expectedHash hash of `files.json` as a release document has it; other bytes are `damaged`
   */
  readFiles(part: string, version: string, expectedHash?: string): Promise<FilesManifest>;
  /** What a version says of itself, its bytes checked against `files.json`. */
  readDeclaration(part: string, version: string, expectedHash?: string): Promise<Declaration>;
  /** Sizes of a version's files in bytes, by name (`server.cjs`, `web/…`). */
  sizes(part: string, version: string): Promise<Map<string, number>>;
  /** Reads every file of a version and checks its hash. Returns the hash of `files.json`. */
  verify(part: string, version: string, expectedHash?: string): Promise<string>;
  /**
   * Folder of a version on this computer: `files.json`, `declaration.json`, `server.cjs`, `web/`. Does not look whether
   * it exists; the versions of a bucket are there once they were read or verified.
   *
   * @throws RegistryError `invalid` for a bucket that was opened without a folder for copies
   */
  partFolder(part: string, version: string): string;
  /** Of a bucket: removes copies of versions that are older than an hour and not wanted any more. */
  pruneCopies(isWanted: (part: string, version: string) => Promise<boolean>): Promise<void>;

  /**
   * Puts down what a published version brings, beside it: the version itself does not change. What was put down stays.
   *
   * @throws RegistryError `not-found` when there is no such version
   */
  noteChanges(changes: Changes): Promise<void>;
  /** What the versions of a part bring as far as it was put down, newest first. */
  changes(part: string): Promise<Changes[]>;

  /** Channels that have releases. */
  channels(): Promise<string[]>;
  /** Serials that are taken, valid or not, in rising order: one look, nothing is read. `after`: only later ones. */
  serials(channel: string, after?: number): Promise<number[]>;
  /** Every release of a channel, oldest first, with what is wrong with it. `newest`: only so many of the newest. */
  releases(channel: string, newest?: number): Promise<ReleaseEntry[]>;
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

  /** Reads everything there is and names every fault. */
  inspect(): Promise<InspectionReport>;
  /** Removes what no promise needs any more, or says what it would remove. */
  collectGarbage(request: GarbageRequest): Promise<GarbageReport>;
}

export type OpenOptions = RegistryOptions &
  Gates &
  StoreOptions & {
    /** Of a bucket: where versions are copied to before they are used. Without it nothing is copied. */
    copies?: string | undefined;
  };

/**
 * Opens a registry; nothing is read yet, and folders are made when something is written.
 *
 * @param location a folder, or `s3://<bucket>/<prefix>?endpoint=…&region=…`
 * @param options who signs, and whose signatures count; without them it is good for publishing and for looking
 * @throws RegistryError `invalid` for what is no location, `no-key` for a bucket without keys in the environment
 */
export function openRegistry(location: string, options: OpenOptions = {}): Registry {
  const { store, shelf, mirror, folder } = openPlace(location, options);
  const place = { ...options, store, shelf };
  return {
    location: folder ?? location,
    publish: (build) => publishBuild(place, typeof build === 'string' ? folderReader(resolve(build)) : build),
    parts: () => listParts(shelf),
    hasVersion: async (part, version) => (await shelf.readList(part, version)) !== null,
    versions: (part) => listVersions(shelf, part),
    latest: (part) => latestVersion(store, part),
    describeVersions: (part) => describeVersions(place, part),
    readFiles: async (part, version, hash) => (await loadList(shelf, part, version, hash)).files,
    readDeclaration: (part, version, hash) => loadDeclaration(shelf, part, version, hash),
    sizes: async (part, version) => shelf.sizes(part, version, (await loadList(shelf, part, version)).hash),
    verify: async (part, version, hash) => (await verifyVersion(shelf, part, version, hash)).hash,
    partFolder: (part, version) => {
      const base = folder ?? options.copies;
      if (base) return resolve(base, keys.version(part, version));
      throw new RegistryError('invalid', `${location} has no folder for copies of versions`);
    },
    pruneCopies: async (isWanted) => mirror?.prune(isWanted),
    noteChanges: (changes) => noteChanges(place, changes),
    changes: (part) => listChanges(store, part),
    channels: () => listChannels(store),
    serials: (channel, after) => listSerials(place, channel, after),
    releases: (channel, newest) => listReleases(place, channel, newest),
    readDocument: (channel, serial) => loadDocument(place, channel, serial),
    readRelease: async (channel, serial) => (await loadRelease(place, channel, serial)).release,
    live: async (channel) => (await liveRelease(place, channel))?.release ?? null,
    pin: (request) => pinParts(place, request),
    promote: (request) => promoteChannel(place, request),
    rollback: (request) => rollBack(place, request),
    ban: (request) => banVersion(place, request),
    freeze: (decision) => freezeChannel(place, decision),
    unfreeze: (decision) => unfreezeChannel(place, decision),
    deprecate: (request) => deprecateVersion(place, request),
    inspect: () => inspectRegistry(place),
    collectGarbage: (request) => collectGarbage(place, request),
  };
}

function openPlace(text: string, options: OpenOptions) {
  const location = parseLocation(text);
  const store = openStore(location, options);
  if (location.kind === 'folder') {
    return { store, shelf: folderShelf(location.folder), folder: location.folder, mirror: null };
  }
  const far = bucketShelf(store);
  const mirror: MirroredShelf | null = options.copies ? mirroredShelf(far, options.copies) : null;
  return { store, shelf: mirror ?? far, folder: null, mirror };
}
