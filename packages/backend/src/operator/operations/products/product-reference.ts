import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { products } from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';
import { printedColumn, printedForms } from '../support/as-printed.ts';

/**
 * The key of a good as an operator names it: by its key or its article number, in the form in which pages, labels and tables print them.
 * What names no product is given back as it is: the caller says so in its own words, or makes one.
 * @throws Refused when more than one product could be meant
 */
export async function productKeyOf(db: DbOrTx, reference: string): Promise<string> {
  const text = reference.trim();
  const known = await db.$count(products, eq(products.key, text));
  const isMeant = isPrintedAs(reference);
  if (known > 0 || !isMeant) return text;
  const found = await db
    .select({ key: products.key })
    .from(products)
    .where(and(isMeant, isNull(products.deletedAt)))
    .orderBy(products.id)
    .limit(10);
  const [only, ...others] = found;
  if (!only) return text;
  if (others.length === 0) return only.key;
  throw new Refused(`"${reference}" could be ${found.map(({ key }) => key).join(', ')}: name one by its key.`);
}

/** The condition that a product is printed like that; undefined for a text without a letter or digit. */
export function isPrintedAs(reference: string): SQL | undefined {
  const forms = printedForms(reference);
  if (forms.length === 0) return undefined;
  return or(inArray(printedColumn(products.key), forms), inArray(printedColumn(products.number), forms));
}

/** The same of several, in their order; a product that is named twice stands there once. */
export async function productKeysOf(db: DbOrTx, references: readonly string[]): Promise<string[]> {
  const exact = await db
    .select({ key: products.key })
    .from(products)
    .where(inArray(products.key, [...references]));
  const known = new Set(exact.map(({ key }) => key));
  const keys: string[] = [];
  for (const reference of references) keys.push(known.has(reference) ? reference : await productKeyOf(db, reference));
  return [...new Set(keys)];
}
