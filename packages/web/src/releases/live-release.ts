import type { Arm, Release } from '@jishi/contracts/release';
import { releaseId } from '@jishi/release';
import type { ChangeEvents } from '../change-events/change-events.ts';
import type { WebConfig } from '../config/config.ts';
import type { Limits } from '../config/limits.ts';
import { type IndexedPage, indexedPagesOf } from '../indexed-pages/indexed-pages.ts';
import type { AskedPages } from '../page-cache/asked-pages.ts';
import { createPageCache, type PageCache } from '../page-cache/page-cache.ts';
import type { PageCompressor } from '../page-cache/page-compressor.ts';
import { type QueryKeys, queryKeysOf } from '../page-cache/query-keys.ts';
import type { AnswerSharing } from '../render/answer-sharing.ts';
import type { RenderFault } from '../render/render-fault.ts';
import { type RenderPool, startRenderPool } from '../render/render-pool.ts';
import type { RenderWorker, WorkerLog } from '../render/render-worker.ts';
import type { WarmPool } from '../render/warm-pool.ts';
import { warmUpWorker } from '../render/warm-up.ts';
import { compilePagePatterns, type PagePatterns } from '../routing/page-patterns.ts';
import type { VerifiedRelease } from './artifact-verifier.ts';
import { isUrgent, requestsFor, warmRelease } from './warm-release.ts';

/** A release that renders: everything that belongs to it goes with it. */
/** A fault of a page, with the version whose code it is and the id of the page. */
type PlacedFault = RenderFault & { version: string | null; page: string | null };

export type LiveRelease = {
  /** Its name, as `x-release` has it. */
  id: string;
  serial: number;
  arm: Arm;
  release: Release;
  /** Hash of its document. */
  integrity: string;
  /** ISO time at which it was ready. */
  since: string;
  pool: RenderPool;
  pageCache: PageCache;
  findPage: PagePatterns;
  /** Keys of the query a page depends on. */
  queryKeys: (pageId: string) => QueryKeys;
  /** Pages search engines are told of. */
  indexedPages: readonly IndexedPage[];
};

/** What all releases of a process share. */
export type ReleaseSurroundings = {
  config: WebConfig;
  limits: Limits;
  /** What the api says has changed. */
  changeEvents: ChangeEvents;
  /** What pages of a thread share of the api's answers. */
  sharing: AnswerSharing;
  compressor: PageCompressor;
  askedPages: AskedPages;
  /** A place of a page of this release could not be drawn on the server. */
  onRenderFault: (release: string, fault: PlacedFault) => void;
  /** A page waits because its network has had its share, or was refused. */
  onLimited: (what: 'late' | 'refused') => void;
  /** Whether nobody else asks for pages. */
  isAlone: (network: string) => boolean;
};

type LiveReleaseOptions = ReleaseSurroundings & {
  arm: Arm;
  /** Render threads it has. */
  threads: number;
  log: WorkerLog & { error(text: string): void; debug(text: string): void };
  warmPool: WarmPool;
};

/**
 * Starts a checked release.
 *
 * @throws Error saying why its code does not start
 */
export async function startRelease(
  { release, integrity, parts }: VerifiedRelease,
  options: LiveReleaseOptions,
  signal: AbortSignal,
): Promise<LiveRelease> {
  const { config, limits, log, askedPages, arm, threads } = options;
  const channel = release.channel === config.channel ? null : release.channel;
  const id = releaseId({ channel, serial: release.serial, arm });
  const start = {
    release,
    releaseId: id,
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, { files, declaration, serverFile }]) => [
        name,
        { files, declaration, serverFile },
      ]),
    ),
    apiBase: config.apiOrigin + config.apiBase,
    projectKey: config.projectKey,
    internalKey: config.internalKey,
    mayShowParts: config.mayShowParts,
    credit: limits.credit,
    sharedAnswersBytes: limits.sharedAnswersBytes,
  };
  const declarations = Object.values(parts).map(({ declaration }) => declaration);
  const addresses = { findPage: compilePagePatterns(release.pages), queryKeys: queryKeysOf(declarations, config) };
  const mostAsked = requestsFor(addresses, askedPages.most(limits.warmPages), limits);
  const warmUp = (worker: RenderWorker) => warmUpWorker(worker, mostAsked, limits);
  const onFault = (fault: RenderFault): void => {
    const version = Object.hasOwn(release.parts, fault.part) ? (release.parts[fault.part]?.version ?? null) : null;
    options.onRenderFault(id, { ...fault, version, page: addresses.findPage(fault.path)?.page.id ?? null });
  };
  const pool = await startRenderPool({ ...options, start, threads, warmUp, onFault }, signal);
  const onError = (error: unknown): void => log.error(`a visitors' page could not be renewed: ${error}`);
  const onIncomplete = (url: string): void => log.debug(`not kept for other visitors, it was left incomplete: ${url}`);
  const pageCache = createPageCache({ ...options, pool, onError, onIncomplete });
  if (!isUrgent(release)) await warmRelease(pageCache, mostAsked, limits, signal);
  return {
    id,
    serial: release.serial,
    arm,
    release,
    integrity,
    since: new Date().toISOString(),
    pool,
    pageCache,
    ...addresses,
    indexedPages: indexedPagesOf(release.pages, declarations),
  };
}
