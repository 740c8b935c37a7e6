import { sql } from 'drizzle-orm';
import type { DbOrTx } from './database.ts';

type Values = Record<string, unknown>;
/** A query of Drizzle's builder. */
type Buildable<Result> = { prepare(name: string): { execute(values: Values): Promise<Result> } };
/** What Drizzle's prepared queries are made of. */
export type Bound<Result> = {
  execute(values: Values): Promise<Result>;
  client: unknown;
  queryConfig: object;
  rawQueryConfig: object;
};

/** What a query tells the connection: the database may prepare it outside of a transaction, too. */
export type Repeatable = { isRepeated?: boolean };

/**
 * A prepared query: Drizzle builds it once in a process, then it is only given its values (`value('name')`). Building it takes Drizzle longer
 * than PostgreSQL takes to carry it out. For what is done with every order or request, and finds rows by key. It is sent at once, not when it is
 * awaited. A column with `$onUpdate` needs a value of its own: the time of building would stay.
 *
 * `const findUser = preparedOnce((db, value) => db.select().from(users).where(eq(users.id, value('id'))));`
 */
export function preparedOnce<Result>(
  build: (db: DbOrTx, value: typeof sql.placeholder) => Buildable<Result>,
): (db: DbOrTx, values: Values) => Promise<Result> {
  /** By engine: tests use both. */
  const prepared = new Map<unknown, Bound<Result>>();
  return (db, values) => {
    const { session } = db._;
    let query = prepared.get(session.constructor);
    if (!query) {
      query = build(db, sql.placeholder).prepare('') as unknown as Bound<Result>;
      for (const config of [query.queryConfig, query.rawQueryConfig]) Object.assign(config, { isRepeated: true });
      prepared.set(session.constructor, query);
    }
    const { client } = session as unknown as { client: unknown };
    const bound: Bound<Result> = Object.create(query, { client: { value: client } });
    return bound.execute(values);
  };
}
