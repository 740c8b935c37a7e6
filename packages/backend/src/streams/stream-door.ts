import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../shop-error.ts';

/** Makes the text of a stream until `signal`. */
export type MakeStream = (signal: AbortSignal) => AsyncGenerator<string>;

/**
 * Answers routes with event streams. Each owner (a customer, an address) may have so many open in this process; all of
 * them end when the process is told to stop.
 */
export class StreamDoor {
  readonly #mostPerOwner: number;
  readonly #open = new Map<string, number>();
  readonly #closing = new AbortController();

  constructor(app: FastifyInstance, mostPerOwner: number) {
    this.#mostPerOwner = mostPerOwner;
    app.addHook('preClose', async () => this.#closing.abort());
  }

  /** @throws ShopError `http.throttle` when the owner has too many open */
  send(reply: FastifyReply, owner: string, make: MakeStream): FastifyReply {
    const others = this.#open.get(owner) ?? 0;
    if (others >= this.#mostPerOwner) throw refuse('http.throttle');
    this.#open.set(owner, others + 1);
    const left = new AbortController();
    const stream = Readable.from(make(AbortSignal.any([left.signal, this.#closing.signal])));
    // Of the connection, not of the stream: that one closes only when its generator has stopped waiting.
    reply.raw.once('close', () => {
      left.abort();
      this.#leave(owner);
    });
    return reply
      .type('text/event-stream; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(stream);
  }

  #leave(owner: string): void {
    const left = (this.#open.get(owner) ?? 1) - 1;
    if (left > 0) this.#open.set(owner, left);
    else this.#open.delete(owner);
  }
}
