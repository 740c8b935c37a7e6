import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../kernel/db/database.ts';
import { appliedHashes, knownMigrations, migrateIn } from '../../../kernel/db/migrate.ts';
import * as schema from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';
import { listTables, ownTables, quoted, type Table } from './tables.ts';

/**
 * Checks that a database may be filled: it holds nothing, or a shop without a row.
 * @param isForced a shop with rows may be replaced
 * @throws Refused naming what is there
 */
export async function assertFree(tx: Tx, isForced: boolean): Promise<void> {
  const tables = await listTables(tx);
  const strange = tables.filter(({ name }) => !ours.has(name));
  if (strange.length > 0 || (tables.length > 0 && !(await holdsShop(tx)))) {
    const { name } = strange[0] ?? { name: 'migrations of another program' };
    throw new Refused(`The database holds other tables (${name} …): use one of its own.`);
  }
  if (isForced) return;
  for (const { name } of tables) {
    const { rows } = await tx.execute(sql.raw(`select 1 from ${quoted(name)} limit 1`));
    if (rows.length > 0) throw new Refused(`The database is not empty: there are rows in ${name}.`);
  }
}

const ours: ReadonlySet<string> = new Set(
  Object.values<unknown>(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table).name),
);

/** Whether its tables came from our migrations: other programs have a table of that name, too. */
async function holdsShop(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ shop: boolean }>(sql`
    select exists (
      select 1 from pg_attribute where attrelid = to_regclass('public.migrations') and attname = 'hash'
    ) as shop`);
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

/** Tables of the shop, and the functions of their triggers. That the disk syncs is no matter of migrations. */
async function dropAll(tx: Tx): Promise<void> {
  const own = ownTables.filter((name) => name !== 'durability_check');
  const tables = [...(await listTables(tx)).map(({ name }) => name), ...own];
  const { rows: functions } = await tx.execute<{ name: string }>(sql`
    select distinct t.tgfoid::regprocedure::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`);
  for (const name of tables) await tx.execute(sql.raw(`drop table if exists ${quoted(name)} cascade`));
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
