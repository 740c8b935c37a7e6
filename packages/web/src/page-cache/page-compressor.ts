import { setTimeout as sleep } from 'node:timers/promises';
import { compressOpen, type OpenBrotli } from '@jishi/server-kit/open-brotli';
import type { Limits } from '../config/limits.ts';
import { type CachedPage, roomToCompress } from './cached-page.ts';

/** Compresses cached pages well, one after the other, while others are served. */
export type PageCompressor = {
  /** This page was given from memory: it is compressed well soon, and best of all once many have asked for it. */
  ask(page: CachedPage): void;
  /** The best compression there is, or a quick one, made once for all who ask now; `null` where it cannot be had. */
  take(page: CachedPage): Promise<OpenBrotli | null>;
  stop(): void;
};

type PageCompressorOptions = {
  limits: Pick<Limits, 'pageCompression' | 'pagesToCompress' | 'pageCompressionShare' | 'pageStale'>;
  /** So many milliseconds one page took. */
  onCompressed: (took: number) => void;
};

/** What is worth doing for a page now: a quality of brotli above the one it has. */
function qualityFor({ given = 0 }: CachedPage, { good, best, bestAfter }: Limits['pageCompression']): number {
  return given >= bestAfter ? best : good;
}

export function createPageCompressor({ limits, onCompressed }: PageCompressorOptions): PageCompressor {
  const { pageCompression, pagesToCompress, pageCompressionShare, pageStale } = limits;
  /** Pages in line, with the quality that was last tried for each. */
  const line = new Set<CachedPage>();
  const tried = new WeakMap<CachedPage, number>();
  const quickly = new WeakMap<CachedPage, Promise<OpenBrotli | null>>();
  const stopping = new AbortController();
  let isWorking = false;

  const compress = async (page: CachedPage, quality: number): Promise<OpenBrotli | null> => {
    const open = await compressOpen(page.body, page.noncePlaceholder, quality).catch(() => null);
    return open && open.bytes.byteLength <= roomToCompress(page) ? open : null;
  };

  const compressWell = async (page: CachedPage): Promise<void> => {
    const quality = qualityFor(page, pageCompression);
    tried.set(page, quality);
    const open = await compress(page, quality);
    if (open) page.compressed = open;
  };

  const work = async (): Promise<void> => {
    isWorking = true;
    for (const page of line) {
      line.delete(page);
      if (page.isInvalidated || performance.now() - page.begunAt > pageStale) continue;
      const began = performance.now();
      await compressWell(page);
      const took = performance.now() - began;
      onCompressed(took);
      // The rest of the time the processor is there for readers.
      await sleep(took / pageCompressionShare - took, undefined, { signal: stopping.signal, ref: false });
    }
    isWorking = false;
  };

  return {
    ask(page) {
      page.given = (page.given ?? 0) + 1;
      const isDone = (tried.get(page) ?? 0) >= qualityFor(page, pageCompression);
      if (isDone || line.size >= pagesToCompress || stopping.signal.aborted) return;
      line.add(page);
      if (!isWorking) work().catch(() => {});
    },
    async take(page) {
      if (page.compressed) return page.compressed;
      const quick = quickly.get(page) ?? compress(page, pageCompression.quick);
      quickly.set(page, quick);
      const open = await quick;
      return page.compressed ?? open;
    },
    stop: () => stopping.abort(),
  };
}
