import { setTimeout as sleep } from 'node:timers/promises';
import { compressAgainst, dictionaryHash } from '@jishi/server-kit/dictionary';
import { LRUCache } from 'lru-cache';
import type { Limits } from '../config/limits.ts';
import type { FileStore, PublishedFile } from './file-store.ts';

/** A file compressed against another one, and what that is called by readers who have it. */
type Delta = { bytes: Buffer | null; dictionary: string };

/**
 * Files compressed against the version of theirs that a browser has already (RFC 9842), one pair after the other while nobody waits. Files of the
 * shop alone: what is published is everybody's, so nothing can be learned from how well it compresses.
 */
export type DeltaStore = {
  /**
   * The file against this dictionary. `null`: it is not worth it, or not made yet: then it is, for the next reader.
   *
   * @param dictionaryHash what the reader says the dictionary is
   */
  get(file: PublishedFile, dictionary: PublishedFile, dictionaryHash: string): Buffer | null;
  /** Makes a pair ahead. */
  make(file: PublishedFile, dictionary: PublishedFile): Promise<void>;
  stop(): void;
};

type DeltaStoreOptions = {
  store: FileStore;
  limits: Pick<Limits, 'deltaCacheBytes' | 'deltasToMake' | 'deltaShare' | 'deltaFileBytes'>;
  onError: (error: unknown) => void;
};

/** The best zstd has but for those that need more memory than they are worth. */
const LEVEL = 19;

/** What an entry costs beside its bytes, roughly. */
const OVERHEAD = 512;

const keyOf = (file: PublishedFile, dictionary: PublishedFile): string => `${file.hash} ${dictionary.hash}`;

export function createDeltaStore({ store, limits, onError }: DeltaStoreOptions): DeltaStore {
  const cache = new LRUCache<string, Delta>({
    maxSize: limits.deltaCacheBytes,
    sizeCalculation: ({ bytes }) => (bytes?.byteLength ?? 0) + OVERHEAD,
  });
  const stopping = new AbortController();
  /** Pairs in line, by their key. */
  const line = new Map<string, () => Promise<void>>();
  let isWorking = false;

  const make = async (file: PublishedFile, dictionary: PublishedFile): Promise<void> => {
    if (cache.has(keyOf(file, dictionary))) return;
    const [next, last] = [await store.get(file, null), await store.get(dictionary, null)];
    const isSmall = Math.max(next.bytes.byteLength, last.bytes.byteLength) <= limits.deltaFileBytes;
    const delta = isSmall ? await compressAgainst(last.bytes, next.bytes, LEVEL) : null;
    const { bytes: usual } = await store.get(file, 'br');
    const bytes = delta && delta.byteLength < usual.byteLength ? delta : null;
    cache.set(keyOf(file, dictionary), { bytes, dictionary: dictionaryHash(last.bytes) });
  };

  const work = async (): Promise<void> => {
    for (const [key, makeOne] of line) {
      const began = performance.now();
      await makeOne().catch(onError);
      line.delete(key);
      const took = performance.now() - began;
      // The rest of the time the processor is there for readers.
      await sleep(took / limits.deltaShare - took, undefined, { signal: stopping.signal, ref: false });
    }
    isWorking = false;
  };

  const makeSoon = (file: PublishedFile, dictionary: PublishedFile): void => {
    const key = keyOf(file, dictionary);
    if (line.has(key) || line.size >= limits.deltasToMake || stopping.signal.aborted) return;
    line.set(key, () => make(file, dictionary));
    if (isWorking) return;
    isWorking = true;
    work().catch(() => {}); // it was stopped
  };

  return {
    get(file, dictionary, hash) {
      const made = cache.get(keyOf(file, dictionary));
      if (!made) makeSoon(file, dictionary);
      return made?.dictionary === hash ? made.bytes : null;
    },
    async make(file, dictionary) {
      if (!stopping.signal.aborted) await make(file, dictionary);
    },
    stop: () => stopping.abort(),
  };
}
