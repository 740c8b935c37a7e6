import { type messages, type PGlite, protocol, type QueryOptions, TransactionAbortedError } from '@electric-sql/pglite';
import { DatabaseUnavailable } from '../../failures.ts';
import { isPlanStale, StatementNames } from '../../statement-names.ts';
import { type Column, columnsOf, type QueryResult, readResult, typesOf } from './read-result.ts';

const { serialize } = protocol;
const READ_ONLY = '25006';
/** Types of the parameters of so many statements are remembered. */
const MAX_DESCRIBED = 1000;

/**
 * Statements of the embedded engine, each in one call into it; those that repeat are prepared. PGlite's own `query` makes six calls, has
 * every statement planned anew and puts its hundreds of parsers together each time, which was most of what an order cost.
 * One statement at a time: the caller sees to that.
 */
export class EmbeddedStatements {
  readonly #pg: PGlite;
  readonly #names = new StatementNames();
  readonly #types = new Map<string, number[]>();
  /** Columns of prepared statements by name. */
  readonly #prepared = new Map<string, Column[]>();

  /** Why the engine cannot go on. */
  #broken: DatabaseUnavailable | null = null;
  readonly #onBroken: (error: Error) => void;

  constructor(pg: PGlite, onBroken: (error: Error) => void) {
    this.#pg = pg;
    this.#onBroken = onBroken;
  }

  get isBroken(): boolean {
    return this.#broken !== null;
  }

  /** `mayPrepare`: where one plan is right for all values. */
  async run(
    text: string,
    params: readonly unknown[],
    options: QueryOptions,
    mayPrepare: boolean,
  ): Promise<QueryResult> {
    const types = await this.#describe(text, params.length);
    const values = params.map((value, index) => this.#toText(value, types[index] ?? 0));
    const name = mayPrepare ? this.#names.nameOf(text) : null;
    if (name === null) return this.#read(await this.#once('', text, types, values), options);
    const columns = this.#prepared.get(name);
    try {
      if (columns) return this.#read(await this.#again(name, values), options, columns);
      const result = await this.#once(name, text, types, values);
      this.#prepared.set(name, columnsOf(result));
      return this.#read(result, options);
    } catch (error) {
      if (!columns || isPlanStale(error)) await this.#forget(name, text);
      throw error;
    }
  }

  async begin(): Promise<void> {
    await this.#send(serialize.query('begin'));
  }

  /** @throws TransactionAbortedError when nothing was committed because a statement had failed */
  async commit(): Promise<void> {
    const result = await this.#send(serialize.query('commit'));
    if (readResult(result, [], []).command === 'ROLLBACK') throw new TransactionAbortedError();
  }

  async rollback(): Promise<void> {
    await this.#send(serialize.query('rollback'));
  }

  #once(name: string, text: string, types: number[], values: (string | null)[]): Promise<messages.BackendMessage[]> {
    return this.#send(
      serialize.parse({ name, text, types }),
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
      serialize.sync(),
    );
  }

  #again(name: string, values: (string | null)[]): Promise<messages.BackendMessage[]> {
    return this.#send(serialize.bind({ statement: name, values }), serialize.execute(), serialize.sync());
  }

  /** Types of the parameters, which the database finds out when it first sees a statement. */
  async #describe(text: string, count: number): Promise<number[]> {
    if (count === 0) return [];
    const known = this.#types.get(text);
    if (known) return known;
    const result = await this.#send(serialize.parse({ text }), serialize.describe({ type: 'S' }), serialize.sync());
    const types = typesOf(result);
    if (this.#types.size < MAX_DESCRIBED) this.#types.set(text, types);
    return types;
  }

  /** Whether it was prepared or not, and even when the transaction has failed. */
  async #forget(name: string, text: string): Promise<void> {
    this.#prepared.delete(name);
    this.#types.delete(text);
    this.#names.forget();
    await this.#send(serialize.close({ type: 'S', name }), serialize.sync());
  }

  #toText(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    return this.#pg.serializers[type]?.(value) ?? String(value);
  }

  #read(result: messages.BackendMessage[], options: QueryOptions, columns = columnsOf(result)): QueryResult {
    const parsers = columns.map(({ dataTypeID }) => options.parsers?.[dataTypeID] ?? this.#pg.parsers[dataTypeID]);
    return readResult(result, columns, parsers, options.rowMode);
  }

  /** All of them in one call; what follows one that fails is passed over. */
  async #send(...parts: Uint8Array[]): Promise<messages.BackendMessage[]> {
    if (this.#broken) throw this.#broken;
    const [only] = parts;
    const message = only && parts.length === 1 ? only : Buffer.concat(parts);
    try {
      return await this.#pg.execProtocolStream(message, { syncToFs: false });
    } catch (error) {
      if (isRefusal(error)) throw translated(error);
      throw this.#pg.closed ? error : this.#break(error);
    }
  }

  /** It gives wrong answers from here on, or none: it must not be asked again. Opened anew it takes up what was committed. */
  #break(error: unknown): Error {
    this.#broken = new DatabaseUnavailable('away', 'The embedded database cannot go on', { cause: error });
    this.#onBroken(this.#broken);
    return this.#broken;
  }
}

type Refusal = Error & { severity: string; code?: string };

/** The database refused a statement; everything else (PANIC, FATAL, a file that cannot be synced) ends the engine. */
function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'severity' in error && error.severity === 'ERROR';
}

/** It is made read-only when its disk is nearly full, and for no other reason. */
function translated(error: Refusal): Error {
  return error.code === READ_ONLY ? new DatabaseUnavailable('full', 'The disk is full', { cause: error }) : error;
}
