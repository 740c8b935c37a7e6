import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';

type Index = { name: string; definition: string };
type Reference = Index & { table: string };

/**
 * Fills these tables while they have no indexes but the unique ones and no foreign keys, and builds both afterwards, as a
 * restore of a backup does: a million products take minutes, not an hour. References are checked then, all at once.
 */
export async function bulkFill(db: Db, tables: readonly string[], fill: () => Promise<unknown>): Promise<void> {
  const filled = sql`any(array(select unnest(${sql.param(tables)}::text[])))`;
  const [indexes, references] = [await indexesOf(db, filled), await referencesOf(db, filled)];
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  for (const { table, name } of references)
    await db.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  await fill();
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '1GB'`);
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
    for (const { table, name, definition } of references)
      await tx.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
  });
}

async function indexesOf(db: Db, filled: SQL): Promise<Index[]> {
  const { rows } = await db.execute<Index>(sql`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where not i.indisunique and t.relname = ${filled}`);
  return rows;
}

async function referencesOf(db: Db, filled: SQL): Promise<Reference[]> {
  const { rows } = await db.execute<Reference>(sql`
    select t.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where k.contype = 'f' and t.relname = ${filled}`);
  return rows;
}
