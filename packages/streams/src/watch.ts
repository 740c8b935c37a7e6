import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type StreamState, SUBJECTS_AT_ONCE } from './messages.ts';
import { readStreamSubject } from './stream-routes.ts';

/** How often it is looked whether something is due; nothing is asked for that. */
const TICK_MS = 1000;
/** Everything is asked for so often though nothing was published: for what was missed all the same. */
const LATEST_LOOK_MS = 30_000;
/** After a question that was not answered. */
const RETRY_MS = 1000;

export type WatchOptions = {
  changeEvents: {
    /** Whether everything that is published now arrives. While it is not, everything is asked for every second. */
    readonly isConnected: boolean;
    /** Calls back with every subject that changed, and with null when some may have been missed. @returns what ends it */
    listen(listener: (subject: string | null) => void): () => void;
  };
  /** The states of some subjects, `SUBJECTS_AT_ONCE` at most; one without a state is left as it was. It must end, if by failing. */
  read: (subjects: string[]) => Promise<ReadonlyMap<string, StreamState>>;
};

type Listener = (state: StreamState) => void;
type Watched = {
  listeners: Set<Listener>;
  lookAt: number;
  /** Not asked for before this; waits, when it changed meanwhile. */
  restsUntil: number;
  /** For how long it rests after each question. */
  every: number;
  waiting: NodeJS.Timeout | null;
};

/**
 * Notifies listeners of the state of what they follow: at first, whenever it may have changed, whichever process changed it, when it
 * changes by the time alone, and now and then. It may be the same as before. Questions are asked one after the other, so an old
 * answer never overtakes a newer one; what changed at the same time shares one; while nobody listens nothing is asked. What says
 * so is asked for once in a while at most (`atMostEvery`): changed in between, it is asked for when that is over.
 */
export class Watch {
  readonly #options: WatchOptions;
  readonly #watched = new Map<string, Watched>();
  readonly #due = new Set<string>();
  readonly #stop: () => void;
  /** What is asked belongs to nobody's request, whoever gave the occasion. */
  readonly #asNobody = AsyncLocalStorage.snapshot();
  #isReading = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#stop = options.changeEvents.listen((subject) => this.#look(this.#namedBy(subject)));
  }

  /** Follows one subject. @returns what ends it */
  listen(subject: string, listener: Listener): () => void {
    const watched = this.#watched.get(subject) ?? newlyWatched();
    watched.listeners.add(listener);
    this.#watched.set(subject, watched);
    this.#look([subject]);
    this.#timer ??= this.#asNobody(() => setInterval(() => this.#tick(), TICK_MS));
    return () => {
      watched.listeners.delete(listener);
      if (watched.listeners.size > 0 || this.#watched.get(subject) !== watched) return;
      this.#watched.delete(subject);
      forgetWaiting(watched);
    };
  }

  /** Listens and asks no more. */
  close(): void {
    this.#stop();
    this.#rest();
    for (const watched of this.#watched.values()) forgetWaiting(watched);
    this.#watched.clear();
    this.#due.clear();
  }

  #namedBy(subject: string | null): Iterable<string> {
    if (subject === null) return this.#watched.keys();
    const named = readStreamSubject(subject);
    if (!named || named.key !== null) return [subject];
    return [...this.#watched.keys()].filter((known) => known.startsWith(`${named.topic}:`));
  }

  #tick(): void {
    const now = performance.now();
    const { isConnected } = this.#options.changeEvents;
    const due = [...this.#watched].filter(([, { lookAt }]) => !isConnected || lookAt <= now);
    this.#look(due.map(([subject]) => subject));
    if (this.#watched.size === 0) this.#rest();
  }

  #rest(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  #look(subjects: Iterable<string>): void {
    const now = performance.now();
    for (const subject of subjects) {
      const watched = this.#watched.get(subject);
      if (watched && watched.restsUntil > now) this.#lookLater(subject, watched, watched.restsUntil - now);
      else if (watched) this.#due.add(subject);
    }
    if (this.#due.size > 0 && !this.#isReading) void this.#asNobody(() => this.#readDue());
  }

  #lookLater(subject: string, watched: Watched, within: number): void {
    const look = () => {
      watched.waiting = null;
      watched.restsUntil = 0;
      this.#look([subject]);
    };
    watched.waiting ??= this.#asNobody(() => setTimeout(look, within));
  }

  async #readDue(): Promise<void> {
    this.#isReading = true;
    await nextTurn();
    while (this.#due.size > 0) {
      const subjects = [...this.#due].slice(0, SUBJECTS_AT_ONCE);
      const askedAt = performance.now();
      for (const subject of subjects) {
        this.#due.delete(subject);
        // From the question on: change events that come before its answer wait as well.
        const watched = this.#watched.get(subject);
        if (watched) watched.restsUntil = askedAt + watched.every;
      }
      const states = await this.#options.read(subjects).catch(() => null);
      if (states) for (const subject of subjects) this.#notify(subject, states.get(subject), askedAt);
      else this.#postpone(subjects);
    }
    this.#isReading = false;
  }

  /** Listeners keep what they know; nothing else is tried meanwhile, as it would fail too. */
  #postpone(subjects: string[]): void {
    const lookAt = performance.now() + RETRY_MS;
    for (const subject of [...subjects, ...this.#due]) {
      const watched = this.#watched.get(subject);
      if (watched) watched.lookAt = Math.min(watched.lookAt, lookAt);
    }
    this.#due.clear();
  }

  #notify(subject: string, state: StreamState | undefined, askedAt: number): void {
    const watched = this.#watched.get(subject);
    if (!watched) return;
    watched.lookAt = performance.now() + Math.min(state?.changesWithin ?? LATEST_LOOK_MS, LATEST_LOOK_MS);
    watched.every = state?.atMostEvery ?? 0;
    watched.restsUntil = askedAt + watched.every;
    if (state) for (const listener of [...watched.listeners]) listener(state);
  }
}

const newlyWatched = (): Watched => ({
  listeners: new Set(),
  lookAt: Number.POSITIVE_INFINITY,
  restsUntil: 0,
  every: 0,
  waiting: null,
});

function forgetWaiting(watched: Watched): void {
  if (watched.waiting) clearTimeout(watched.waiting);
  watched.waiting = null;
}
