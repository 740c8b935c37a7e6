import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';
import { cleanHtml, cleanLocalHtml } from '../../texts/clean-html.ts';
import type { LocalText } from '../../texts/languages.ts';

/** Big integer key, given by the database; the seed may set its own. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** Column that points to the `id` of another table. */
export const ref = (target: () => AnyPgColumn) => bigint({ mode: 'number' }).references(target);

/** Reference to an owner whose rows vanish with it. */
export const childOf = (target: () => AnyPgColumn) =>
  bigint({ mode: 'number' }).notNull().references(target, { onDelete: 'cascade' });

/** Amount in integer cents. Pair it with `notNegative` in the table's extras. */
export const cents = () => bigint({ mode: 'number' }).notNull().default(0);

/** Small number with a meaning of its own (`entities.md` 1), 0 by default. */
export const flag = (initial = 0) => integer().notNull().default(initial);

export const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** HTML, cleaned when it is written and when it is read, whoever put it there: nobody can forget to. */
export const html = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: cleanHtml,
  fromDriver: cleanHtml,
});

/** The same per language. */
export const localHtml = customType<{ data: LocalText; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (texts) => JSON.stringify(cleanLocalHtml(texts)),
  fromDriver: (stored) => cleanLocalHtml(typeof stored === 'string' ? JSON.parse(stored) : stored),
});

/** Text per language: `{ "zh": "…", "en": "…" }`. A missing key means "not translated". */
export const localText = () => jsonb().$type<LocalText>();

export const times = {
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
};

/** Rows with a deletion time are invisible to the storefront. */
export const softDeletion = { deletedAt: instant() };

/** `CHECK (column >= 0)`: money and stock can never fall below zero, whatever the code does. */
export function notNegative(name: string, column: AnyPgColumn) {
  return check(name, sql`${column} >= 0`);
}

export function within(name: string, column: AnyPgColumn, values: readonly number[]) {
  return check(name, sql`${column} in (${sql.raw(values.join(', '))})`);
}
