import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

type Schema = typeof schema;

/** What both engines answer to a raw query. */
type Rows<Row> = { rows: Row[] };

interface ShopQueryResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Drizzle on either engine. */
export type Db = PgDatabase<ShopQueryResult, Schema, ExtractTablesWithRelations<Schema>>;

/** The same inside a transaction. */
export type Tx = PgTransaction<ShopQueryResult, Schema, ExtractTablesWithRelations<Schema>>;

/** Takes part in the caller's transaction, or works alone. */
export type DbOrTx = Db | Tx;

export type Engine = 'pglite' | 'postgres';

/** `waitedFor`: requests that wait for a connection. */
type Connections = { busy: number; idle: number; waitedFor: number };

/** What becomes of a channel one listens to. */
export type Listening = {
  onMessage(text: string): void;
  /** From now on nothing is missed. */
  onConnected(): void;
  /** From now on something may be; it is tried again and again. */
  onLost(error: unknown): void;
};

/** An open database. `db` throws when used inside a transaction of its own: pass the `tx` on. */
export interface Database {
  readonly engine: Engine;
  readonly db: Db;
  /** Answers when the database does; throws otherwise. */
  ping(): Promise<void>;
  /** Whether its disk takes anything more. Throws when it does not answer. */
  hasDiskSpace(): Promise<boolean>;
  /** Hears what `pg_notify` sends to a channel, from any process. The result ends it. */
  listen(channel: string, listening: Listening): Promise<() => Promise<void>>;
  /** How the connections of the pool are used; null where there is none. */
  connections(): Connections | null;
  close(): Promise<void>;
}
