import type { RenderHead, RenderRequest } from '@jishi/contracts/renderer';
import type { Limits } from '../config/limits.ts';
import { RenderFailed, RenderRefused, WorkerLost } from './errors.ts';
import type { PageHandle, PageListener, RenderWorker } from './render-worker.ts';

/** How the worker was done with a page. */
type PageOutcome = 'ended' | 'lost' | 'abandoned';

/** A page whose first bytes are there. */
export type RenderedPage = {
  head: RenderHead;
  /** Read once, at the reader's pace. Closed with the release's own text when the worker is lost half-way. */
  body: AsyncIterable<Uint8Array>;
  /** After the body: whether it is the whole page, and not one with places left to the browser. */
  isWhole(): boolean;
  /** After the body: whether it needs no script to reveal blocks that came later. */
  isInOnePiece(): boolean;
  /** After the body: what the answers of the api that went into it show. */
  tags(): readonly string[];
  /** Nobody wants the page any more: the worker drops it. */
  abandon(): void;
};

export type PageAttempt = {
  /** Rejects with `WorkerLost`, `RenderFailed` or `RenderRefused` (`slow`). */
  page: Promise<RenderedPage>;
  /** When the worker has nothing more to do with it. Never rejects. */
  outcome: Promise<PageOutcome>;
  abandon(): void;
};

/** Has one page rendered in this worker, within the deadlines. */
export function attemptPage(worker: RenderWorker, request: RenderRequest, limits: Limits): PageAttempt {
  const attempt = new Attempt(limits);
  attempt.begin(worker, request);
  return { page: attempt.page, outcome: attempt.outcome, abandon: () => attempt.abandon() };
}

class Attempt implements PageListener {
  readonly page: Promise<RenderedPage>;
  readonly outcome: Promise<PageOutcome>;
  readonly #limits: Limits;
  readonly #begin = Promise.withResolvers<RenderedPage>();
  readonly #settle = Promise.withResolvers<PageOutcome>();
  #handle: PageHandle | null = null;
  #timer: NodeJS.Timeout | undefined;
  #head: RenderHead | null = null;
  #chunks: Uint8Array[] = [];
  /** Bytes the reader has not taken yet. */
  #behind = 0;
  /** Whether something was sent or taken since the deadline was looked at. */
  #isMoving = false;
  #hasBegun = false;
  #isDone = false;
  #isWhole = true;
  #isInOnePiece = true;
  #tags: readonly string[] = [];
  #wake: () => void = () => {};

  constructor(limits: Limits) {
    this.#limits = limits;
    this.page = this.#begin.promise;
    this.page.catch(() => {}); // who abandons a page does not wait for it
    this.outcome = this.#settle.promise;
  }

  begin(worker: RenderWorker, request: RenderRequest): void {
    this.#handle = worker.render(request, this);
    this.#timer = setTimeout(() => this.#softDeadline(), this.#limits.softDeadline);
  }

  head(head: RenderHead): void {
    this.#head = head;
  }

  chunk(bytes: Uint8Array): void {
    this.#chunks.push(bytes);
    this.#behind += bytes.byteLength;
    this.#isMoving = true;
    this.#begun();
  }

  end(complete: boolean, tags: readonly string[], inOnePiece: boolean): void {
    this.#isWhole &&= complete;
    this.#isInOnePiece = inOnePiece;
    this.#tags = tags;
    this.#done('ended');
    this.#begun();
  }

  error(error: Error): void {
    if (this.#isDone) return;
    if (this.#head && this.#hasBegun) this.#closeHalfSent(this.#head);
    else this.#begin.reject(error);
    this.#done(error instanceof WorkerLost ? 'lost' : 'ended');
  }

  abandon(): void {
    if (this.#isDone) return;
    this.#isWhole = false;
    this.#handle?.abort('gone');
    this.#begin.reject(new RenderRefused('gone'));
    this.#done('abandoned');
  }

  #begun(): void {
    const head = this.#head;
    if (!head) {
      this.#begin.reject(new RenderFailed('the renderer sent a page without a head', ''));
      return;
    }
    this.#hasBegun = true;
    const body = { [Symbol.asyncIterator]: () => this.#read() };
    const ending = { isWhole: () => this.#isWhole, isInOnePiece: () => this.#isInOnePiece, tags: () => this.#tags };
    this.#begin.resolve({ head, body, ...ending, abandon: () => this.abandon() });
    this.#wake();
  }

  async *#read(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        const chunk = this.#chunks.shift();
        if (chunk) {
          yield chunk;
          this.#behind -= chunk.byteLength;
          this.#isMoving = true;
          this.#handle?.credit(chunk.byteLength);
        } else if (this.#isDone) {
          return;
        } else {
          await new Promise<void>((resolve) => {
            this.#wake = resolve;
          });
        }
      }
    } finally {
      this.abandon();
    }
  }

  #softDeadline(): void {
    this.#isWhole = false;
    this.#handle?.abort('deadline');
    this.#timer = setTimeout(() => this.#hardDeadline(), this.#limits.hardDeadline);
  }

  /** For a renderer that does not end a page it was asked to end; not for one that still sends, or waits for a slow reader. */
  #hardDeadline(): void {
    if (this.#isMoving || this.#behind >= this.#limits.credit) {
      this.#isMoving = false;
      this.#timer = setTimeout(() => this.#hardDeadline(), this.#limits.hardDeadline);
      return;
    }
    this.#handle?.abort('gone');
    this.error(new RenderRefused('slow'));
  }

  #closeHalfSent(head: RenderHead): void {
    this.#isWhole = false;
    this.#chunks.push(Buffer.from(head.rescue));
  }

  #done(outcome: PageOutcome): void {
    if (this.#isDone) return;
    this.#isDone = true;
    clearTimeout(this.#timer);
    this.#settle.resolve(outcome);
    this.#wake();
  }
}
