import type { RenderRequest } from '@jishi/contracts/renderer';

/** Which visitors' pages are asked for most, whatever release draws them. */
export type AskedPages = {
  /** Somebody asks for a page under this key. */
  note(key: string, request: RenderRequest): void;
  /** The most asked ones, the first of them first. */
  most(count: number): RenderRequest[];
};

type Asked = { request: RenderRequest; times: number };

/** Counts up to so many addresses. A new one takes the place of the one that was not asked for longest. */
export function createAskedPages(size: number): AskedPages {
  const pages = new Map<string, Asked>();
  return {
    note(key, request) {
      const times = (pages.get(key)?.times ?? 0) + 1;
      pages.delete(key);
      pages.set(key, { request, times });
      const [oldest] = pages.keys();
      if (pages.size > size && oldest !== undefined) pages.delete(oldest);
    },
    most(count) {
      const ranked = [...pages.values()].sort((a, b) => b.times - a.times);
      // What was asked for long ago counts less each time.
      for (const asked of pages.values()) asked.times /= 2;
      return ranked.slice(0, count).map(({ request }) => request);
    },
  };
}
