/**
 * What stands for what: tokens, codes, order numbers and uuids of the recorded server, and ours in their place. Learned from answers, used in
 * requests and in what is expected of later answers.
 */
export class Memory {
  readonly #ours: Map<string, string>;

  constructor(known: Iterable<readonly [string, string]> = []) {
    this.#ours = new Map(known);
  }

  /** A copy to try a comparison with. */
  fork(): Memory {
    return new Memory(this.#ours);
  }

  bind(recorded: string, ours: string): void {
    this.#ours.set(recorded, ours);
  }

  /** Whether ours stands for something else already: no two recorded things may be one of ours. */
  isTaken(recorded: string, ours: string): boolean {
    const known = this.#ours.get(recorded);
    if (known !== undefined) return known !== ours;
    return [...this.#ours.values()].includes(ours);
  }

  /** A recorded text with everything known replaced by ours; what was put in is not looked at again. */
  text(recorded: string): string {
    const known = [...this.#ours.keys()].filter((theirs) => recorded.includes(theirs));
    if (known.length === 0) return recorded;
    const longestFirst = known.sort((a, b) => b.length - a.length).map(escaped);
    return recorded.replaceAll(new RegExp(longestFirst.join('|'), 'g'), (theirs) => this.#ours.get(theirs) ?? theirs);
  }

  /** A recorded value of any depth, likewise. */
  value(recorded: unknown): unknown {
    if (typeof recorded === 'string') return this.text(recorded);
    if (typeof recorded === 'number') return Number(this.#ours.get(String(recorded)) ?? recorded);
    if (Array.isArray(recorded)) return recorded.map((item) => this.value(item));
    if (typeof recorded !== 'object' || recorded === null) return recorded;
    return Object.fromEntries(Object.entries(recorded).map(([key, item]) => [key, this.value(item)]));
  }
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
