/** Readings that are under way, by what is read: whoever asks for the same meanwhile gets the same answer, so thousands at once ask once. */
export class SingleFlight<T> {
  readonly #underWay = new Map<string | number, Promise<T>>();

  read(key: string | number, work: () => Promise<T>): Promise<T> {
    const known = this.#underWay.get(key);
    if (known) return known;
    const reading = work().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, reading);
    return reading;
  }
}
