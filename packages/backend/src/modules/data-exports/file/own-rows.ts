import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../../kernel/db/schema/index.ts';

const { jobs, limitCounters, orders, outbox, resources, comments, users, verificationCodes } = schema;

/** Which rows of a table are a customer's. */
export type OwnRows = (userId: number) => SQL;

const exported: unknown[] = Object.values(schema);

/** Every table of the database, by name. */
export const tablesByName: ReadonlyMap<string, PgTable> = new Map(
  exported.filter((one) => is(one, PgTable)).map((table) => [getTableName(table), table]),
);

/** Number and mailbox of a customer, as other tables write them; nothing while they have none. */
const addressesOf = (userId: number): SQL =>
  sql`select unnest(array[${users.cellphone}, ${users.email}]) from ${users} where ${users.id} = ${userId}`;

/** Tables without a key that points at a customer, and rows without one in tables that have it. */
const byValue: Readonly<Record<string, OwnRows>> = {
  // Codes to a number that had no account yet.
  [getTableName(outbox)]: (id) =>
    sql`${outbox.userId} = ${id} or (${outbox.userId} is null and ${outbox.recipient} in (${addressesOf(id)}))`,
  [getTableName(verificationCodes)]: (id) => sql`${verificationCodes.target} in (${addressesOf(id)})`,
  // `code:wait:13800000001`, `security:sms:7`: what a limit is for stands at the end.
  [getTableName(limitCounters)]: (id) => sql`
    regexp_replace(${limitCounters.key}, '^.*:', '') in (${addressesOf(id)})
    or ${limitCounters.key} ~ ${`^(code:account|security:(mail|sms)|data-export|question:[0-9]+):${id}$`}`,
  [getTableName(jobs)]: (id) => sql`
    ${jobs.payload} ->> 'userId' = ${String(id)} or ${jobs.payload} ->> 'orderId' in
      (select ${orders.id}::text from ${orders} where ${orders.userId} = ${id})`,
  // Pictures say by a word what they belong to.
  [getTableName(resources)]: (id) => sql`
    ${resources.imageType} = 'comment' and ${resources.imageId} in
      (select ${comments.id} from ${comments} where ${comments.userId} = ${id})`,
};

const found = new Map<PgTable, OwnRows | null>();

/**
 * Which rows of a table are a customer's: those that point at them, or else vanish with a row that is theirs (`on delete cascade`). Read
 * from the keys of the schema, so that a new table is found without a word. Null for tables of the shop.
 */
export function ownRowsOf(table: PgTable): OwnRows | null {
  const known = found.get(table);
  if (known !== undefined) return known;
  // A table whose rows point at rows of its own kind ends here.
  found.set(table, null);
  const own = byValue[getTableName(table)] ?? byCustomer(table) ?? byOwner(table);
  found.set(table, own);
  return own;
}

function byCustomer(table: PgTable): OwnRows | null {
  const column = table === users ? users.id : keysOf(table).find(({ foreignTable }) => foreignTable === users)?.column;
  return column ? (userId) => sql`${column} = ${userId}` : null;
}

function byOwner(table: PgTable): OwnRows | null {
  for (const { column, foreignTable, foreignColumn, isPart } of keysOf(table)) {
    const owners = isPart && foreignTable !== table ? ownRowsOf(foreignTable) : null;
    if (owners) {
      return (userId) => sql`${column} in (select ${foreignColumn} from ${foreignTable} where ${owners(userId)})`;
    }
  }
  return null;
}

type Key = { column: PgColumn; foreignTable: PgTable; foreignColumn: PgColumn; isPart: boolean };

/** The keys of one column that point at other tables. */
function keysOf(table: PgTable): Key[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const [column, foreignColumn] = [columns[0], foreignColumns[0]];
    if (!column || !foreignColumn || columns.length > 1) return [];
    return [{ column, foreignTable, foreignColumn, isPart: key.onDelete === 'cascade' }];
  });
}

/** Columns rows are put in order by: those of the primary key, or else all. */
export function orderOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
  return key.length > 0 ? key : Object.values(getTableColumns(table));
}
