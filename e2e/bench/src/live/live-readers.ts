import { type ClientRequest, type IncomingMessage, request } from 'node:http';

/** What a reader was told, and when by `performance.now()`. */
export type Told = { at: number; left: number };

/** So many are being opened at a time. */
const AT_ONCE = 100;

/** Tabs that follow one sale, each over a connection of its own. */
export class LiveReaders {
  readonly #open = new Set<ClientRequest>();
  readonly #told: Told[][] = [];

  /** What each was told so far, in its order. */
  get told(): readonly (readonly Told[])[] {
    return this.#told;
  }

  /** Opens one for each of the headers. @throws when one is refused */
  async openAll(url: string, headers: readonly Record<string, string>[]): Promise<void> {
    const waiting = headers.values();
    const lane = async (): Promise<void> => {
      for (const own of waiting) await this.#openOne(url, own);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }

  leave(): void {
    for (const one of this.#open) one.destroy();
    this.#open.clear();
  }

  #openOne(url: string, headers: Record<string, string>): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const told: Told[] = [];
    this.#told.push(told);
    const asking = request(url, { agent: false, headers: { ...headers, accept: 'text/event-stream' } });
    asking.on('error', reject);
    asking.on('response', (answer: IncomingMessage) => {
      if (answer.statusCode !== 200) return reject(new Error(`a stream was answered with ${answer.statusCode}`));
      this.#open.add(asking);
      answer.on('error', () => {}).on('close', () => this.#open.delete(asking));
      answer.setEncoding('utf8').on('data', (text: string) => {
        const at = performance.now();
        for (const [, left] of text.matchAll(/"left":(\d+)/g)) told.push({ at, left: Number(left) });
        if (told.length > 0) resolve();
      });
      return undefined;
    });
    asking.end();
    return promise;
  }
}
