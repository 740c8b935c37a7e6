import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { productTexts } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { plainText } from '../search/simplified.ts';
import { findSearch } from './find-search.ts';
import { MAX_HITS, searchHits } from './search-hits.ts';
import type { NamedPage, ShopWords } from './search-words.ts';

/** A completion leads to a list, everything else to a page of its own: `id` says which. `count`: products it leads to, of those looked at. */
export const suggestionSchema = z.object({
  text: z.string(),
  count: z.int(),
  kind: z.enum(['word', 'category', 'brand', 'product', 'article']),
  id: z.int().nullable(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

type Around = { lang: Lang; words: ShopWords; limit: number };

/** Best-selling products that are looked through for completions. */
const LOOKED_THROUGH = 200;
/** Of each other kind so many are offered beside completions. */
const OF_EACH = 2;

/**
 * What a search that is being typed could go on to: completions, the most frequent first, then categories, brands, the best fitting goods and help
 * that have it in their name. Pinyin is completed to words. Empty for an empty text.
 */
export async function suggest(db: DbOrTx, text: string, around: Around): Promise<Suggestion[]> {
  const { lang, words, limit } = around;
  if (plainText(text.trim()) === '') return [];
  const found = await findSearch(db, text, { lang, words, asTyped: false });
  const typed = plainText((found.corrected ?? text).trim());
  const rows = await bestSelling(db, lang, found.condition);
  const completions = completionsOf(rows, typed);
  const spelt = completions.length === 0 ? words.vocabulary.completions(typed) : [];
  const { pages } = words;
  const beside = [
    ...pagesNamed(pages, 'category', typed),
    ...pagesNamed(pages, 'brand', typed),
    ...goodsNamed(rows, typed),
    ...pagesNamed(pages, 'article', typed),
  ];
  const isOther = ({ text: word }: Suggestion) => beside.every((other) => other.text !== word);
  const room = Math.max(limit - beside.length, Math.ceil(limit / 2));
  const wanted = [...completions, ...spelt.map((word) => wordOf(word, 1))].filter(isOther).slice(0, room);
  return [...wanted, ...beside].slice(0, limit);
}

type Row = { id: number; name: string; keywords: string | null };

function bestSelling(db: DbOrTx, lang: Lang, search: Parameters<typeof searchHits>[1]['search']): Promise<Row[]> {
  const hits = searchHits(db, { lang, search }).limit(MAX_HITS).as('hits');
  const best = db
    .select({ id: hits.id, sales: hits.sales })
    .from(hits)
    .orderBy(desc(hits.sales), hits.id)
    .limit(LOOKED_THROUGH)
    .as('best');
  return db
    .select({ id: best.id, name: productTexts.name, keywords: productTexts.keywords })
    .from(best)
    .innerJoin(productTexts, and(eq(productTexts.productId, best.id), eq(productTexts.lang, lang)))
    .orderBy(desc(best.sales), best.id);
}

/** Where words are told apart by blanks one of them has to begin so: nobody who types `ret` means florets. */
const beginning = (typed: string): string => (/^[a-z]/.test(typed) ? ` ${typed}` : typed);
const hasBeginning = (text: string, typed: string): boolean => ` ${plainText(text)}`.includes(beginning(typed));

const wordOf = (text: string, count: number): Suggestion => ({ text, count, kind: 'word', id: null });

/** Keywords that contain the typed text, those that begin with it first. */
function completionsOf(rows: readonly Row[], typed: string): Suggestion[] {
  const counts = new Map<string, number>();
  for (const { keywords } of rows) {
    for (const keyword of new Set((keywords ?? '').split(','))) {
      if (hasBeginning(keyword, typed)) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
    }
  }
  const begins = ({ text }: Suggestion) => (plainText(text).startsWith(typed) ? 0 : 1);
  return [...counts]
    .map(([word, count]) => wordOf(word, count))
    .sort((one, other) => begins(one) - begins(other) || other.count - one.count);
}

const goodsNamed = (rows: readonly Row[], typed: string): Suggestion[] =>
  rows
    .filter(({ name }) => hasBeginning(name, typed))
    .slice(0, OF_EACH)
    .map(({ id, name }) => ({ text: name, count: 1, kind: 'product', id }));

/** Pages whose names have what was typed, the shortest name first. */
const pagesNamed = (pages: readonly NamedPage[], kind: NamedPage['kind'], typed: string): Suggestion[] =>
  pages
    .filter((page) => page.kind === kind && hasBeginning(page.text, typed))
    .sort((one, other) => one.text.length - other.text.length)
    .slice(0, OF_EACH)
    .map(({ id, text }) => ({ text, count: 1, kind, id }));
