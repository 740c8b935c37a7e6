/** Permits by key that nobody waits for: a counting semaphore each. */
export class PermitsPerKey {
  readonly #taken = new Map<string, number>();
  #total = 0;

  /** All that are held. */
  get total(): number {
    return this.#total;
  }

  /** Acquires one of `most` permits of a key. @returns what gives it back, however often it is called; null when all are taken */
  tryAcquire(key: string, most: number): (() => void) | null {
    const others = this.#taken.get(key) ?? 0;
    if (others >= most) return null;
    this.#taken.set(key, others + 1);
    this.#total += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#total -= 1;
      const left = (this.#taken.get(key) ?? 1) - 1;
      if (left > 0) this.#taken.set(key, left);
      else this.#taken.delete(key);
    };
  }
}
