import type { RenderHead } from '@jishi/contracts/renderer';
import type { OpenBrotli } from '@jishi/server-kit/open-brotli';

/** A page on its way to one reader. */
export type PageResponse = {
  head: RenderHead;
  /** A whole page (not to be changed), or one that is still coming. */
  body: Buffer | AsyncIterable<Uint8Array>;
  noncePlaceholder: string;
  /** A page from memory in its best compression, once that is made. The placeholder is its open word. */
  compressed: OpenBrotli | null;
  /**
   * `hit` and `stale` from the visitors' cache, `stale-if-error` because a new one fails or is late, `joined` to a page
   * another visitor began, `pass` for one reader only.
   */
  from: 'hit' | 'stale' | 'stale-if-error' | 'miss' | 'joined' | 'pass';
};
