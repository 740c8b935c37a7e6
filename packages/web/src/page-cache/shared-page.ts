import type { RenderHead } from '@jishi/contracts/renderer';
import type { RenderedPage } from '../render/rendered-page.ts';

/** One page being rendered for several visitors at once; each reads it from its beginning at its own pace. */
export type SharedPage = {
  head: RenderHead;
  /** Of the request that began the page. */
  noncePlaceholder: string;
  /** The bytes are common: whoever changes them copies them first. The signal says that the reader is gone. */
  read(gone: AbortSignal): AsyncIterable<Uint8Array>;
  /** The whole page, or `null` when it must not be kept: left incomplete, too large, or nobody read on. */
  whole: Promise<Buffer | null>;
  /** Once it is whole: what the responses of the api that went into it show. */
  tags(): readonly string[];
  /** Once it is whole: whether it needs no script to reveal blocks that came later. */
  isInOnePiece(): boolean;
};

type SharePageOptions = {
  noncePlaceholder: string;
  /** Bytes after which the page is ended: pages that are the same for every visitor are never large. */
  limit: number;
  /** Whether rendering ends when the last reader has left; a refresh in the background has no readers. */
  mayLeave: boolean;
};

/** Reads a page as fast as it comes, so that a slow visitor holds up nobody. */
export function sharePage(page: RenderedPage, { noncePlaceholder, limit, mayLeave }: SharePageOptions): SharedPage {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let readers = 0;
  let isDone = false;
  let signal = Promise.withResolvers<void>();
  const wakeReaders = (): void => {
    const woken = signal;
    signal = Promise.withResolvers();
    woken.resolve();
  };

  const collect = async (): Promise<Buffer | null> => {
    for await (const chunk of page.body) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      wakeReaders();
      if (bytes > limit) break;
    }
    if (bytes > limit) chunks.push(Buffer.from(page.head.rescue));
    isDone = true;
    wakeReaders();
    return bytes <= limit && page.isWhole() ? Buffer.concat(chunks) : null;
  };
  const whole = collect();

  async function* read(gone: AbortSignal): AsyncGenerator<Uint8Array> {
    readers += 1;
    gone.addEventListener('abort', wakeReaders);
    try {
      for (let next = 0; !gone.aborted; ) {
        const chunk = chunks[next];
        if (chunk) {
          next += 1;
          yield chunk;
        } else if (isDone) {
          return;
        } else {
          await signal.promise;
        }
      }
    } finally {
      gone.removeEventListener('abort', wakeReaders);
      readers -= 1;
      if (readers === 0 && mayLeave && !isDone) page.abandon();
    }
  }

  const { head, tags, isInOnePiece } = page;
  return { head, noncePlaceholder, read, whole, tags, isInOnePiece };
}
