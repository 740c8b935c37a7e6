import { type ClientRequest, type IncomingMessage, request } from 'node:http';

/** What became of those who wanted a stream. */
export type Opened = { open: number; refused: number; hung: number };

type Wish = { url: string; headers: Record<string, string>; body?: unknown };

/** So many are being opened at a time. */
const AT_ONCE = 100;
/** Pages give a stream up that says nothing for so long. */
const FIRST_WITHIN_MS = 6_000;
/** Streams that hang until it is plain that the others will too. */
const ENOUGH_HUNG = 200;

/** Readers of event streams, each over a connection of its own. */
export class StreamReaders {
  readonly #open = new Set<ClientRequest>();
  /** Moments at which an event came, since they were last asked for. */
  #events: number[] = [];

  get size(): number {
    return this.#open.size;
  }

  /** Opens them all, or as many as it takes to see that they hang. */
  async openAll(wishes: readonly Wish[]): Promise<Opened> {
    const opened: Opened = { open: 0, refused: 0, hung: 0 };
    const waiting = wishes.values();
    const lane = async (): Promise<void> => {
      for (const wish of waiting) {
        opened[await this.#openOne(wish)] += 1;
        if (opened.hung >= ENOUGH_HUNG) return;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return opened;
  }

  /** Waits until so many events have come since `change` began, or for so long. @returns milliseconds each took */
  async timesOf(change: () => Promise<unknown>, events: number, withinMs: number): Promise<number[]> {
    this.#events = [];
    const began = performance.now();
    await change();
    while (this.#events.length < events && performance.now() - began < withinMs) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return this.#events.map((at) => at - began);
  }

  leave(): void {
    for (const one of this.#open) one.destroy();
    this.#open.clear();
  }

  #openOne({ url, headers, body }: Wish): Promise<keyof Opened> {
    const { promise, resolve } = Promise.withResolvers<keyof Opened>();
    const payload = body === undefined ? null : JSON.stringify(body);
    const all = {
      accept: 'text/event-stream, application/json',
      ...(payload === null ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const asking = request(url, { method: payload === null ? 'GET' : 'POST', agent: false, headers: all });
    const late = setTimeout(() => {
      asking.destroy();
      resolve('hung');
    }, FIRST_WITHIN_MS);
    asking.on('error', () => resolve('refused'));
    asking.on('response', (answer: IncomingMessage) => {
      if (answer.statusCode !== 200) {
        clearTimeout(late);
        asking.destroy();
        return resolve('refused');
      }
      this.#open.add(asking);
      answer.on('error', () => {}).on('close', () => this.#open.delete(asking));
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (!text.includes('event: ')) return;
        clearTimeout(late);
        this.#events.push(performance.now());
        resolve('open');
      });
      return undefined;
    });
    asking.end(payload ?? undefined);
    return promise;
  }
}
