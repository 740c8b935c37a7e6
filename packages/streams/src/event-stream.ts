import type { Writable } from 'node:stream';
import type { StreamState } from './messages.ts';

/** A browser that follows the stream by itself asks again after this. */
const BEGINNING = 'retry: 3000\n\n';
const HEARTBEAT = ': waiting\n\n';
/** Heartbeats a reader may not take up before it counts as gone. */
const MAX_MISSED = 2;

/** One thing a reader follows: the newest state, and the one that was sent. */
type Followed = { newest: StreamState; sent: StreamState | null };

/**
 * One reader's event stream: the states of what it follows at once and at every change, until the last one of each. While the
 * reader does not keep up nothing more is written: states in between are missed, never the newest. It writes to its reader itself,
 * as a stream of its own between would take as much memory as all the rest.
 */
export class EventStream {
  readonly #reader: Writable;
  readonly #endsAt: number;
  readonly #followed: readonly Followed[];
  #isFull = false;
  #isOver = false;
  #missed = 0;

  /** @param endsAt by `performance.now()` */
  constructor(reader: Writable, firsts: readonly StreamState[], endsAt: number) {
    this.#reader = reader;
    this.#endsAt = endsAt;
    this.#followed = firsts.map((newest) => ({ newest, sent: null }));
    this.#write(BEGINNING);
    this.#send();
  }

  /** What is known now of one of them, by its place among the first; nothing happens when it is what was known. */
  update(index: number, state: StreamState): void {
    const followed = this.#followed[index];
    if (!followed || state.state === followed.newest.state) return;
    followed.newest = state;
    this.#send();
  }

  /** To be called in intervals: keeps proxies from closing what is silent, ends what is old and lets go who takes nothing. */
  beat(now: number): void {
    if (this.#isFull && ++this.#missed >= MAX_MISSED) this.#reader.destroy();
    else if (now >= this.#endsAt) this.end();
    else if (!this.#isFull && !this.#isOver) this.#write(HEARTBEAT);
  }

  /** Ends it; for a reader who has not even taken the last heartbeat by force. */
  end(): void {
    if (this.#missed > 0) this.#reader.destroy();
    else if (!this.#isOver) this.#finish();
  }

  #send(): void {
    for (const followed of this.#followed) {
      if (this.#isFull || this.#isOver) return;
      if (followed.newest.state === followed.sent?.state) continue;
      followed.sent = followed.newest;
      this.#write(followed.sent.text);
    }
    if (!this.#isOver && this.#followed.every(({ sent }) => sent?.isLast)) this.#finish();
  }

  #write(text: string): void {
    if (this.#reader.destroyed || this.#reader.write(text)) return;
    this.#isFull = true;
    this.#reader.once('drain', () => {
      this.#isFull = false;
      this.#missed = 0;
      this.#send();
    });
  }

  #finish(): void {
    this.#isOver = true;
    this.#reader.end();
  }
}
