import type { Subject } from '../news/subjects.ts';
import type { EncodedAnswer } from './encoded-answer.ts';

/** Times are milliseconds of the cache's clock. */
export type KeptAnswer = EncodedAnswer & {
  /** What it shows. */
  subjects: readonly Subject[];
  /** When it was begun: everything that happened before is in it. */
  madeAt: number;
  /** News said that it shows something old. */
  isOutdated: boolean;
  /** It took the place of an outdated one. */
  isRenewed: boolean;
};

/** What two encodings and the entry itself cost beside the plain body, roughly. */
const costOf = (answer: KeptAnswer): number => answer.raw.length * 2 + 512;

/** Answers by key, up to so many bytes (the oldest go first), with an index of what they show. */
export class KeptAnswers {
  readonly #limit: number;
  readonly #answers = new Map<string, KeptAnswer>();
  readonly #keysBySubject = new Map<Subject, Set<string>>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): KeptAnswer | undefined {
    return this.#answers.get(key);
  }

  put(key: string, answer: KeptAnswer): void {
    this.#drop(key);
    this.#answers.set(key, answer);
    this.#bytes += costOf(answer);
    for (const subject of answer.subjects) {
      const keys = this.#keysBySubject.get(subject) ?? new Set();
      this.#keysBySubject.set(subject, keys.add(key));
    }
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#drop(oldest);
    }
  }

  /** Marks what shows the subject. */
  outdate(subject: Subject): void {
    for (const key of this.#keysBySubject.get(subject) ?? []) {
      const answer = this.#answers.get(key);
      if (answer) answer.isOutdated = true;
    }
  }

  outdateAll(): void {
    for (const answer of this.#answers.values()) answer.isOutdated = answer.subjects.length > 0;
  }

  clear(): void {
    this.#answers.clear();
    this.#keysBySubject.clear();
    this.#bytes = 0;
  }

  #drop(key: string): void {
    const old = this.#answers.get(key);
    if (!old) return;
    this.#bytes -= costOf(old);
    this.#answers.delete(key);
    for (const subject of old.subjects) {
      const keys = this.#keysBySubject.get(subject);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysBySubject.delete(subject);
    }
  }
}
