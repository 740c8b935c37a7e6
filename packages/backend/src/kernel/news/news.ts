import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { NEWS_CHANNEL, readSubject, type Subject, type Topic } from './subjects.ts';

/** `subject` is what was announced, `id` the part of it behind the colon. */
export type NewsListener = (news: { subject: Subject; id: string | null }) => void;

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * What other processes, and this one, changed: heard within milliseconds while `isConnected`. Whoever keeps something in memory listens to
 * its topics, and to `onGap`, which says that something may have been missed.
 */
export class News {
  readonly #database: Database;
  readonly #byTopic = new Map<Topic, Set<NewsListener>>();
  readonly #gapListeners = new Set<() => void>();
  #isConnected = false;
  /** It was said that news do not arrive. */
  #isLost = false;
  #heard = 0;
  #stop: (() => Promise<void>) | null = null;
  #log: Log;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  /** Whether everything that is announced now reaches this process. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** How much was heard since the start. */
  get heard(): number {
    return this.#heard;
  }

  /** Starts to listen, and goes on trying when the database does not answer. */
  async open(): Promise<void> {
    this.#stop ??= await this.#database.listen(NEWS_CHANNEL, {
      onMessage: (text) => this.#tell(text),
      onConnected: () => {
        this.#isConnected = true;
        this.#isLost = false;
        this.#tellGap();
      },
      onLost: (error) => {
        if (!this.#isLost) this.#log.warn({ err: error }, 'news of other processes do not arrive');
        this.#isLost = true;
        this.#isConnected = false;
      },
    });
  }

  async close(): Promise<void> {
    this.#isConnected = false;
    await this.#stop?.();
  }

  /** Calls back at every news of a topic. @returns what ends it */
  on(topic: Topic, listener: NewsListener): () => void {
    const listeners = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Calls back whenever the connection stands (again): whatever was announced before may have been missed. @returns what ends it */
  onGap(listener: () => void): () => void {
    this.#gapListeners.add(listener);
    return () => void this.#gapListeners.delete(listener);
  }

  #tell(text: string): void {
    const news = readSubject(text);
    if (!news) return;
    this.#heard += 1;
    for (const listener of [...(this.#byTopic.get(news.topic) ?? [])]) this.#guarded(() => listener(news));
  }

  #tellGap(): void {
    for (const listener of [...this.#gapListeners]) this.#guarded(listener);
  }

  /** A listener that throws must not keep the others, or the connection, from their news. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#log.error({ err: error }, 'a listener of news failed');
    }
  }
}

declare module '../context/shop-app.ts' {
  interface ShopContext {
    /** What this process and others changed (`subjects.ts`). */
    news: News;
  }
}
