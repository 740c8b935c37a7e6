import { resolve } from 'node:path';
import type { Declaration, FilesManifest, Release } from '@jishi/contracts/release';
import { bucketArtifactStore } from '../artifact-store/bucket-artifact-store.ts';
import { folderArtifactStore } from '../artifact-store/folder-artifact-store.ts';
import { type MirroredArtifactStore, mirroredArtifactStore } from '../artifact-store/mirrored-artifact-store.ts';
import {
  type FileReader,
  latestVersion,
  listParts,
  listVersions,
  loadDeclaration,
  loadManifest,
  verifyVersion,
} from '../artifact-store/read-versions.ts';
import { parseLocation } from '../blob-store/location.ts';
import { keys } from '../blob-store/object-keys.ts';
import { type BlobStoreOptions, openBlobStore } from '../blob-store/open-blob-store.ts';
import type { Changes } from '../changes/changes.ts';
import { listChanges, noteChanges } from '../changes/store-changes.ts';
import type { FaultFinding, Judging, RegistryChecks } from '../context/registry-context.ts';
import type { ReleaseMaker, TraceRequest } from '../context/requests.ts';
import { approve, changeApprovals, pinOrPropose, promoteOrPropose } from '../decisions/approvals.ts';
import { banVersion } from '../decisions/bans.ts';
import { freezeChannel, unfreezeChannel } from '../decisions/freeze.ts';
import { abortBad, type JudgedRollout, judgeRollout, readCurves } from '../decisions/judge-rollout.ts';
import { cancelPin, pinDue } from '../decisions/planned-pins.ts';
import { rollBack } from '../decisions/rollback.ts';
import { abortRollout, changeShare, finishRollout } from '../decisions/rollout.ts';
import { stepDue } from '../decisions/rollout-plan.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { FaultGroup } from '../faults/group-faults.ts';
import { listFaults } from '../faults/list-faults.ts';
import type { FaultRequest } from '../internal-api/read-faults.ts';
import type { RolloutCurves } from '../judgement/read-curves.ts';
import { collectGarbage, type GarbageReport, type GarbageRequest } from '../maintenance/collect-garbage.ts';
import { type InspectionReport, inspectRegistry } from '../maintenance/inspect.ts';
import { makePreview } from '../previews/make-preview.ts';
import { isThere } from '../releases/is-there.ts';
import { keepNewest } from '../releases/newest-copy.ts';
import {
  listChannels,
  listReleases,
  listSerials,
  liveRelease,
  loadDocument,
  loadRelease,
  type ReleaseEntry,
} from '../releases/read-releases.ts';
import { repairChannel } from '../repair/repair-channel.ts';
import { announceServer, listServers, withdrawServer } from '../servers/announce-server.ts';
import type { ServerRecord, ServerState } from '../servers/server-state.ts';
import { type SourceFrame, traceFrames } from '../traces/trace-frames.ts';
import type { RegistryOptions } from '../trust/types.ts';
import { deprecateVersion } from '../versions/deprecations.ts';
import { folderReader, type PublishResult, publishBuild } from '../versions/publish.ts';
import { describeVersions, type VersionFacts } from '../versions/version-facts.ts';

/** A registry: immutable versions of parts, and the releases that say which of them are live. */
export interface Registry extends ReleaseMaker {
  /** The folder, or `s3://…`. */
  readonly location: string;

  /**
   * Takes a build (`web/**`, `server.cjs`, `declaration.json`, `files.json`) into the registry, whole or not at all.
   * Only files listed in `files.json` are taken. Publishing the same bytes again changes nothing.
   *
   * @param build its folder, or what reads its files
   * @param options `isDryRun`: checks it and says what would be done
   * @throws RegistryError `damaged` when a file does not have its hash, `invalid` when it is not well formed or too
   *   large, `conflict` when the version exists with other bytes
   */
  publish(build: string | FileReader, options?: { isDryRun?: boolean }): Promise<PublishResult>;
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

  /**
   * Finds the places in the sources that frames of browsers stand for. What cannot be found says why.
   *
   * @throws RegistryError `not-found` for a release or candidate that is not there
   */
  trace(request: TraceRequest): Promise<SourceFrame[]>;

  /** What is known of the candidate of the rollout that runs on a channel; `null` when none runs, or nobody can be asked. */
  judged(channel: string): Promise<JudgedRollout | null>;
  /** What its visitors met over time; `null` when none runs, or nobody can be asked. */
  curves(channel: string): Promise<RolloutCurves | null>;

  /**
   * What went wrong for shoppers, alike faults together, the most frequent first, with the places in the sources.
   *
   * @throws RegistryError `no-key`, `unauthorized` or `unavailable` when the api does not say
   */
  faults(request: FaultRequest): Promise<FaultGroup[]>;

  /** Puts down what a web server that follows a channel says of itself. */
  announce(channel: string, id: string, record: ServerRecord): Promise<void>;
  /** Takes it back: the server stops. */
  withdraw(channel: string, id: string): Promise<void>;
  /** Keeps a second copy of the newest document of a channel; web does it with what it serves. */
  keepNewest(release: Release): Promise<void>;
  /** @throws RegistryError `not-found` when nothing was ever published or released here: a folder that is not mounted */
  requireThere(): Promise<void>;
  /** Web servers that follow the channel, or any channel, by name. */
  servers(channel?: string): Promise<ServerState[]>;

  /** Reads everything there is and names every fault. */
  inspect(): Promise<InspectionReport>;
  /** Removes what no promise needs any more, or says what it would remove. */
  collectGarbage(request: GarbageRequest): Promise<GarbageReport>;
}

export type OpenOptions = RegistryOptions &
  RegistryChecks &
  Judging &
  FaultFinding &
  BlobStoreOptions & {
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
  const { blobs, artifacts, mirror, folder } = openStores(location, options);
  const context = { ...options, blobs, artifacts };
  return {
    location: folder ?? location,
    publish: (build, { isDryRun } = {}) =>
      publishBuild(context, typeof build === 'string' ? folderReader(resolve(build)) : build, isDryRun),
    parts: () => listParts(artifacts),
    hasVersion: async (part, version) => (await artifacts.readManifest(part, version)) !== null,
    versions: (part) => listVersions(artifacts, part),
    latest: (part) => latestVersion(blobs, part),
    describeVersions: (part) => describeVersions(context, part),
    readFiles: async (part, version, hash) => (await loadManifest(artifacts, part, version, hash)).files,
    readDeclaration: (part, version, hash) => loadDeclaration(artifacts, part, version, hash),
    sizes: async (part, version) => artifacts.sizes(part, version, (await loadManifest(artifacts, part, version)).hash),
    verify: async (part, version, hash) => (await verifyVersion(artifacts, part, version, hash)).hash,
    partFolder: (part, version) => {
      const base = folder ?? options.copies;
      if (base) return resolve(base, keys.version(part, version));
      throw new RegistryError('invalid', `${location} has no folder for copies of versions`);
    },
    pruneCopies: async (isWanted) => mirror?.prune(isWanted),
    noteChanges: (changes) => noteChanges(context, changes),
    changes: (part) => listChanges(blobs, part),
    channels: () => listChannels(blobs),
    serials: (channel, after) => listSerials(context, channel, after),
    releases: (channel, newest) => listReleases(context, channel, newest),
    readDocument: (channel, serial) => loadDocument(context, channel, serial),
    readRelease: async (channel, serial) => (await loadRelease(context, channel, serial)).release,
    live: async (channel) => (await liveRelease(context, channel))?.release ?? null,
    trace: (request) => traceFrames(context, request),
    announce: (channel, id, record) => announceServer(blobs, channel, id, record),
    withdraw: (channel, id) => withdrawServer(blobs, channel, id),
    servers: (channel) => listServers(blobs, channel),
    keepNewest: async (release) => {
      if (await isThere(blobs)) await keepNewest(blobs, release);
    },
    requireThere: async () => {
      if (await isThere(blobs)) return;
      throw new RegistryError(
        'not-found',
        `there is no registry at ${folder ?? location}: is it mounted, is SHOP_REGISTRY right? The first pnpm release publish begins one`,
      );
    },
    pin: (request) => pinOrPropose(context, request),
    approve: (request) => approve(context, request),
    approvals: (request) => changeApprovals(context, request),
    cancel: (request) => cancelPin(context, request),
    judged: (channel) => judgeRollout(context, channel),
    curves: (channel) => readCurves(context, channel),
    faults: (request) => listFaults(context, request),
    abortBad: (channel) => abortBad(context, channel),
    makeDue: async (channel) =>
      (await pinDue(context, channel)) ?? (await abortBad(context, channel)) ?? stepDue(context, channel),
    promote: (request) => promoteOrPropose(context, request),
    rollback: (request) => rollBack(context, request),
    share: (request) => changeShare(context, request),
    finish: (request) => finishRollout(context, request),
    abort: (request) => abortRollout(context, request),
    ban: (request) => banVersion(context, request),
    freeze: (decision) => freezeChannel(context, decision),
    unfreeze: (decision) => unfreezeChannel(context, decision),
    repair: (request) => repairChannel(context, request),
    preview: (request) => makePreview(context, request),
    deprecate: (request) => deprecateVersion(context, request),
    inspect: () => inspectRegistry(context),
    collectGarbage: (request) => collectGarbage(context, request),
  };
}

function openStores(text: string, options: OpenOptions) {
  const location = parseLocation(text);
  const blobs = openBlobStore(location, options);
  if (location.kind === 'folder') {
    return { blobs, artifacts: folderArtifactStore(location.folder), folder: location.folder, mirror: null };
  }
  const remote = bucketArtifactStore(blobs);
  const mirror: MirroredArtifactStore | null = options.copies ? mirroredArtifactStore(remote, options.copies) : null;
  return { blobs, artifacts: mirror ?? remote, folder: null, mirror };
}
