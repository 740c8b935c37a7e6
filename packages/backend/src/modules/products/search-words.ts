import { setImmediate } from 'node:timers/promises';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { articles, columns, products, productTexts, searchSynonyms } from '../../kernel/db/schema/index.ts';
import { type Lang, pickText } from '../../kernel/texts/languages.ts';
import { loadCategories } from '../categories/category-tree.ts';
import { segment } from '../search/segment.ts';
import { plainText } from '../search/simplified.ts';
import { keptRule, synonymTable } from '../search/synonyms.ts';
import type { SearchWords } from '../search/tokens.ts';
import { type KnownWord, Vocabulary } from '../search/vocabulary.ts';
import { runsOf } from '../search/words.ts';
import { loadBrandNames } from './facets.ts';
import { onShelf } from './product-filter.ts';

/** Best-selling products whose words are known words. */
const LOOKED_THROUGH = 3_000;
/** Help texts whose names are looked through. */
const MOST_HELP = 1_000;
/** Goods or words that are read before others have their turn. */
const IN_ONE_TURN = 100;

/** A page of the shop that has a name, beside goods. */
export type NamedPage = { kind: 'category' | 'brand' | 'article'; id: number; text: string };

const HAN = /\p{Script=Han}/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** What words are known by, as it stands in the database. */
export type WordSources = {
  /** Names of categories, brands and help. */
  pages: NamedPage[];
  goods: { name: string; keywords: string | null }[];
  rules: string[];
};

/** Everything else a search of a language is read with. */
export type ShopWords = SearchWords & { pages: readonly NamedPage[] };

/** Keywords and names of the best-selling goods, categories, brands and help, and the table of synonyms. */
export async function readWordSources(db: DbOrTx, lang: Lang): Promise<WordSources> {
  const [categories, brands, help, goods, rules] = await Promise.all([
    loadCategories(db, lang),
    loadBrandNames(db),
    loadHelpNames(db, lang),
    db
      .select({ name: productTexts.name, keywords: productTexts.keywords })
      .from(products)
      .innerJoin(productTexts, eq(productTexts.productId, products.id))
      .where(onShelf(lang))
      .orderBy(desc(products.sales), products.id)
      .limit(LOOKED_THROUGH),
    db
      .select({ rule: searchSynonyms.rule })
      .from(searchSynonyms)
      .where(eq(searchSynonyms.lang, lang))
      .orderBy(searchSynonyms.id),
  ]);
  const pages: NamedPage[] = [
    ...categories.map(({ id, name }): NamedPage => ({ kind: 'category', id, text: pickText(name, lang) })),
    ...brands.map(({ id, name }): NamedPage => ({ kind: 'brand', id, text: pickText(name, lang) })),
    ...help.map(({ id, text }): NamedPage => ({ kind: 'article', id, text })),
  ];
  return { pages, goods, rules: rules.map(({ rule }) => rule) };
}

/** Makes what a search is read with; others have their turn meanwhile, as it takes a second of a large shop. */
export async function toShopWords({ pages, goods, rules }: WordSources): Promise<ShopWords> {
  const synonyms = rules.map(keptRule).filter((rule) => rule !== null);
  const counts = new Map<string, KnownWord>();
  const count = (word: KnownWord) => {
    const known = counts.get(word.text);
    if (!known) counts.set(word.text, word);
    else counts.set(word.text, { ...joined(known, word), goods: known.goods + word.goods });
  };
  const shelf = pages.flatMap(({ kind, text }) => (kind === 'article' ? [] : [text]));
  const meant = synonyms.flatMap(({ words, instead }) => (instead ? words.slice(1) : words));
  for (const text of [...shelf, ...meant]) namedWords(text).forEach(count);
  for (const { words, instead } of synonyms) if (instead) count(replacedWord(words));
  for (const [at, { name, keywords }] of goods.entries()) {
    if (at % IN_ONE_TURN === 0) await setImmediate();
    for (const keyword of (keywords ?? '').split(',')) namedWords(keyword.trim()).forEach(count);
    for (const text of new Set(wordsOfName(name))) count({ text, isKind: false, isNamed: false, goods: 1 });
  }
  const vocabulary = new Vocabulary();
  for (const [at, word] of [...counts.values()].entries()) {
    if (at % IN_ONE_TURN === 0) await setImmediate();
    vocabulary.add(word);
  }
  for (const [at, { name }] of goods.entries()) {
    if (at % IN_ONE_TURN === 0) await setImmediate();
    for (const pair of pairsOfName(name, vocabulary)) vocabulary.addPhrase(pair);
  }
  return { vocabulary, synonyms: synonymTable(synonyms), pages };
}

const joined = (one: KnownWord, other: KnownWord): Pick<KnownWord, 'text' | 'isKind' | 'isNamed'> => ({
  text: one.text,
  isKind: one.isKind || other.isKind,
  isNamed: one.isNamed || other.isNamed,
});

function loadHelpNames(db: DbOrTx, lang: Lang): Promise<{ id: number; text: string }[]> {
  const name = sql<string>`${articles.name} ->> ${lang}`;
  return db
    .select({ id: articles.id, text: name })
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .where(and(eq(articles.isVisible, true), eq(columns.isVisible, true), sql`${name} is not null`))
    .orderBy(asc(articles.sort), asc(articles.id))
    .limit(MOST_HELP);
}

/** A term and, of a phrase, its words: the last says what it is. */
function namedWords(text: string): KnownWord[] {
  const parts = text.split(' ');
  const last =
    parts.length > 1
      ? parts.map((part, at) => ({ text: part, isKind: at === parts.length - 1, isNamed: true, goods: 1 }))
      : [];
  return [wholeWord(text), ...last];
}

const wholeWord = (text: string): KnownWord => ({ text, isKind: true, isNamed: true, goods: 1 });

/**
 * What others stand in place of, as a whole: a beach day is none because a rainy one is. In Chinese, where one verb is a character away from another, nothing is
 * taken for it that none of the others has in it.
 */
const replacedWord = ([text = '', ...others]: readonly string[]): KnownWord => ({
  ...wholeWord(text),
  isNamed: !HAN.test(text) || others.some((other) => other.includes(text)),
});

/** Words of a name; single characters of Chinese are none. */
function wordsOfName(name: string): string[] {
  return runsOf(plainText(name)).flatMap(({ text, isUnspaced }) => {
    if (!isUnspaced) return [text];
    return [...segmenter.segment(text)].map(({ segment: word }) => word).filter((word) => [...word].length > 1);
  });
}

/** Words beside each other in a Chinese name, as the shop knows them. */
function pairsOfName(name: string, vocabulary: Vocabulary): [string, string][] {
  const isKnown = (word: string): boolean => vocabulary.findKey(word) !== undefined;
  return runsOf(plainText(name)).flatMap(({ text, isUnspaced }) => {
    const pieces = isUnspaced ? segment(text, { isKnown }) : [];
    return pieces.flatMap((piece, at): [string, string][] => {
      const before = pieces[at - 1];
      return before?.isKnown && piece.isKnown ? [[before.text, piece.text]] : [];
    });
  });
}
