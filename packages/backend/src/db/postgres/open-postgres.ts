import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from '../database.ts';
import * as schema from '../schema/index.ts';
import { StatementNames } from '../statement-names.ts';
import { tracedQuery } from '../trace-query.ts';
import { TransactionGuard } from '../transaction-guard.ts';
import { numberParsers } from '../value-types.ts';
import { beginWithFirst } from './begin-with-first.ts';
import { listenPostgres } from './listen.ts';
import { prepareRepeated } from './prepare-repeated.ts';
import { sendTogether } from './send-together.ts';

export type PostgresOptions = { maxConnections?: number; onError?: (error: Error) => void };

/** Opens PostgreSQL, or anything that speaks its protocol, as a pool. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  for (const [oid, parse] of Object.entries(numberParsers)) pg.types.setTypeParser(Number(oid), parse);
  const guard = new TransactionGuard();
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'jishi-api',
    // Statements of a transaction need not wait for each other's answers (`together`).
    pipeline: true,
  });
  // A connection that breaks while idle would otherwise end the process.
  pool.on('error', options.onError ?? (() => {}));
  const names = new StatementNames();
  pool.on('connect', (client) => {
    sendTogether(client);
    prepareRepeated(client, names);
    beginWithFirst(client);
    // Compiling what counts the goods of a large shop takes longer than counting them. A connection that breaks says so elsewhere.
    // A table is read from its beginning, not from where another reading is: the first so many rows are the same each time.
    client.query('set jit = off; set synchronize_seqscans = off').catch(() => {});
  });
  guardPool(pool, guard);
  const raw = drizzle({ client: pool, schema, casing: 'snake_case' });
  return {
    engine: 'postgres',
    db: guard.watch(raw as unknown as Db),
    ping: async () => void (await pool.query('select 1')),
    listen: (channel, listening) => {
      const send = (text: string) => pool.query('select pg_notify($1, $2)', [channel, text]);
      return listenPostgres({ url, channel, listening, send });
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waitedFor: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

type Query = (...args: unknown[]) => Promise<unknown>;

/** `pool.query` and a new transaction both take a connection here. */
function guardPool(pool: pg.Pool, guard: TransactionGuard): void {
  const query = pool.query.bind(pool) as unknown as Query;
  Object.assign(pool, {
    query: (...args: unknown[]) => {
      guard.check();
      return traceQuery(args, query);
    },
  });
  // The pool itself asks with a callback: that is the query above, which is counted already.
  pool.on('connect', (client) => {
    const own = client.query.bind(client) as unknown as Query;
    const hasCallback = (args: unknown[]) => typeof args.at(-1) === 'function';
    Object.assign(client, {
      query: (...args: unknown[]) => (hasCallback(args) ? own(...args) : traceQuery(args, own)),
    });
  });
}

function traceQuery(args: unknown[], query: Query): Promise<unknown> {
  const [first] = args as [string | { text: string }];
  return tracedQuery('postgres', typeof first === 'string' ? first : first.text, () => query(...args));
}
