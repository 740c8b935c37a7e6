import type { TaggedEntry } from '@jishi/server-kit/tagged-cache';
import type { Tag } from '../change-events/tags.ts';

/** A value cached in memory, with what it depends on. Times are milliseconds of the clock of the cache. */
export type CacheEntry<Value> = TaggedEntry<Tag> & {
  value: Value;
  /** Memory it takes, roughly. */
  bytes: number;
  /** When its load began: everything that happened before is in it. */
  loadedAt: number;
  /** From this moment on it shows something old, whatever change events say: the next turn of a sale it shows. */
  expiresAt: number;
  /** It took the place of an invalidated one, or is made of something that did. */
  isRevalidated: boolean;
};
