import type { Writable } from 'node:stream';
import { EventStream } from './event-stream.ts';
import type { Subscription } from './messages.ts';
import { PermitsPerKey } from './permits-per-key.ts';
import { readStreamSubject } from './stream-routes.ts';
import type { Watch } from './watch.ts';

/** Proxies close what is silent for longer. */
const HEARTBEAT_MS = 15_000;
/** Then, or with the next heartbeat, it ends and the page asks again: a stream must not outlive a sign-in by much. */
const LONGEST_MS = 600_000;
/** Heartbeats are spread over the slots of a timer wheel: those of thousands of streams at once would hold up everything else for a moment. */
const SLOTS = 60;

export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // `no-store` on a call of its scripts keeps a customer's page out of the back/forward cache; a stream is not stored anyway.
  'cache-control': 'no-cache',
  'x-accel-buffering': 'no',
} as const;

/** All event streams a process has open: who follows the same thing shares its watch, and all of them share one timer. */
export class OpenStreams {
  readonly #watch: Pick<Watch, 'listen'>;
  readonly #owners = new PermitsPerKey();
  readonly #wheel: Set<EventStream>[] = Array.from({ length: SLOTS }, () => new Set());
  #position = 0;
  #assigned = 0;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(watch: Pick<Watch, 'listen'>) {
    this.#watch = watch;
  }

  /** How many are open. */
  get size(): number {
    return this.#owners.total;
  }

  /**
   * Opens one for a reader, who is written to until it is closed.
   * @param readerOf gives the reader once it is certain that there will be a stream
   * @returns false when the owner has as many as they may
   */
  open({ subject, owner, most, first, others = [] }: Subscription, readerOf: () => Writable): boolean {
    const leave = this.#owners.tryAcquire(`${readStreamSubject(subject)?.topic} ${owner}`, most);
    if (!leave) return false;
    const reader = readerOf();
    const followed = [{ subject, first }, ...others];
    const firsts = followed.map((one) => one.first);
    const stream = new EventStream(reader, firsts, performance.now() + LONGEST_MS);
    // Round robin: of those who come together not all have the same one.
    this.#assigned = (this.#assigned + 1) % SLOTS;
    const slot = this.#wheel[this.#assigned];
    const unsubscribes = followed.flatMap((one, index) =>
      one.first.isLast ? [] : [this.#watch.listen(one.subject, (state) => stream.update(index, state))],
    );
    slot?.add(stream);
    this.#timer ??= setInterval(() => this.#nextSlot(), HEARTBEAT_MS / SLOTS);
    reader.once('close', () => {
      slot?.delete(stream);
      for (const unsubscribe of unsubscribes) unsubscribe();
      leave();
    });
    if (this.#isClosed) stream.end();
    return true;
  }

  /** Ends all of them, and every one that is opened from now on. */
  close(): void {
    this.#isClosed = true;
    for (const slot of this.#wheel) for (const stream of slot) stream.end();
    this.#rest();
  }

  #nextSlot(): void {
    this.#position = (this.#position + 1) % SLOTS;
    const now = performance.now();
    for (const stream of this.#wheel[this.#position] ?? []) stream.beat(now);
    if (this.size === 0) this.#rest();
  }

  #rest(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
