import type { RenderHead, RenderRequest } from '@jishi/contracts/renderer';
import { traced } from '@jishi/observing/tracing';
import type { Limits } from '../limits.ts';
import type { ApiNews } from '../news/api-news.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { PageAnswer } from './page-answer.ts';
import { createPageCache, type StoredPage } from './page-cache.ts';
import { type SharedPage, sharePage } from './shared-page.ts';

/** Pages that are the same for every visitor of one release. */
export type VisitorPages = {
  /** A stored page, or one that is being rendered, for this request and all like it. */
  get(request: RenderRequest, gone: AbortSignal): Promise<PageAnswer>;
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

/** A page that is being rendered, and what changed meanwhile; null: anything may have. */
type Flight = { page: Promise<SharedPage>; heard: Set<string | null> };

/** Everything a visitor's page depends on, beside the release. */
const keyOf = ({ origin, lang, theme, url }: RenderRequest): string => [origin, lang, theme, url].join(' ');

export function createVisitorPages({ pool, limits, news, onError, onIncomplete }: VisitorPagesOptions): VisitorPages {
  const cache = createPageCache(limits.pageCacheBytes);
  const flights = new Map<string, Flight>();
  const stopHearing = news.listen((subject) => {
    cache.outdate(subject);
    for (const { heard } of flights.values()) heard.add(subject);
  });

  const fly = (key: string, request: RenderRequest, mayLeave: boolean, isRenewed: boolean): Promise<SharedPage> => {
    const { noncePlaceholder } = request;
    const options = { noncePlaceholder, limit: limits.sharedPageBytes, mayLeave };
    const begunAt = performance.now();
    const page = traced('render page', {}, () => pool.render(request)).then((rendered) => sharePage(rendered, options));
    const flight: Flight = { page, heard: new Set() };
    flights.set(key, flight);
    const land = (): void => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    page.then(async ({ head, whole, shown: readShown }) => {
      const body = await whole;
      const shown = readShown();
      const isOutdated = shown.length > 0 && (flight.heard.has(null) || shown.some((one) => flight.heard.has(one)));
      if (body && mayKeep(head)) {
        cache.put(key, { head, body, noncePlaceholder, begunAt, shown, isOutdated, isRenewed });
      }
      if (!body && head.status === 200) onIncomplete(request.url);
      land();
    }, land);
    return page;
  };

  return {
    close: stopHearing,
    async get(request, gone) {
      const key = keyOf(request);
      const stored = cache.get(key);
      const age = stored ? performance.now() - stored.begunAt : Number.POSITIVE_INFINITY;
      const { fresh, usable } = ageLimits(stored, news, limits);
      if (stored && age < fresh) return answerWith(stored, 'hit');
      const isRenewed = stored?.isOutdated ?? false;
      if (stored && age < usable) {
        if (!flights.has(key)) fly(key, request, false, isRenewed).catch(onError);
        return answerWith(stored, 'stale');
      }
      const joined = flights.get(key)?.page;
      try {
        const { head, noncePlaceholder, read } = await (joined ?? fly(key, request, true, isRenewed));
        return { head, noncePlaceholder, body: read(gone), from: joined ? 'joined' : 'miss' };
      } catch (error) {
        if (!stored || age > limits.pageStaleOnError) throw error;
        onError(error);
        return answerWith(stored, 'stale');
      }
    },
  };
}

/** Up to which age a page is given as it is, and given while a new one is made. */
function ageLimits(stored: StoredPage | undefined, news: ApiNews, limits: Limits): { fresh: number; usable: number } {
  const only = (age: number) => ({ fresh: age, usable: age });
  if (stored?.isOutdated) return only(stored.isRenewed ? limits.pageRenewEvery : 0);
  if (news.state === 'lost') return only(Math.min(limits.pageFresh, limits.pageFreshWithoutNews));
  return { fresh: limits.pageFresh, usable: limits.pageStale };
}

/** Only plain successes, and only if the release does not forbid it. */
function mayKeep({ status, headers }: RenderHead): boolean {
  return status === 200 && !headers['set-cookie'] && !/no-store|private/i.test(headers['cache-control'] ?? '');
}

const answerWith = ({ head, body, noncePlaceholder }: StoredPage, from: 'hit' | 'stale'): PageAnswer => ({
  head,
  body,
  noncePlaceholder,
  from,
});
