import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from '../../database.ts';
import * as schema from '../../schema/index.ts';
import { StatementNames } from '../../statement-names.ts';
import { tracedQuery } from '../../trace-query.ts';
import { TransactionGuard } from '../../transaction-guard.ts';
import { numberParsers } from '../../value-types.ts';
import { beginWithFirst } from './begin-with-first.ts';
import { BoundedPool, type PoolBounds } from './bounded-pool.ts';
import { corkWrites } from './cork-writes.ts';
import { DiskSpaceWatch } from './disk-space-watch.ts';
import { listenPostgres } from './listen.ts';
import { prepareRepeated } from './prepare-repeated.ts';
import type { SafeClient } from './safe-client.ts';
import { sessionSettings, type TimeLimits } from './time-limits.ts';
import { translateFailures } from './translate-failures.ts';

export type PostgresOptions = Partial<Pick<PoolBounds, 'onLost' | 'onBack'>> & {
  maxConnections?: number;
  /** For answering requests (`SERVING`); without them one waits as long as work such as a backup takes. */
  limits?: TimeLimits;
};

/** Commands and tests have no shopper who waits. */
const PATIENCE_MS = 10_000;

/** Opens PostgreSQL, or anything that speaks its protocol, as a pool. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  for (const [oid, parse] of Object.entries(numberParsers)) pg.types.setTypeParser(Number(oid), parse);
  const { limits = null, maxConnections = 10, onLost = () => {}, onBack = () => {} } = options;
  const guard = new TransactionGuard();
  const pool = new BoundedPool(
    {
      connectionString: url,
      max: maxConnections,
      application_name: 'jishi-api',
      // Statements of a transaction need not wait for each other's answers (`pipelined`).
      pipeline: true,
      ...(limits ? { query_timeout: limits.unansweredMs } : {}),
    },
    { waitMs: limits?.waitMs ?? PATIENCE_MS, onLost, onBack },
  );
  const names = new StatementNames();
  const diskSpace = new DiskSpaceWatch(() => pool.connect());
  pool.on('connect', (client) => {
    corkWrites(client);
    prepareRepeated(client, names);
    beginWithFirst(client);
    translateFailures(client as pg.PoolClient & SafeClient);
    traceAll(client, diskSpace);
    // A connection that breaks says so elsewhere.
    client.query(sessionSettings(limits)).catch(() => {});
  });
  askOneByOne(pool, guard);
  const raw = drizzle({ client: pool, schema, casing: 'snake_case' });
  return {
    engine: 'postgres',
    db: guard.watch(raw as unknown as Db),
    ping: async () => void (await pool.query('select 1')),
    hasDiskSpace: () => diskSpace.look(),
    listen: (channel, listening) => {
      const send = (text: string) => pool.query('select pg_notify($1, $2)', [channel, text]);
      return listenPostgres({ url, channel, listening, send });
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waitedFor: pool.waiting,
    }),
    close: () => pool.end(),
  };
}

type Query = (...args: unknown[]) => Promise<unknown>;

/** A statement outside of transactions. The pool's own way throws its connection away at every refusal, such as a name that is taken. */
function askOneByOne(pool: BoundedPool, guard: TransactionGuard): void {
  Object.assign(pool, {
    query: async (...args: unknown[]) => {
      guard.check();
      const client = await pool.connect();
      try {
        return await (client.query as unknown as Query)(...args);
      } finally {
        client.release();
      }
    },
  });
}

function traceAll(client: pg.PoolClient, diskSpace: DiskSpaceWatch): void {
  const query = client.query.bind(client) as unknown as Query;
  Object.assign(client, {
    query: (...args: unknown[]) => {
      const [first] = args as [string | { text: string }];
      const text = typeof first === 'string' ? first : first.text;
      return diskSpace.watch(tracedQuery('postgres', text, () => query(...args)));
    },
  });
}
