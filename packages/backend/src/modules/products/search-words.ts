import { desc, eq } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { products, productTexts, searchSynonyms } from '../../kernel/db/schema/index.ts';
import { type Lang, pickText } from '../../kernel/texts/languages.ts';
import { loadCategories } from '../categories/category-tree.ts';
import { plainText } from '../search/simplified.ts';
import { readSynonymRule, synonymTable } from '../search/synonyms.ts';
import type { SearchWords } from '../search/tokens.ts';
import { type KnownWord, Vocabulary } from '../search/vocabulary.ts';
import { runsOf } from '../search/words.ts';
import { loadBrandNames } from './facets.ts';
import { onShelf } from './product-filter.ts';

/** Best-selling products whose words are known words. */
const LOOKED_THROUGH = 5_000;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** What the shop knows of words in a language: keywords and names of its best-selling goods, categories and brands, and the table of synonyms. */
export async function loadSearchWords(db: DbOrTx, lang: Lang): Promise<SearchWords> {
  const [categories, brands, rows, rules] = await Promise.all([
    loadCategories(db, lang),
    loadBrandNames(db),
    db
      .select({ name: productTexts.name, keywords: productTexts.keywords })
      .from(products)
      .innerJoin(productTexts, eq(productTexts.productId, products.id))
      .where(onShelf(lang))
      .orderBy(desc(products.sales), products.id)
      .limit(LOOKED_THROUGH),
    db.select({ rule: searchSynonyms.rule }).from(searchSynonyms).where(eq(searchSynonyms.lang, lang)),
  ]);
  const synonyms = rules.map(({ rule }) => readSynonymRule(rule));
  const shelf = [...categories, ...brands].map(({ name }) => pickText(name, lang));
  const words: KnownWord[] = [...shelf, ...synonyms.flatMap((rule) => rule.words)].flatMap(namedWords);
  for (const { name, keywords } of rows) {
    words.push(...(keywords ?? '').split(',').flatMap((keyword) => namedWords(keyword.trim())));
    for (const text of new Set(wordsOfName(name))) words.push({ text, isKind: false, isNamed: false, goods: 1 });
  }
  return { vocabulary: new Vocabulary(words), synonyms: synonymTable(synonyms) };
}

/** A term and, of a phrase, its words: the last says what it is. */
function namedWords(text: string): KnownWord[] {
  const parts = text.split(' ');
  const last =
    parts.length > 1
      ? parts.map((part, at) => ({ text: part, isKind: at === parts.length - 1, isNamed: true, goods: 1 }))
      : [];
  return [{ text, isKind: true, isNamed: true, goods: 1 }, ...last];
}

/** Words of a name; single characters of Chinese are none. */
function wordsOfName(name: string): string[] {
  return runsOf(plainText(name)).flatMap(({ text, isUnspaced }) => {
    if (!isUnspaced) return [text];
    return [...segmenter.segment(text)].map(({ segment }) => segment).filter((word) => [...word].length > 1);
  });
}
