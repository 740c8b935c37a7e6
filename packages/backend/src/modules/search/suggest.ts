import { and, desc, eq } from 'drizzle-orm';
import type { DbOrTx } from '../../db/database.ts';
import { goods, goodTexts } from '../../db/schema/index.ts';
import type { Lang } from '../../texts/languages.ts';
import { onShelf } from '../goods/good-filter.ts';
import { findSearch } from './find-search.ts';

/** A completion and how many of the goods looked at carry it. */
export type Suggestion = { text: string; count: number };

/** Best-selling goods that are looked through for completions. */
const LOOKED_THROUGH = 200;

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Completions of what is being typed: keywords of matching goods that contain it, the most frequent first, then names of
 * the best-selling ones. Empty for an empty text.
 */
export async function suggest(db: DbOrTx, text: string, lang: Lang, limit: number): Promise<Suggestion[]> {
  const typed = fold(text.trim());
  if (typed === '') return [];
  const { condition } = await findSearch(db, text, lang);
  const rows = await db
    .select({ name: goodTexts.name, keywords: goodTexts.keywords })
    .from(goods)
    .innerJoin(goodTexts, eq(goodTexts.goodId, goods.id))
    .where(and(onShelf(lang), condition))
    .orderBy(desc(goods.sales), goods.id)
    .limit(LOOKED_THROUGH);
  return rankSuggestions(rows, typed).slice(0, limit);
}

/** Keywords that contain the folded text, then names, without repetition. */
export function rankSuggestions(
  rows: readonly { name: string; keywords: string | null }[],
  typed: string,
): Suggestion[] {
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
