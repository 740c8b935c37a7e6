import type { z } from 'zod';
import type { DbOrTx } from '../db/database.ts';
import { rawQuery } from '../db/raw-query.ts';

/**
 * A setting an operator may change while the shop runs (table `configs`). It is declared once, beside the code that acts on it, and
 * listed in `operator/operations/settings/known-settings.ts`: a test refuses one that nothing reads.
 */
export type Setting<T> = {
  /** Dotted, such as `points.yuan_per_point`. */
  readonly key: string;
  /** What it is, for `pnpm shop settings list`. */
  readonly about: string;
  readonly schema: z.ZodType<T>;
  /** Counts while it is not set, or not of the expected shape. */
  readonly fallback: T;
  /**
   * What in a value of that shape is not understood, in words; null: nothing. Nobody can set such a value; of a stored one the
   * rest counts, and a warning names it.
   */
  fault(value: T): string | null;
};

const noFault = () => null;

/** Declares a setting. `fallback`: what counts while nobody set it; `fault`: what in a value is not understood. */
export function setting<T>(
  key: string,
  about: string,
  schema: z.ZodType<T>,
  fallback: T,
  fault: (value: T) => string | null = noFault,
): Setting<T> {
  return { key, about, schema, fallback, fault };
}

/** Built once: the time to pay is read with every order. */
const storedValues = rawQuery<{ key: string; value: unknown }>(
  'select key, value from configs where key = any(array(select unnest($1::text[])))',
);

/** What is stored under a key, as it is; `undefined`: nothing. A column of drizzle would read the text `330100` as a number. */
export async function storedValue(db: DbOrTx, key: string): Promise<unknown> {
  return (await storedValues(db, [key]))[0]?.value;
}

type Values<Wanted extends Readonly<Record<string, Setting<unknown>>>> = {
  [Name in keyof Wanted]: Wanted[Name] extends Setting<infer T> ? T : never;
};

/** The values of several settings, in one statement. */
export async function readSettings<const Wanted extends Readonly<Record<string, Setting<unknown>>>>(
  db: DbOrTx,
  wanted: Wanted,
): Promise<Values<Wanted>> {
  const settings = Object.entries(wanted);
  const rows = await storedValues(
    db,
    settings.map(([, { key }]) => key),
  );
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    settings.map(([name, one]) => [name, settingValue(one, stored.get(one.key))]),
  ) as Values<Wanted>;
}

/** The value of one setting. */
export async function readSetting<T>(db: DbOrTx, wanted: Setting<T>): Promise<T> {
  return (await readSettings(db, { wanted })).wanted;
}

function settingValue<T>({ schema, fallback }: Setting<T>, stored: unknown): T {
  const parsed = schema.safeParse(stored);
  return parsed.success ? parsed.data : fallback;
}
