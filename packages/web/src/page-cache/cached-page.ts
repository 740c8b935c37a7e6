import type { RenderHead } from '@jishi/contracts/renderer';
import type { OpenBrotli } from '@jishi/server-kit/open-brotli';
import { TaggedCache, type TaggedEntry } from '@jishi/server-kit/tagged-cache';

/** A whole page of a visitor; the nonce is still the placeholder. Its tags: what the responses of the api that went into it show. */
export type CachedPage = TaggedEntry & {
  head: RenderHead;
  body: Buffer;
  noncePlaceholder: string;
  /** When its rendering began: everything that happened before is in it. */
  begunAt: number;
  /** It took the place of an invalidated one. */
  isRenewed: boolean;
  /** The last try to make it anew failed or was late. */
  isFailing?: boolean;
  /** When it was last tried to make it anew. */
  triedAt?: number;
  /** How often it was given from memory. */
  given?: number;
  /** Its best compression, once that is made. */
  compressed?: OpenBrotli;
};

/** Room set aside for the compressed form: a page takes about a sixth of its bytes. */
export const roomToCompress = ({ body }: Pick<CachedPage, 'body'>): number => Math.ceil(body.byteLength / 4);

/** What an entry costs beside its body, roughly. */
const OVERHEAD = 1_024;

/** Caches pages up to so many bytes. */
export const createCachedPages = (maxBytes: number): TaggedCache<CachedPage> =>
  new TaggedCache({
    maxBytes,
    sizeOf: (page, key) => page.body.byteLength + roomToCompress(page) + 2 * key.length + OVERHEAD,
  });
