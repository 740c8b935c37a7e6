import { setImmediate as nextTurn } from 'node:timers/promises';
import type { News } from '../news/news.ts';
import type { Topic } from '../news/subjects.ts';

/** While news do not arrive, everything is read this often. */
const WITHOUT_NEWS_MS = 1000;

export type WatchOptions<State> = {
  news: Pick<News, 'on' | 'onGap' | 'isConnected'>;
  /** What is announced with the key as its id. */
  topic: Topic;
  /** The states of some keys; a key without one is left as it was. */
  read: (keys: string[]) => Promise<ReadonlyMap<string, State>>;
  /** How often everything is read though nothing was announced: for states that change with the time alone. */
  everyMs: number;
};

type Listener<State> = (state: State) => void;

/**
 * Tells listeners the state of what they follow: at first, whenever it may have changed, whichever process changed it, and
 * in every round. It may be the same as before. Who is told at the same time shares one query; while nobody listens
 * nothing is asked.
 */
export class Watch<State extends string | number> {
  readonly #options: WatchOptions<State>;
  readonly #listeners = new Map<string, Set<Listener<State>>>();
  readonly #due = new Set<string>();
  readonly #endings: (() => void)[];
  #isReading = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: WatchOptions<State>) {
    this.#options = options;
    this.#endings = [
      options.news.on(options.topic, ({ id }) => this.#look(id === null ? this.#listeners.keys() : [id])),
      options.news.onGap(() => this.#look(this.#listeners.keys())),
    ];
  }

  /** Follows one thing. @returns what ends it */
  listen(key: string, listener: Listener<State>): () => void {
    const all = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, all.add(listener));
    this.#look([key]);
    this.#timer ??= this.#nextRound();
    return () => {
      all.delete(listener);
      if (all.size > 0 || this.#listeners.get(key) !== all) return;
      this.#listeners.delete(key);
    };
  }

  /** Hears and asks no more. */
  close(): void {
    for (const end of this.#endings) end();
    if (this.#timer) clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #nextRound(): NodeJS.Timeout {
    const { everyMs, news } = this.#options;
    const wait = news.isConnected ? everyMs : Math.min(everyMs, WITHOUT_NEWS_MS);
    return setTimeout(() => {
      this.#look(this.#listeners.keys());
      this.#timer = this.#listeners.size > 0 ? this.#nextRound() : null;
    }, wait);
  }

  #look(keys: Iterable<string>): void {
    for (const key of keys) if (this.#listeners.has(key)) this.#due.add(key);
    if (this.#due.size > 0 && !this.#isReading) void this.#read();
  }

  /** A database that does not answer is asked again in the next round; listeners keep what they know. */
  async #read(): Promise<void> {
    this.#isReading = true;
    await nextTurn();
    while (this.#due.size > 0) {
      const keys = [...this.#due];
      this.#due.clear();
      const states = await this.#options.read(keys).catch(() => null);
      for (const [key, state] of states ?? []) this.#tell(key, state);
    }
    this.#isReading = false;
  }

  #tell(key: string, state: State): void {
    for (const listener of [...(this.#listeners.get(key) ?? [])]) listener(state);
  }
}
