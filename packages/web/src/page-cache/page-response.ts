import type { RenderHead } from '@jishi/contracts/renderer';
import type { OpenBrotli } from '@jishi/server-kit/open-brotli';

/** A page on its way to one reader. */
export type PageResponse = {
  head: RenderHead;
  /** A whole page (not to be changed), or one that is still coming. */
  body: Buffer | AsyncIterable<Uint8Array>;
  noncePlaceholder: string;
  /** A page from memory, in the best compression it has by then; the placeholder is its open word. `null`: there is none. */
  compressed: (() => Promise<OpenBrotli | null>) | null;
  /**
   * `hit` and `stale` from the visitors' cache, `stale-if-error` because a new one fails or is late, `joined` to a page
   * another visitor began, `pass` for one reader only.
   */
  from: 'hit' | 'stale' | 'stale-if-error' | 'miss' | 'joined' | 'pass';
  /** Id of the older release it is of, whose copy stands in for a page that cannot be made; left out: of that which was asked. */
  releaseId?: string;
};
