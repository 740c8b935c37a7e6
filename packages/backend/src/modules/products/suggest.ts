import { and, desc, eq } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { productTexts } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { findSearch } from './find-search.ts';
import { MAX_HITS, searchHits } from './search-hits.ts';

/** A completion and how many of the products looked at carry it. */
export type Suggestion = { text: string; count: number };

/** Best-selling products that are looked through for completions. */
const LOOKED_THROUGH = 200;

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Completions of what is being typed: keywords of matching products that contain it, the most frequent first, then names of
 * the best-selling ones. Empty for an empty text.
 */
export async function suggest(db: DbOrTx, text: string, lang: Lang, limit: number): Promise<Suggestion[]> {
  const typed = fold(text.trim());
  if (typed === '') return [];
  const { condition } = await findSearch(db, text, lang);
  const hits = searchHits(db, { lang, search: condition }).limit(MAX_HITS).as('hits');
  const best = db
    .select({ id: hits.id, sales: hits.sales })
    .from(hits)
    .orderBy(desc(hits.sales), hits.id)
    .limit(LOOKED_THROUGH)
    .as('best');
  const rows = await db
    .select({ name: productTexts.name, keywords: productTexts.keywords })
    .from(best)
    .innerJoin(productTexts, and(eq(productTexts.productId, best.id), eq(productTexts.lang, lang)))
    .orderBy(desc(best.sales), best.id);
  return rankSuggestions(rows, typed).slice(0, limit);
}

/** Keywords that contain the folded text, then names, without repetition. */
function rankSuggestions(rows: readonly { name: string; keywords: string | null }[], typed: string): Suggestion[] {
  const counts = new Map<string, number>();
  for (const { keywords } of rows) {
    for (const keyword of new Set((keywords ?? '').split(','))) {
      if (fold(keyword).includes(typed)) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
    }
  }
  const words = [...counts].map(([word, count]) => ({ text: word, count }));
  const begins = (word: string) => (fold(word).startsWith(typed) ? 0 : 1);
  words.sort((one, other) => begins(one.text) - begins(other.text) || other.count - one.count);
  const names = rows.map(({ name }) => name).filter((name) => fold(name).includes(typed) && !counts.has(name));
  return [...words, ...names.map((name) => ({ text: name, count: 1 }))];
}
