import type { RenderHead, RenderRequest } from '@jishi/contracts/renderer';
import type { Limits } from '../limits.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { PageAnswer } from './page-answer.ts';
import { createPageCache, type StoredPage } from './page-cache.ts';
import { type SharedPage, sharePage } from './shared-page.ts';

/** Pages that are the same for every visitor of one release. */
export type VisitorPages = {
  /** A stored page, or one that is being rendered, for this request and all like it. */
  get(request: RenderRequest, gone: AbortSignal): Promise<PageAnswer>;
};

type VisitorPagesOptions = {
  pool: Pick<RenderPool, 'render'>;
  limits: Limits;
  /** A stored page was given instead of this. */
  onError: (error: unknown) => void;
  /** A good page could not be kept, because parts of it were left to the browser. */
  onIncomplete: (url: string) => void;
};

/** Everything a visitor's page depends on, beside the release. */
const keyOf = ({ origin, lang, theme, url }: RenderRequest): string => [origin, lang, theme, url].join(' ');

export function createVisitorPages({ pool, limits, onError, onIncomplete }: VisitorPagesOptions): VisitorPages {
  const cache = createPageCache(limits.pageCacheBytes);
  const flights = new Map<string, Promise<SharedPage>>();

  const fly = (key: string, request: RenderRequest, mayLeave: boolean): Promise<SharedPage> => {
    const { noncePlaceholder } = request;
    const options = { noncePlaceholder, limit: limits.sharedPageBytes, mayLeave };
    const flight = pool.render(request).then((page) => sharePage(page, options));
    flights.set(key, flight);
    const land = (): void => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.then(async ({ head, whole }) => {
      const body = await whole;
      if (body && mayKeep(head)) cache.put(key, { head, body, noncePlaceholder, storedAt: performance.now() });
      if (!body && head.status === 200) onIncomplete(request.url);
      land();
    }, land);
    return flight;
  };

  return {
    async get(request, gone) {
      const key = keyOf(request);
      const stored = cache.get(key);
      const age = stored ? performance.now() - stored.storedAt : Number.POSITIVE_INFINITY;
      if (stored && age < limits.pageFresh) return answerWith(stored, 'hit');
      if (stored && age < limits.pageStale) {
        if (!flights.has(key)) fly(key, request, false).catch(onError);
        return answerWith(stored, 'stale');
      }
      const joined = flights.get(key);
      try {
        const { head, noncePlaceholder, read } = await (joined ?? fly(key, request, true));
        return { head, noncePlaceholder, body: read(gone), from: joined ? 'joined' : 'miss' };
      } catch (error) {
        if (!stored || age > limits.pageStaleOnError) throw error;
        onError(error);
        return answerWith(stored, 'stale');
      }
    },
  };
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
