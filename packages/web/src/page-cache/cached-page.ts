import type { RenderHead } from '@jishi/contracts/renderer';
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
};

/** What an entry costs beside its body, roughly. */
const OVERHEAD = 1_024;

/** Caches pages up to so many bytes. */
export const createCachedPages = (maxBytes: number): TaggedCache<CachedPage> =>
  new TaggedCache({ maxBytes, sizeOf: ({ body }, key) => body.byteLength + 2 * key.length + OVERHEAD });
