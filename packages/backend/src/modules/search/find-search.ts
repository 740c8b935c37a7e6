import { and, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../db/database.ts';
import { containing } from '../../db/like.ts';
import { goodTexts } from '../../db/schema/index.ts';
import type { Lang } from '../../texts/languages.ts';
import { MOST_HITS, searchHits } from '../goods/search-hits.ts';
import { readSearch } from './search-query.ts';

/** How a search text is looked for: a condition on the texts, and how well a text fits. */
export type FoundSearch = { condition: SQL; rank: SQL };

const matches = (query: string) => sql`${goodTexts.search} @@ ${query}::tsquery`;
/** D, C, B, A: a word in the name counts ten times one in the description. */
const rankBy = (query: string) => sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', ${goodTexts.search}, ${query}::tsquery)`;

/** The text as it is, anywhere in the name. Every name is read, but from their index: the texts themselves are many times that. */
function nameContains(db: DbOrTx, text: string, lang: Lang): SQL {
  const others = alias(goodTexts, 'others');
  const names = db
    .select({ name: others.name })
    .from(others)
    .where(and(eq(others.lang, lang), ilike(others.name, containing(text))))
    .limit(MOST_HITS);
  return sql`${goodTexts.lang} = ${lang} and ${inArray(goodTexts.name, names)}`;
}

/**
 * Looks for a text from strict to generous and takes the first way that finds anything in the language: every word in
 * name, brand, category or keywords; every word anywhere; any of the words; the text inside a name. The last one reads every
 * name, so it is for texts of which no word is known, such as a part of one.
 */
export async function findSearch(db: DbOrTx, text: string, lang: Lang): Promise<FoundSearch> {
  const inName: FoundSearch = { condition: nameContains(db, text.trim(), lang), rank: sql`1` };
  const query = readSearch(text);
  if (!query) return inName;
  const ways: FoundSearch[] = [
    { condition: matches(query.strict), rank: rankBy(query.strict) },
    { condition: matches(query.everywhere), rank: rankBy(query.everywhere) },
    { condition: matches(query.generous), rank: rankBy(query.generous) },
  ];
  for (const way of ways) if (await findsAny(db, way.condition, lang)) return way;
  return inName;
}

async function findsAny(db: DbOrTx, condition: SQL, lang: Lang): Promise<boolean> {
  const hits = searchHits(db, { lang, search: condition }).limit(1).as('hits');
  const rows = await db.select({ id: hits.id }).from(hits);
  return rows.length > 0;
}
