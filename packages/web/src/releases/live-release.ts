import type { Release } from '@jishi/contracts/release';
import type { WebConfig } from '../config.ts';
import type { Limits } from '../limits.ts';
import type { ApiNews } from '../news/api-news.ts';
import { compilePagePatterns, type PagePatterns } from '../pages/page-patterns.ts';
import { type QueryKeys, queryKeysOf } from '../pages/query-keys.ts';
import { createVisitorPages, type VisitorPages } from '../pages/visitor-pages.ts';
import { type RenderPool, startRenderPool } from '../render/render-pool.ts';
import type { WorkerLog } from '../render/render-worker.ts';
import type { WorkerReserve } from '../render/worker-reserve.ts';
import { type ToldPage, toldPages } from '../site-map/told-pages.ts';
import type { VerifiedRelease } from './verified-release.ts';

/** A release that renders: everything that belongs to it goes with it. */
export type LiveRelease = {
  serial: number;
  release: Release;
  /** Hash of its document. */
  integrity: string;
  /** ISO time at which it was ready. */
  since: string;
  pool: RenderPool;
  visitorPages: VisitorPages;
  findPage: PagePatterns;
  /** Keys of the query a page depends on. */
  queryKeys: (pageId: string) => QueryKeys;
  /** Pages search engines are told of. */
  told: readonly ToldPage[];
};

type LiveReleaseOptions = {
  config: WebConfig;
  limits: Limits;
  log: WorkerLog & { error(text: string): void; debug(text: string): void };
  reserve: WorkerReserve;
  news: ApiNews;
  /** A page waits because its network has had its share, or was refused. */
  onLimited: (what: 'late' | 'refused') => void;
  /** Whether nobody else asks for pages. */
  isAlone: (network: string) => boolean;
};

/**
 * Starts a checked release.
 *
 * @throws Error saying why its code does not start
 */
export async function startRelease(
  { release, integrity, parts }: VerifiedRelease,
  { config, limits, log, reserve, news, onLimited, isAlone }: LiveReleaseOptions,
  signal: AbortSignal,
): Promise<LiveRelease> {
  const start = {
    release,
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
  };
  const pool = await startRenderPool({ start, limits, log, reserve, onLimited, isAlone }, signal);
  const onError = (error: unknown): void => log.error(`a visitors' page could not be renewed: ${error}`);
  const onIncomplete = (url: string): void => log.debug(`not kept for other visitors, it was left incomplete: ${url}`);
  const declarations = Object.values(parts).map(({ declaration }) => declaration);
  return {
    serial: release.serial,
    release,
    integrity,
    since: new Date().toISOString(),
    pool,
    visitorPages: createVisitorPages({ pool, limits, news, onError, onIncomplete }),
    findPage: compilePagePatterns(release.pages),
    queryKeys: queryKeysOf(declarations, config),
    told: toldPages(release.pages, declarations),
  };
}
