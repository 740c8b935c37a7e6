import type { RenderHead } from '@jishi/contracts/renderer';

/** A whole page of a visitor; the nonce is still the placeholder. */
export type StoredPage = {
  head: RenderHead;
  body: Buffer;
  noncePlaceholder: string;
  /** When its rendering began: everything that happened before is in it. */
  begunAt: number;
  /** What the answers of the api that went into it show. */
  shown: readonly string[];
  /** News said that it shows something old. */
  isOutdated: boolean;
  /** It took the place of an outdated one. */
  isRenewed: boolean;
  /** The last try to make it anew failed or was late. */
  isTroubled?: boolean;
  /** When it was last tried to make it anew. */
  triedAt?: number;
};

export type PageCache = {
  get(key: string): StoredPage | undefined;
  put(key: string, page: StoredPage): void;
  drop(key: string): void;
  /** Marks the pages that show the subject; all that show anything when it is null. */
  outdate(subject: string | null): void;
  readonly bytes: number;
};

/** What an entry costs beside its body, roughly. */
const OVERHEAD = 1_024;

const costOf = (key: string, page: StoredPage): number => page.body.byteLength + 2 * key.length + OVERHEAD;

/** Keeps pages up to so many bytes; the one asked for longest ago goes first. */
export function createPageCache(limit: number): PageCache {
  const pages = new Map<string, StoredPage>();
  let bytes = 0;
  const drop = (key: string): void => {
    const page = pages.get(key);
    if (page && pages.delete(key)) bytes -= costOf(key, page);
  };
  return {
    get bytes() {
      return bytes;
    },
    get(key) {
      const page = pages.get(key);
      if (!page) return undefined;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    outdate(subject) {
      for (const page of pages.values()) {
        if (subject === null ? page.shown.length > 0 : page.shown.includes(subject)) page.isOutdated = true;
      }
    },
    drop,
    put(key, page) {
      drop(key);
      pages.set(key, page);
      bytes += costOf(key, page);
      for (const oldest of pages.keys()) {
        if (bytes <= limit) return;
        drop(oldest);
      }
    },
  };
}
