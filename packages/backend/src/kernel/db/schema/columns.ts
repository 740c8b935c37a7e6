import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';
import { cleanHtml, cleanLocalHtml } from '../../texts/clean-html.ts';
import type { LocalText } from '../../texts/languages.ts';
import type { Vocabulary } from '../../words/vocabulary.ts';

/** Big integer key, given by the database; the seed may set its own. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** Column that points to the `id` of another table. `name`: where it is not that of its key. */
export const ref = (target: () => AnyPgColumn, name = '') => bigint(name, { mode: 'number' }).references(target);

/** Reference to an owner whose rows vanish with it. `name`: where it is not that of its key. */
export const childOf = (target: () => AnyPgColumn, name = '') =>
  bigint(name, { mode: 'number' }).notNull().references(target, { onDelete: 'cascade' });

/** Amount in integer cents. Pair it with `notNegative` in the table's extras. `name`: where it is not that of its key. */
export const cents = (name = '') => bigint(name, { mode: 'number' }).notNull().default(0);

/** Whole number, 0 by default. `name`: where it is not that of its key. */
export const wholeNumber = (initial = 0, name = '') => integer(name).notNull().default(initial);

function yesOrNo(initial: boolean, name: string, no: number) {
  const column = customType<{ data: boolean | number; driverData: number }>({
    dataType: () => 'integer',
    toDriver: (said) => (said ? 1 : no),
    fromDriver: (stored) => stored === 1,
  });
  // A default goes into the database as it is: there it is a number.
  return column(name)
    .notNull()
    .default(initial ? 1 : no)
    .$type<boolean>();
}

/** Yes or no; the database has 1 or 0. `name`: where it is not that of its key. */
export const flag = (initial = false, name = '') => yesOrNo(initial, name, 0);

/** Whether help is shown, as it is by default; the database has 1 or 2. */
export const shownFlag = () => yesOrNo(true, 'is_show', 2);

function numbered<Word extends string>({ numberOf, wordOf }: Vocabulary<Word>, name: string) {
  const column = customType<{ data: Word | number; driverData: number }>({
    dataType: () => 'integer',
    toDriver: (said) => numberOf(String(said)),
    fromDriver: wordOf,
  });
  return column(name);
}

const storedWord = <Word extends string>(vocabulary: Vocabulary<Word>, name = '') =>
  numbered(vocabulary, name).notNull();

/** Word of a vocabulary, `initial` by default; the database has its number. `name`: where it is not that of its key. */
export const word = <Word extends string>(vocabulary: Vocabulary<Word>, initial: Word, name = '') =>
  // A default goes into the database as it is: there it is a number.
  storedWord(vocabulary, name).default(vocabulary.numbers[initial]).$type<Word>();

/** The same without a default. */
export const givenWord = <Word extends string>(vocabulary: Vocabulary<Word>) => storedWord(vocabulary).$type<Word>();

/** Word of a vocabulary, or null; the database has its number. */
export const optionalWord = <Word extends string>(vocabulary: Vocabulary<Word>) =>
  numbered(vocabulary, '').$type<Word>();

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

/** `CHECK (column in (0, 1, …))`: only numbers that stand for a word. */
export function inWords(name: string, column: AnyPgColumn, { numbers }: Pick<Vocabulary<string>, 'numbers'>) {
  return within(name, column, Object.values(numbers));
}

/** The number of a word, for conditions of an index or a constraint. */
export const numberIn = (number: number) => sql.raw(String(number));

/** Whether a column is a `word` or a `flag`: the database has a number. */
export const hasNumbers = (column: AnyPgColumn) =>
  column.columnType === 'PgCustomColumn' && column.getSQLType() === 'integer';

export function within(name: string, column: AnyPgColumn, values: readonly number[]) {
  return check(name, sql`${column} in (${sql.raw(values.join(', '))})`);
}
