import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { CHANNEL, parseTag, type Tag, type Topic } from './tags.ts';

/** `tag` is what changed, `id` the part of it behind the colon. */
export type ChangeListener = (event: { tag: Tag; id: string | null }) => void;

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * What other processes, and this one, changed (pub/sub over LISTEN/NOTIFY of the database, decision 046): received within milliseconds while
 * `isConnected`. Whoever caches something in memory subscribes to its topics, and to `onResync`, which says that something may have been missed.
 */
export class ChangeEvents {
  readonly #database: Database;
  readonly #byTopic = new Map<Topic, Set<ChangeListener>>();
  readonly #resyncListeners = new Set<() => void>();
  #isConnected = false;
  /** It was logged that change events do not arrive. */
  #isLost = false;
  #received = 0;
  #stop: (() => Promise<void>) | null = null;
  #log: Log;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  /** Whether everything that is published now reaches this process. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** How many were received since the start. */
  get received(): number {
    return this.#received;
  }

  /** Starts to listen, and goes on trying when the database does not answer. */
  async open(): Promise<void> {
    this.#stop ??= await this.#database.listen(CHANNEL, {
      onMessage: (text) => this.#emit(text),
      onConnected: () => {
        this.#isConnected = true;
        this.#isLost = false;
        this.#emitResync();
      },
      onLost: (error) => {
        if (!this.#isLost) this.#log.warn({ err: error }, 'change events of other processes do not arrive');
        this.#isLost = true;
        this.#isConnected = false;
      },
    });
  }

  async close(): Promise<void> {
    this.#isConnected = false;
    await this.#stop?.();
  }

  /** Subscribes to a topic. @returns what ends it */
  on(topic: Topic, listener: ChangeListener): () => void {
    const listeners = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Calls back whenever the connection stands (again): whatever was published before may have been missed. @returns what ends it */
  onResync(listener: () => void): () => void {
    this.#resyncListeners.add(listener);
    return () => void this.#resyncListeners.delete(listener);
  }

  #emit(text: string): void {
    const event = parseTag(text);
    if (!event) return;
    this.#received += 1;
    for (const listener of [...(this.#byTopic.get(event.topic) ?? [])]) this.#guarded(() => listener(event));
  }

  #emitResync(): void {
    for (const listener of [...this.#resyncListeners]) this.#guarded(listener);
  }

  /** A listener that throws must not keep the others, or the connection, from their events. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#log.error({ err: error }, 'a listener of change events failed');
    }
  }
}

declare module '../context/shop-app.ts' {
  interface ShopContext {
    /** What this process and others changed (`tags.ts`). */
    changeEvents: ChangeEvents;
  }
}
