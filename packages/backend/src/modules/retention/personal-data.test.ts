import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../../kernel/db/schema/index.ts';
import { users } from '../../kernel/db/schema/index.ts';
import { notPersonal, personalData, personalDataEntry } from './personal-data.ts';

const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableConfig(one)] : []));

/** Names that columns about somebody have. */
const words =
  /phone|mail|name|address|location|latitude|longitude|house|^ip$|user|openid|recipient|portrait|gender|target|remark|details|input|payload|content/i;

const listed = new Set(personalData.map(({ table }) => table));

it('every column that sounds like somebody belongs to a listed table, or is said to be of the shop', () => {
  const sounding = tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => words.test(column.name))
      .map((column) => ({ table: name, column: `${name}.${column.name}` })),
  );
  expect(sounding.length).toBeGreaterThan(60);
  const unknown = sounding.filter(({ table, column }) => !listed.has(table) && !notPersonal.includes(column));
  expect(unknown.map(({ column }) => column)).toEqual([]);
  // What no longer exists is taken off the list.
  expect(notPersonal.filter((one) => !sounding.some(({ column }) => column === one))).toEqual([]);
});

it('every table that points at a customer is listed', () => {
  const pointing = tables.filter(({ foreignKeys }) =>
    foreignKeys.some((key) => key.reference().foreignTable === users),
  );
  expect(pointing.length).toBeGreaterThan(15);
  expect(pointing.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
});

it('only tables that exist are listed, once', () => {
  const names = tables.map(({ name }) => name);
  expect(personalData.filter(({ table }) => !names.includes(table))).toEqual([]);
  expect(listed.size).toBe(personalData.length);
});

it('the list of docs/security.md says the same, and nothing else', () => {
  const document = readFileSync(new URL('../../../../../docs/security.md', import.meta.url), 'utf8');
  expect(document).toContain(`\n\n${personalData.map(personalDataEntry).join('\n')}\n\n`);
});
