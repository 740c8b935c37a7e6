import type { RenderHead, RenderRequest } from '@jishi/contracts/renderer';
import type { ChangeEvents } from '../change-events/change-events.ts';
import type { Limits } from '../config/limits.ts';
import { RenderRefused } from '../render/errors.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { AskedPages } from './asked-pages.ts';
import { type CachedPage, createCachedPages } from './cached-page.ts';
import { type InFlightRender, type Reader, startInFlightRender } from './in-flight-render.ts';
import type { PageCompressor } from './page-compressor.ts';
import type { PageResponse } from './page-response.ts';
import type { SharedPage } from './shared-page.ts';

/** Cache of the pages that are the same for every visitor of one release (stale-while-revalidate, stale-if-error). */
export type PageCache = {
  /**
   * A cached page, or one that is being rendered, for this request and all like it (request coalescing). When rendering fails or is late, the
   * last good copy.
   *
   * @throws what rendering throws, when there is no copy
   */
  get(request: RenderRequest, reader: Reader): Promise<PageResponse>;
  /** The last good copy for such a request, if it is young enough to be given instead of one that fails. */
  lastGood(request: RenderRequest): PageResponse | null;
  /** Copies of this older release stand in for pages that cannot be made, where there are none of their own; null: no longer. */
  fallBackOn(older: OlderPages | null): void;
  /** Makes a page for whoever asks for it next. Resolves when it is whole. */
  renew(request: RenderRequest): Promise<void>;
  /** Listens to no change events any more. */
  close(): void;
};

/** What the release before has in memory. */
type OlderPages = { id: string; pageCache: Pick<PageCache, 'lastGood'> };

type PageCacheOptions = {
  pool: Pick<RenderPool, 'render'>;
  limits: Limits;
  /** What the api says has changed. */
  changeEvents: ChangeEvents;
  /** Compresses cached pages well while nobody waits. */
  compressor: PageCompressor;
  /** Counts what is asked for. */
  askedPages: AskedPages;
  /** A cached page was given instead of this. */
  onError: (error: unknown) => void;
  /** A good page could not be cached, because parts of it were left to the browser. */
  onIncomplete: (url: string) => void;
};

/** Everything a visitor's page depends on, beside the release. */
const keyOf = ({ origin, lang, theme, url }: RenderRequest): string => [origin, lang, theme, url].join(' ');

const LATE = Symbol('late');

export function createPageCache({
  pool,
  limits,
  changeEvents,
  compressor,
  askedPages,
  onError,
  onIncomplete,
}: PageCacheOptions): PageCache {
  const cache = createCachedPages(limits.pageCacheBytes);
  const inFlight = new Map<string, InFlightRender>();
  let older: OlderPages | null = null;
  const unsubscribe = changeEvents.subscribe((tag) => {
    if (tag === null) cache.invalidateAll();
    else cache.invalidate(tag);
    for (const { changedTags } of inFlight.values()) changedTags.add(tag);
  });

  const startRender = (key: string, request: RenderRequest, reader: Reader | null): InFlightRender => {
    const before = cache.get(key);
    // What nobody waits for is written in one piece: it paints earlier than a stream that was recorded.
    const wanted = reader ? request : { ...request, inOnePiece: true };
    const render = startInFlightRender({ pool, limits, request: wanted, reader, mayRetry: before === undefined });
    inFlight.set(key, render);
    if (before) before.triedAt = render.begunAt;
    const settle = (): void => {
      if (inFlight.get(key) === render) inFlight.delete(key);
    };
    render.page.then(async (page) => {
      const body = await page.whole;
      store(key, page, render, { request, isRenewed: before?.isInvalidated ?? false, body });
      settle();
      if (body && reader && !page.isInOnePiece() && cache.get(key)) startRender(key, request, null).page.catch(onError);
    }, settle);
    return render;
  };

  type Rendered = { request: RenderRequest; isRenewed: boolean; body: Buffer | null };

  const store = (
    key: string,
    page: SharedPage,
    { begunAt, changedTags }: InFlightRender,
    { request, isRenewed, body }: Rendered,
  ): void => {
    const { head, noncePlaceholder } = page;
    const tags = page.tags();
    const isInvalidated = tags.length > 0 && (changedTags.has(null) || tags.some((tag) => changedTags.has(tag)));
    if (body && isCacheable(head)) {
      cache.set(key, { head, body, noncePlaceholder, begunAt, tags, isInvalidated, isRenewed });
    } else if (isFailure(head)) {
      markFailing(key);
    } else if (body) {
      cache.delete(key); // gone, moved, or not for everybody any more: no copy of it is good
    } else if (head.status === 200) {
      onIncomplete(request.url);
      // Parts of it failed. A copy that shows nothing old is better; one that does is not.
      if (!cache.get(key)?.isInvalidated) markFailing(key);
    }
  };

  /** From now on the copy is given at once, until a good page has been made. */
  const markFailing = (key: string): void => {
    const copy = cache.get(key);
    if (copy) copy.isFailing = true;
  };

  /** Given from memory: who asks again is worth compressing for. */
  const give = (copy: CachedPage, from: 'hit' | 'stale' | 'stale-if-error'): PageResponse => {
    compressor.ask(copy);
    const { head, body, noncePlaceholder } = copy;
    return { head, body, noncePlaceholder, compressed: () => compressor.take(copy), from };
  };

  const lastOwn = (key: string): PageResponse | null => {
    const copy = cache.get(key);
    if (!copy || ageOf(copy) > limits.pageStaleOnError) return null;
    copy.isFailing = true;
    return give(copy, 'stale-if-error');
  };

  const lastGood = (request: RenderRequest): PageResponse | null => {
    const own = lastOwn(keyOf(request));
    if (own || !older) return own;
    const page = older.pageCache.lastGood(request);
    return page && { ...page, releaseId: older.id };
  };

  return {
    close: unsubscribe,
    lastGood: (request) => lastOwn(keyOf(request)),
    fallBackOn(pages) {
      older = pages;
    },
    async renew(request) {
      const key = keyOf(request);
      await (await (inFlight.get(key) ?? startRender(key, request, null)).page).whole;
    },
    async get(request, reader) {
      const key = keyOf(request);
      askedPages.note(key, request);
      const stored = cache.get(key);
      const age = stored ? ageOf(stored) : Number.POSITIVE_INFINITY;
      const { fresh, usable } = ageLimits(stored, changeEvents, limits);
      if (stored && age < fresh) return give(stored, 'hit');
      const isFailing = stored?.isFailing === true && age <= limits.pageStaleOnError;
      if (stored && (isFailing || age < usable)) {
        const isDue = !isFailing || performance.now() - (stored.triedAt ?? 0) > limits.pageRenewEvery;
        if (isDue && !inFlight.has(key)) startRender(key, request, null).page.catch(onError);
        return give(stored, isFailing ? 'stale-if-error' : 'stale');
      }
      const open = inFlight.get(key);
      const joined = open?.isFor(reader) ? open : null;
      joined?.join(reader);
      const render = joined ?? startRender(key, request, reader);
      try {
        const page = await (stored ? unlessLate(render, limits.pageLateAfter) : render.page);
        const copy = page === LATE || isFailure(page.head) ? lastGood(request) : null;
        if (copy) {
          render.keepGoing();
          onError(new Error(`${request.url} ${page === LATE ? 'is late' : `answered ${page.head.status}`}`));
          return copy;
        }
        const { head, noncePlaceholder, read } = page === LATE ? await render.page : page;
        return { head, noncePlaceholder, compressed: null, body: read(reader.gone), from: joined ? 'joined' : 'miss' };
      } catch (error) {
        const copy = isRetired(error) ? null : lastGood(request);
        if (!copy) throw error;
        onError(error);
        return copy;
      }
    },
  };
}

/** Its successor answers. */
const isRetired = (error: unknown): boolean => error instanceof RenderRefused && error.reason === 'retired';

const ageOf = ({ begunAt }: CachedPage): number => performance.now() - begunAt;

/** The page, or that it has not begun so long after it was asked for. */
async function unlessLate({ page, begunAt }: InFlightRender, lateAfter: number): Promise<SharedPage | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, begunAt + lateAfter - performance.now(), LATE);
  });
  return Promise.race([page, late]).finally(() => clearTimeout(timer));
}

/** Up to which age a page is given as it is, and given while a new one is made. */
function ageLimits(
  stored: CachedPage | undefined,
  changeEvents: ChangeEvents,
  limits: Limits,
): { fresh: number; usable: number } {
  const only = (age: number) => ({ fresh: age, usable: age });
  if (stored?.isInvalidated) return only(stored.isRenewed ? limits.pageRenewEvery : 0);
  if (changeEvents.state === 'lost') return only(Math.min(limits.pageFresh, limits.pageFreshWithoutChangeEvents));
  return { fresh: limits.pageFresh, usable: limits.pageStale };
}

/** The release or the api is at fault, not the address. */
const isFailure = ({ status }: RenderHead): boolean => status >= 500 || status === 429;

/** Only plain successes, and only if the release does not forbid it. */
function isCacheable({ status, headers }: RenderHead): boolean {
  return status === 200 && !headers['set-cookie'] && !/no-store|private/i.test(headers['cache-control'] ?? '');
}
