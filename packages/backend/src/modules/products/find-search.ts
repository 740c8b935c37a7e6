import { and, type Column, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { containing } from '../../kernel/db/like.ts';
import { products, productTexts } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { readSearch } from '../search/search-query.ts';
import { onShelf } from './product-filter.ts';
import { isIn, MAX_HITS } from './search-hits.ts';

/** How a search text is looked for: a condition on the texts, and how well a text fits. */
export type FoundSearch = { condition: SQL; rank: SQL };

/** D, C, B, A: a word in the name counts ten times one in the description. */
const found = (vector: Column, query: string): FoundSearch => ({
  condition: sql`${vector} @@ ${query}::tsquery`,
  rank: sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', ${vector}, ${query}::tsquery)`,
});

/** The text as it is, anywhere in the name. Every name is read, but from their index: the texts themselves are many times that. */
function nameContains(db: DbOrTx, text: string, lang: Lang): SQL {
  const others = alias(productTexts, 'others');
  const names = db
    .select({ name: others.name })
    .from(others)
    .where(and(eq(others.lang, lang), ilike(others.name, containing(text))))
    .limit(MAX_HITS);
  return sql`${productTexts.lang} = ${lang} and ${inArray(productTexts.name, names)}`;
}

/**
 * Looks for a text from strict to generous and takes the first way that finds anything in the language: every word in
 * name, brand, category or keywords; every word anywhere; any of the parts between blanks; any of the words; the text
 * inside a name. The last one reads every name, so it is for texts of which no word is known, such as a part of one.
 */
export async function findSearch(db: DbOrTx, text: string, lang: Lang): Promise<FoundSearch> {
  const inName: FoundSearch = { condition: nameContains(db, text.trim(), lang), rank: sql`1` };
  const query = readSearch(text);
  if (!query) return inName;
  const { head, search } = productTexts;
  const ways = [
    found(head, query.words),
    found(search, query.apart),
    found(search, query.anyPart),
    found(search, query.anyWord),
  ];
  return ways[await firstThatFinds(db, ways, lang)] ?? inName;
}

/** Place of the first way that finds anything, asked in one statement that stops there; -1 when none does. */
async function firstThatFinds(db: DbOrTx, ways: readonly FoundSearch[], lang: Lang): Promise<number> {
  // In its own words: every search asks it, and building what `searchHits` says four times took longer than to carry it out.
  const isShown = sql`(select ${onShelf(lang)} from ${products} where ${products.id} = ${productTexts.productId})`;
  const cases = ways.map(
    ({ condition }, place) =>
      sql`when exists (select 1 from ${productTexts} where ${condition} and ${isIn(lang)} and ${isShown}) then ${place}::int`,
  );
  const { rows } = await db.execute<{ place: number }>(
    sql`select case ${sql.join(cases, sql` `)} else -1 end as place`,
  );
  return rows[0]?.place ?? -1;
}
