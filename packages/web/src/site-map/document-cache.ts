import { LRUCache } from 'lru-cache';
import type { ChangeEvents } from '../change-events/change-events.ts';

export type DocumentCache = {
  /** A document that is still fresh, or the one `make` gives; an older one while making fails. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
  /** Listens to no change events any more. */
  close(): void;
};

/** `whole`: the last one that could be made. */
type CachedDocument = { document: Promise<Buffer>; whole: Buffer | null; madeAt: number; isInvalidated: boolean };

type DocumentCacheOptions = {
  changeEvents: ChangeEvents;
  /** Whether change events of this tag invalidate documents; null: anything may have changed. */
  concerns: (tag: string | null) => boolean;
  /** Milliseconds, see `limits.ts`. */
  limits: {
    siteMapFresh: number;
    siteMapFreshWithoutChangeEvents: number;
    siteMapRenewEvery: number;
    siteMapsCached: number;
  };
  onError: (error: unknown) => void;
};

/** Documents that are dear to make and asked for seldom: each is made once for all who ask, and anew after change events. */
export function createDocumentCache({ changeEvents, concerns, limits, onError }: DocumentCacheOptions): DocumentCache {
  const cached = new LRUCache<string, CachedDocument>({ max: limits.siteMapsCached });
  const close = changeEvents.subscribe((tag) => {
    if (!concerns(tag)) return;
    for (const one of cached.values()) one.isInvalidated = true;
  });
  const isFresh = ({ madeAt, isInvalidated }: CachedDocument): boolean => {
    const age = performance.now() - madeAt;
    if (isInvalidated) return age < limits.siteMapRenewEvery;
    return age < (changeEvents.state === 'connected' ? limits.siteMapFresh : limits.siteMapFreshWithoutChangeEvents);
  };
  return {
    close,
    async get(key, make) {
      const known = cached.get(key);
      if (known && isFresh(known)) return known.document;
      const entry: CachedDocument = {
        document: make(),
        whole: known?.whole ?? null,
        madeAt: performance.now(),
        isInvalidated: false,
      };
      cached.set(key, entry);
      try {
        entry.whole = await entry.document;
      } catch (error) {
        if (cached.peek(key) === entry) cached.delete(key);
        if (entry.whole === null) throw error;
        onError(error);
        cached.set(key, { ...entry, document: Promise.resolve(entry.whole), isInvalidated: true });
      }
      return entry.whole;
    },
  };
}
