import type { ApiNews } from '../news/api-news.ts';

export type KeptDocuments = {
  /** A document that is still true, or the one `make` gives; an older one while making fails. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
  /** Hears no news any more. */
  close(): void;
};

/** `whole`: the last one that could be made. */
type Kept = { document: Promise<Buffer>; whole: Buffer | null; madeAt: number; isOutdated: boolean };

type KeptDocumentsOptions = {
  news: ApiNews;
  /** Whether news of this subject outdate documents; null: anything may have changed. */
  concerns: (subject: string | null) => boolean;
  /** Milliseconds, see `limits.ts`. */
  limits: { siteMapFresh: number; siteMapFreshWithoutNews: number; siteMapRenewEvery: number; siteMapsKept: number };
  onError: (error: unknown) => void;
};

/** Documents that are dear to make and asked for seldom: each is made once for all who ask, and anew after news. */
export function keepDocuments({ news, concerns, limits, onError }: KeptDocumentsOptions): KeptDocuments {
  const kept = new Map<string, Kept>();
  const close = news.listen((subject) => {
    if (!concerns(subject)) return;
    for (const one of kept.values()) one.isOutdated = true;
  });
  const isFresh = ({ madeAt, isOutdated }: Kept): boolean => {
    const age = performance.now() - madeAt;
    if (isOutdated) return age < limits.siteMapRenewEvery;
    return age < (news.state === 'heard' ? limits.siteMapFresh : limits.siteMapFreshWithoutNews);
  };
  const put = (key: string, entry: Kept): void => {
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= limits.siteMapsKept) return;
      kept.delete(oldest);
    }
  };
  return {
    close,
    async get(key, make) {
      const known = kept.get(key);
      if (known && isFresh(known)) return known.document;
      const entry: Kept = {
        document: make(),
        whole: known?.whole ?? null,
        madeAt: performance.now(),
        isOutdated: false,
      };
      put(key, entry);
      try {
        entry.whole = await entry.document;
      } catch (error) {
        if (kept.get(key) === entry) kept.delete(key);
        if (entry.whole === null) throw error;
        onError(error);
        put(key, { ...entry, document: Promise.resolve(entry.whole), isOutdated: true });
      }
      return entry.whole;
    },
  };
}
