import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Tx } from './database.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Any fixed number: the key of the lock under which one process at a time migrates. */
const MIGRATION_LOCK = 7_251_403;

/**
 * Applies the migrations that are missing, all in one transaction under an advisory lock: several processes may start at once on a new
 * database and each migration still runs once.
 * @returns how many were applied
 */
export async function migrate(database: Database): Promise<number> {
  return database.db.transaction((tx) => migrateIn(tx));
}

/** The same within a transaction. `until` leaves out all but these hashes: a database as an earlier version had it. */
export async function migrateIn(tx: Tx, until?: ReadonlySet<string>): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await ensureTable(tx);
  const applied = await appliedHashes(tx);
  const missing = readMigrationFiles({ migrationsFolder }).filter(
    ({ hash }) => !applied.has(hash) && (until?.has(hash) ?? true),
  );
  for (const migration of missing) {
    for (const statement of migration.sql) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into migrations (hash) values (${migration.hash})`);
  }
  return missing.length;
}

/** A database that is up to date and may only be read (its disk is full) can be opened all the same. */
async function ensureTable(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ known: string | null }>(sql`select to_regclass('migrations')::text as known`);
  if (rows[0]?.known) return;
  await tx.execute(
    sql`create table if not exists migrations (hash text primary key, applied_at timestamptz not null default now())`,
  );
}

/** Hashes of the migrations this version knows, oldest first. */
export function knownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

/** Hashes of the migrations a database has. */
export async function appliedHashes(tx: Tx): Promise<Set<string>> {
  const { rows } = await tx.execute<{ hash: string }>(sql`select hash from migrations`);
  return new Set(rows.map((row) => row.hash));
}
