/** Statements that are asked this often are prepared; the first few may be of a seed or an import. */
const REPEATED = 5;
/** So many different statements are watched: each connection may come to keep all of them. */
const MAX_STATEMENTS = 500;
/** PostgreSQL's answer when the table of a prepared statement was changed meanwhile, by the migration of a newer version. */
const CHANGED = '0A000';

/** Gives the statements that repeat a name, under which the database keeps them prepared, the same one on every connection of a pool. */
export class StatementNames {
  readonly #known = new Map<string, { name: string; asked: number }>();
  #named = 0;

  /** The name for a text; null while it is rare. */
  nameOf(text: string): string | null {
    const known = this.#known.get(text);
    if (!known) {
      if (this.#known.size < MAX_STATEMENTS) this.#known.set(text, { name: `repeated_${++this.#named}`, asked: 1 });
      return null;
    }
    known.asked += 1;
    return known.asked > REPEATED ? known.name : null;
  }

  /** Begins anew: names that were given are not used again. */
  forget(): void {
    this.#known.clear();
  }
}

/** Whether a prepared statement failed because its table is another one now. */
export function isPlanStale(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === CHANGED;
}
