import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { appliedHashes, knownMigrations, migrateIn } from '../../db/migrate.ts';
import { Refused } from '../refused.ts';
import { listTables, quoted, type Table } from './tables.ts';

/**
 * Checks that a database may be filled: it holds nothing, or a shop without a row.
 * @param isForced a shop with rows may be replaced
 * @throws Refused naming what is there
 */
export async function assertFree(tx: Tx, isForced: boolean): Promise<void> {
  const tables = await listTables(tx);
  if (tables.length === 0) return;
  const { rows } = await tx.execute<{ shop: boolean }>(
    sql`select to_regclass('public.migrations') is not null as shop`,
  );
  if (!rows[0]?.shop) throw new Refused(`The database holds other tables (${tables[0]?.name} …): use one of its own.`);
  if (isForced) return;
  for (const { name } of tables) {
    const { rows: some } = await tx.execute(sql.raw(`select 1 from ${quoted(name)} limit 1`));
    if (some.length > 0) throw new Refused(`The database is not empty: there are rows in ${name}.`);
  }
}

async function holdsShop(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ shop: boolean }>(
    sql`select to_regclass('public.migrations') is not null as shop`,
  );
  return rows[0]?.shop === true;
}

/**
 * Makes the tables of a shop anew, empty, as they were after the given migrations.
 * @throws Refused for migrations this version does not know
 */
export async function rebuild(tx: Tx, migrations: readonly string[]): Promise<void> {
  const known = new Set(knownMigrations());
  const wanted = new Set(migrations);
  if (migrations.some((hash) => !known.has(hash))) {
    throw new Refused('This comes from another version of the shop, with tables this one does not know. Update first.');
  }
  const isShop = await holdsShop(tx);
  const applied = isShop ? await appliedHashes(tx) : new Set<string>();
  const isSame = applied.size === wanted.size && migrations.every((hash) => applied.has(hash));
  if (isShop && isSame) return empty(tx);
  await dropAll(tx);
  await migrateIn(tx, wanted);
}

async function empty(tx: Tx): Promise<void> {
  const names = (await listTables(tx)).map(({ name }) => quoted(name));
  await tx.execute(sql.raw(`truncate ${names.join(', ')}`));
}

/** Tables and functions of the shop; those of extensions stay. */
async function dropAll(tx: Tx): Promise<void> {
  const { rows: tables } = await tx.execute<{ name: string }>(sql`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'durability_check'`);
  for (const { name } of tables) await tx.execute(sql.raw(`drop table ${name} cascade`));
  const { rows: functions } = await tx.execute<{ name: string }>(sql`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { name } of functions) await tx.execute(sql.raw(`drop function ${name} cascade`));
}

/**
 * Does the work with references between tables and triggers switched off, so that rows may come in any order; every
 * reference is checked when they come back.
 */
export async function withoutReferences<T>(tx: Tx, tables: readonly Table[], work: () => Promise<T>): Promise<T> {
  const { rows } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  for (const { name } of tables) await tx.execute(sql.raw(`alter table ${quoted(name)} disable trigger user`));
  const result = await work();
  for (const { name } of tables) await tx.execute(sql.raw(`alter table ${quoted(name)} enable trigger user`));
  for (const { table, name, definition } of rows) {
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  }
  return result;
}
