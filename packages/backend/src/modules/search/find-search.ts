import { and, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/database.ts';
import { containing } from '../../db/like.ts';
import { goods, goodTexts } from '../../db/schema/index.ts';
import type { Lang } from '../../texts/languages.ts';
import { onShelf } from '../goods/good-filter.ts';
import { readSearch } from './search-query.ts';

/** How a search text is looked for: a condition on the texts, and how well a text fits. */
export type FoundSearch = { condition: SQL; rank: SQL };

const matches = (query: string) => sql`${goodTexts.search} @@ ${query}::tsquery`;
/** D, C, B, A: a word in the name counts ten times one in the description. */
const rankBy = (query: string) => sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', ${goodTexts.search}, ${query}::tsquery)`;

/** The text as it is, anywhere in the name. */
export function nameContains(text: string): SQL {
  return ilike(goodTexts.name, containing(text));
}

/**
 * Looks for a text from strict to generous and takes the first way that finds anything in the language: every word in
 * name, brand, category or keywords; every word anywhere; the text inside a name; any of the words.
 */
export async function findSearch(db: DbOrTx, text: string, lang: Lang): Promise<FoundSearch> {
  const inName: FoundSearch = { condition: nameContains(text.trim()), rank: sql`1` };
  const query = readSearch(text);
  if (!query) return inName;
  const ways: FoundSearch[] = [
    { condition: matches(query.strict), rank: rankBy(query.strict) },
    { condition: matches(query.everywhere), rank: rankBy(query.everywhere) },
    inName,
  ];
  for (const way of ways) if (await findsAny(db, way.condition, lang)) return way;
  return { condition: matches(query.generous), rank: rankBy(query.generous) };
}

async function findsAny(db: DbOrTx, condition: SQL, lang: Lang): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(goods)
    .innerJoin(goodTexts, eq(goodTexts.goodId, goods.id))
    .where(and(onShelf(lang), condition))
    .limit(1);
  return rows.length > 0;
}
