import type { RenderHead, RenderRequest } from '@jishi/contracts/renderer';
import type { Limits } from '../limits.ts';
import type { ApiNews } from '../news/api-news.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { type Flight, type Reader, startFlight } from './flights.ts';
import type { PageAnswer } from './page-answer.ts';
import { createPageCache, type StoredPage } from './page-cache.ts';
import type { SharedPage } from './shared-page.ts';

/** Pages that are the same for every visitor of one release. */
export type VisitorPages = {
  /**
   * A stored page, or one that is being rendered, for this request and all like it. When rendering fails or is late, the
   * last good copy.
   *
   * @throws what rendering throws, when there is no copy
   */
  get(request: RenderRequest, reader: Reader): Promise<PageAnswer>;
  /** Hears no news any more. */
  close(): void;
};

type VisitorPagesOptions = {
  pool: Pick<RenderPool, 'render'>;
  limits: Limits;
  /** What the api says has changed. */
  news: ApiNews;
  /** A stored page was given instead of this. */
  onError: (error: unknown) => void;
  /** A good page could not be kept, because parts of it were left to the browser. */
  onIncomplete: (url: string) => void;
};

/** Everything a visitor's page depends on, beside the release. */
const keyOf = ({ origin, lang, theme, url }: RenderRequest): string => [origin, lang, theme, url].join(' ');

const LATE = Symbol('late');

export function createVisitorPages({ pool, limits, news, onError, onIncomplete }: VisitorPagesOptions): VisitorPages {
  const cache = createPageCache(limits.pageCacheBytes);
  const flights = new Map<string, Flight>();
  const stopHearing = news.listen((subject) => {
    cache.outdate(subject);
    for (const { heard } of flights.values()) heard.add(subject);
  });

  const fly = (key: string, request: RenderRequest, reader: Reader | null): Flight => {
    const before = cache.get(key);
    const flight = startFlight({ pool, limits, request, reader, mayRetry: before === undefined });
    flights.set(key, flight);
    if (before) before.triedAt = flight.begunAt;
    const land = (): void => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.page.then(async (page) => {
      keep(key, page, flight, { request, isRenewed: before?.isOutdated ?? false, body: await page.whole });
      land();
    }, land);
    return flight;
  };

  type Made = { request: RenderRequest; isRenewed: boolean; body: Buffer | null };

  const keep = (
    key: string,
    page: SharedPage,
    { begunAt, heard }: Flight,
    { request, isRenewed, body }: Made,
  ): void => {
    const { head, noncePlaceholder } = page;
    const shown = page.shown();
    const isOutdated = shown.length > 0 && (heard.has(null) || shown.some((one) => heard.has(one)));
    if (body && mayKeep(head)) {
      cache.put(key, { head, body, noncePlaceholder, begunAt, shown, isOutdated, isRenewed });
    } else if (isFailure(head)) {
      trouble(key);
    } else if (body) {
      cache.drop(key); // gone, moved, or not for everybody any more: no copy of it is good
    } else if (head.status === 200) {
      onIncomplete(request.url);
      // Parts of it failed. A copy that shows nothing old is better; one that does is not.
      if (!cache.get(key)?.isOutdated) trouble(key);
    }
  };

  /** From now on the copy is given at once, until a good page has been made. */
  const trouble = (key: string): void => {
    const copy = cache.get(key);
    if (copy) copy.isTroubled = true;
  };

  const lastGood = (key: string): PageAnswer | null => {
    const copy = cache.get(key);
    if (!copy || ageOf(copy) > limits.pageStaleOnError) return null;
    copy.isTroubled = true;
    return answerWith(copy, 'stale-if-error');
  };

  return {
    close: stopHearing,
    async get(request, reader) {
      const key = keyOf(request);
      const stored = cache.get(key);
      const age = stored ? ageOf(stored) : Number.POSITIVE_INFINITY;
      const { fresh, usable } = ageLimits(stored, news, limits);
      if (stored && age < fresh) return answerWith(stored, 'hit');
      const isTroubled = stored?.isTroubled === true && age <= limits.pageStaleOnError;
      if (stored && (isTroubled || age < usable)) {
        const isDue = !isTroubled || performance.now() - (stored.triedAt ?? 0) > limits.pageRenewEvery;
        if (isDue && !flights.has(key)) fly(key, request, null).page.catch(onError);
        return answerWith(stored, isTroubled ? 'stale-if-error' : 'stale');
      }
      const open = flights.get(key);
      const joined = open?.isFor(reader) ? open : null;
      joined?.join(reader);
      const flight = joined ?? fly(key, request, reader);
      try {
        const page = await (stored ? unlessLate(flight, limits.pageLateAfter) : flight.page);
        const copy = page === LATE || isFailure(page.head) ? lastGood(key) : null;
        if (copy) {
          flight.keep();
          onError(new Error(`${request.url} ${page === LATE ? 'is late' : `answered ${page.head.status}`}`));
          return copy;
        }
        const { head, noncePlaceholder, read } = page === LATE ? await flight.page : page;
        return { head, noncePlaceholder, body: read(reader.gone), from: joined ? 'joined' : 'miss' };
      } catch (error) {
        const copy = lastGood(key);
        if (!copy) throw error;
        onError(error);
        return copy;
      }
    },
  };
}

const ageOf = ({ begunAt }: StoredPage): number => performance.now() - begunAt;

/** The page, or that it has not begun so long after it was asked for. */
async function unlessLate({ page, begunAt }: Flight, lateAfter: number): Promise<SharedPage | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, begunAt + lateAfter - performance.now(), LATE);
  });
  return Promise.race([page, late]).finally(() => clearTimeout(timer));
}

/** Up to which age a page is given as it is, and given while a new one is made. */
function ageLimits(stored: StoredPage | undefined, news: ApiNews, limits: Limits): { fresh: number; usable: number } {
  const only = (age: number) => ({ fresh: age, usable: age });
  if (stored?.isOutdated) return only(stored.isRenewed ? limits.pageRenewEvery : 0);
  if (news.state === 'lost') return only(Math.min(limits.pageFresh, limits.pageFreshWithoutNews));
  return { fresh: limits.pageFresh, usable: limits.pageStale };
}

/** The release or the api is at fault, not the address. */
const isFailure = ({ status }: RenderHead): boolean => status >= 500 || status === 429;

/** Only plain successes, and only if the release does not forbid it. */
function mayKeep({ status, headers }: RenderHead): boolean {
  return status === 200 && !headers['set-cookie'] && !/no-store|private/i.test(headers['cache-control'] ?? '');
}

const answerWith = (
  { head, body, noncePlaceholder }: StoredPage,
  from: 'hit' | 'stale' | 'stale-if-error',
): PageAnswer => ({ head, body, noncePlaceholder, from });
