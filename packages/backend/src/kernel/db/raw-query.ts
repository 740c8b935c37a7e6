import type { DbOrTx } from './database.ts';
import type { Bound } from './prepared-once.ts';

/**
 * A query in SQL, for what a builder cannot say. Values are given in the order of `$1`, `$2` …; times arrive as text.
 * A list is asked for as `= any(array(select unnest($1::bigint[])))`: PostgreSQL takes a short list itself for so much cheaper than a list
 * it does not know that it would plan the query anew each time.
 *
 * `const priceOf = rawQuery<{ price: number }>('select price from products where id = $1');`
 */
export function rawQuery<Row>(text: string): (db: DbOrTx, ...values: unknown[]) => Promise<Row[]> {
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
