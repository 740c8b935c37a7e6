import type { Subject } from '../news/subjects.ts';

/** A value kept in memory, with what it depends on. Times are milliseconds of the clock of whoever keeps it. */
export type Kept<Value> = {
  value: Value;
  /** What it shows. */
  subjects: readonly Subject[];
  /** Memory it takes, roughly. */
  bytes: number;
  /** When it was begun: everything that happened before is in it. */
  madeAt: number;
  /** From this moment on it shows something old, whatever news say: the next turn of a sale it shows. */
  until: number;
  /** News said that it shows something old. */
  isOutdated: boolean;
  /** It took the place of an outdated one, or is made of something that did. */
  isRenewed: boolean;
};

/** Values by key, up to so many bytes (the oldest go first), with an index of what they show. */
export class KeptValues<Value> {
  readonly #limit: number;
  readonly #values = new Map<string, Kept<Value>>();
  readonly #keysBySubject = new Map<Subject, Set<string>>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Kept<Value> | undefined {
    return this.#values.get(key);
  }

  put(key: string, kept: Kept<Value>): void {
    this.#drop(key);
    this.#values.set(key, kept);
    this.#bytes += kept.bytes;
    for (const subject of kept.subjects) {
      const keys = this.#keysBySubject.get(subject) ?? new Set();
      this.#keysBySubject.set(subject, keys.add(key));
    }
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#drop(oldest);
    }
  }

  /** Marks what shows the subject. */
  outdate(subject: Subject): void {
    for (const key of this.#keysBySubject.get(subject) ?? []) {
      const kept = this.#values.get(key);
      if (kept) kept.isOutdated = true;
    }
  }

  outdateAll(): void {
    for (const kept of this.#values.values()) kept.isOutdated = kept.subjects.length > 0;
  }

  clear(): void {
    this.#values.clear();
    this.#keysBySubject.clear();
    this.#bytes = 0;
  }

  #drop(key: string): void {
    const old = this.#values.get(key);
    if (!old) return;
    this.#bytes -= old.bytes;
    this.#values.delete(key);
    for (const subject of old.subjects) {
      const keys = this.#keysBySubject.get(subject);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysBySubject.delete(subject);
    }
  }
}
