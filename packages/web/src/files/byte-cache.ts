import { LRUCache } from 'lru-cache';

/** Bytes of files by key, up to a total size; what is larger than that is not cached. */
export type ByteCache = Pick<LRUCache<string, Buffer>, 'get' | 'set'>;

/** @param maxBytes with 0 nothing is cached; to lru-cache 0 is no limit */
export const createByteCache = (maxBytes: number): ByteCache =>
  new LRUCache({ maxSize: Math.max(1, maxBytes), sizeCalculation: ({ byteLength }) => Math.max(1, byteLength) });
