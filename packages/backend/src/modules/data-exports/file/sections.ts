import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { hasNumbers } from '../../../kernel/db/schema/columns.ts';
import { storedKey } from '../../../kernel/db/stored-key.ts';
import { personalData } from '../../retention/personal-data.ts';
import { titles, type Words } from './labels/titles.ts';
import { labelOf } from './labels.ts';
import { leftOut } from './left-out.ts';
import { type OwnRows, ownRowsOf, tablesByName } from './own-rows.ts';

/** One file of the archive: what a table has of a customer. */
export type Section = {
  name: string;
  table: PgTable;
  title: Words;
  own: OwnRows;
  /** What is written, by the name it has in the file. */
  columns: Readonly<Record<string, PgColumn | SQL>>;
  labels: Readonly<Record<string, Words>>;
  /** What the table has besides, and the file only names. */
  leftOut: Readonly<Record<string, Words>>;
};

/** States and kinds are numbers in the file, as the labels say. */
const asStored = (column: PgColumn): PgColumn | SQL => (hasNumbers(column) ? sql`${column}` : column);

/** The file has always said `tries`. */
const keyOf = (table: string, column: PgColumn): string =>
  table === 'verification_codes' && column.name === 'wrong_tries' ? 'tries' : storedKey(column);

const plain = (name: string): Words => ({ zh: name, en: name });

/**
 * Everything the shop keeps of customers: the tables of `personal-data.ts` in its order, and behind them those that only have parts
 * of their rows (the lines of an order). A table that is listed there is in the file.
 */
export const sections: readonly Section[] = inOrder().flatMap((table) => {
  const own = ownRowsOf(table);
  return own ? [sectionOf(table, own)] : [];
});

function inOrder(): PgTable[] {
  const listed = personalData.flatMap(({ table }) => tablesByName.get(table) ?? []);
  return [...new Set([...listed, ...tablesByName.values()])];
}

function sectionOf(table: PgTable, own: OwnRows): Section {
  const name = getTableName(table);
  const isOut = (column: string) => leftOut[name]?.includes(column) ?? false;
  const all = Object.values<PgColumn>(getTableColumns(table)).map((column) => [keyOf(name, column), column] as const);
  const labels = (out: boolean) =>
    Object.fromEntries(
      all.filter(([key]) => isOut(key) === out).map(([key]) => [key, labelOf(name, key) ?? plain(key)]),
    );
  return {
    name,
    table,
    own,
    title: titles[name] ?? plain(name.replaceAll('_', ' ')),
    columns: Object.fromEntries(all.filter(([key]) => !isOut(key)).map(([key, column]) => [key, asStored(column)])),
    labels: labels(false),
    leftOut: labels(true),
  };
}
