import { sql } from 'drizzle-orm';
import type { DbOrTx } from './database.ts';

type Values = Record<string, unknown>;
/** A query of Drizzle's builder. */
type Buildable<Result> = { prepare(name: string): { execute(values: Values): Promise<Result> } };
/** What Drizzle's prepared queries are made of. */
type Bound<Result> = {
  execute(values: Values): Promise<Result>;
  client: unknown;
  queryConfig: object;
  rawQueryConfig: object;
};

/** What a prepared statement tells the connection: it may be prepared outside of a transaction, too. */
export type Repeatable = { isRepeated?: boolean };

/**
 * A statement that is built once in a process and then only given its values (`value('name')`): building it takes Drizzle longer than
 * PostgreSQL takes to carry it out. For what is done with every order or request, and finds rows by key. It is sent at once, not when it is
 * awaited. A column with `$onUpdate` needs a value of its own: the time of building would stay.
 *
 * `const findUser = builtOnce((db, value) => db.select().from(users).where(eq(users.id, value('id'))));`
 */
export function builtOnce<Result>(
  build: (db: DbOrTx, value: typeof sql.placeholder) => Buildable<Result>,
): (db: DbOrTx, values: Values) => Promise<Result> {
  /** By engine: tests use both. */
  const built = new Map<unknown, Bound<Result>>();
  return (db, values) => {
    const { session } = db._;
    let query = built.get(session.constructor);
    if (!query) {
      query = build(db, sql.placeholder).prepare('') as unknown as Bound<Result>;
      for (const config of [query.queryConfig, query.rawQueryConfig]) Object.assign(config, { isRepeated: true });
      built.set(session.constructor, query);
    }
    const { client } = session as unknown as { client: unknown };
    const bound: Bound<Result> = Object.create(query, { client: { value: client } });
    return bound.execute(values);
  };
}

/**
 * A statement in its own words, for what a builder cannot say. Values are given in the order of `$1`, `$2` …; times arrive as text.
 * A list is asked for as `= any(array(select unnest($1::bigint[])))`: PostgreSQL takes a short list itself for so much cheaper than a list
 * it does not know that it would plan the statement anew each time.
 *
 * `const priceOf = statement<{ price: number }>('select price from products where id = $1');`
 */
export function statement<Row>(text: string): (db: DbOrTx, ...values: unknown[]) => Promise<Row[]> {
  return async (db, ...params) => {
    const query = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(
      { sql: text, params },
      undefined,
      undefined,
      false,
    );
    Object.assign((query as unknown as Pick<Bound<Row>, 'rawQueryConfig'>).rawQueryConfig, { isRepeated: true });
    return (await query.execute()).rows;
  };
}
