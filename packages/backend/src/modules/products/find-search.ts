import { and, type Column, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { containing } from '../../kernel/db/like.ts';
import { products, productTexts } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { planSearch, type SearchPlan } from '../search/plan.ts';
import type { SearchWords } from '../search/tokens.ts';
import { joinTokens } from '../search/tsquery.ts';
import { onShelf } from './product-filter.ts';
import { isIn, MAX_HITS } from './search-hits.ts';
import { similarTo } from './similar-goods.ts';

/** How a search text is looked for. */
export type FoundSearch = {
  condition: SQL;
  /** Which of what is found is what was asked for; the rest is similar. */
  fits: 'all' | 'some' | 'none';
  isExact: SQL;
  /** How well a text fits; null where all fit alike. */
  rankBy: SearchPlan | null;
  /** The text as it was taken, when nothing was found as it was typed. */
  corrected: string | null;
};

/** So many are a page: where fewer fit, similar ones follow. */
const ENOUGH = 12;
/** Of longer texts it is not tried which word may be left out. */
const MOST_LEFT_OUT = 6;

/** A way to look: what has to hold, on an index. */
type Way = { vector: Column; query: string };

const { head, search } = productTexts;

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
 * Looks for a text from strict to generous and takes the first way that finds anything in the language: every word in name, brand, category,
 * keywords or facts; every word anywhere; the same with words corrected; the kind of thing without what more was said of it; any of the words;
 * the text inside a name. Where few fit, those of the next way follow. `asTyped`: nothing is corrected.
 */
export async function findSearch(
  db: DbOrTx,
  text: string,
  { lang, words, asTyped }: { lang: Lang; words: SearchWords; asTyped: boolean },
): Promise<FoundSearch> {
  const inName = (): FoundSearch => ({
    condition: nameContains(db, text.trim(), lang),
    fits: 'all',
    isExact: sql`true`,
    rankBy: null,
    corrected: null,
  });
  const typed = planSearch(text, words, { corrects: false });
  if (!typed) return inName();
  const whole = await findWhole(db, typed, lang);
  if (whole) return whole;
  const corrected = asTyped ? null : planSearch(text, words, { corrects: true });
  if (!corrected?.corrected) return (await findPartly(db, typed, lang)) ?? inName();
  // Where what is looked for was known as it was typed, the rest was perhaps not mistyped: a silk scarf is none of milk.
  const [first, second] = isForSame(typed, corrected) ? [typed, corrected] : [corrected, typed];
  return (
    (await findWhole(db, corrected, lang)) ??
    (await findPartly(db, first, lang)) ??
    (await findPartly(db, second, lang)) ??
    inName()
  );
}

/** Whether both say what is looked for, and the same. */
const isForSame = ({ thing }: SearchPlan, { thing: other }: SearchPlan): boolean =>
  thing !== undefined && thing.text === other?.text;

/** Goods every word fits, and similar ones after them where those are few. */
async function findWhole(db: DbOrTx, plan: SearchPlan, lang: Lang): Promise<FoundSearch | null> {
  const all = joinTokens(plan.tokens, '&');
  const ways: Way[] = [
    { vector: head, query: all },
    { vector: search, query: anywhereOf(plan) },
  ];
  const first = await firstThatFinds(db, ways, lang);
  if (!first) return null;
  const fits = conditionOf(first.way);
  const found = { rankBy: plan, corrected: plan.corrected };
  const similar = first.count < ENOUGH ? await similarTo(db, plan, fits, lang) : null;
  const condition = similar ? sql`(${fits} or ${similar})` : fits;
  if (plan.tokens.some(({ isBeside }) => isBeside))
    return { ...found, condition, fits: 'some', isExact: sql`(${fits} and ${conditionOf(knownByThem(plan))})` };
  return similar
    ? { ...found, condition, fits: 'some', isExact: fits }
    : { ...found, condition, fits: 'all', isExact: sql`true` };
}

/** Goods known by the very words in whose place something beside stands: only these are what was asked for. */
function knownByThem({ tokens }: SearchPlan): Way {
  const known = tokens.map((token) =>
    token.isBeside ? { ...token, others: token.wholes.map((word) => [word]) } : token,
  );
  return { vector: head, query: joinTokens(known, '&') };
}

/** Every word anywhere; what a thing is is not said in passing where more was said of it: a purse lipstick fits into is no red lipstick. */
function anywhereOf({ tokens }: SearchPlan): string {
  const [kinds, others] = [tokens.filter(({ isKind }) => isKind), tokens.filter(({ isKind }) => !isKind)];
  if (kinds.length === 0 || others.length === 0) return joinTokens(tokens, '&');
  return `${joinTokens(kinds, '&', 'ABC')} & ${joinTokens(others, '&')}`;
}

/** Goods that all words but one fit, or the kind that was asked for, else those any word fits. What fits half as well as the best is left out. */
async function findPartly(db: DbOrTx, plan: SearchPlan, lang: Lang): Promise<FoundSearch | null> {
  const queries = [mostOf(plan), joinTokens(plan.tokens, '|')];
  const ways = queries.filter(Boolean).flatMap((query): Way[] => [
    { vector: head, query },
    { vector: search, query },
  ]);
  const first = await firstThatFinds(db, ways, lang);
  if (!first) return null;
  return {
    condition: conditionOf(first.way),
    fits: 'none',
    isExact: sql`false`,
    rankBy: plan,
    corrected: plan.corrected,
  };
}

/** All words but one, whichever, or all that say what a thing is; `''` where that is none or all. */
function mostOf({ tokens }: SearchPlan): string {
  const kinds = tokens.filter(({ isKind }) => isKind);
  const isLong = tokens.length > 2 && tokens.length <= MOST_LEFT_OUT;
  const subsets = isLong ? tokens.map((token) => tokens.filter((other) => other !== token)) : [];
  const all = kinds.length > 0 && kinds.length < tokens.length ? [...subsets, kinds] : subsets;
  return all.map((some) => `(${joinTokens(some, '&')})`).join(' | ');
}

const conditionOf = ({ vector, query }: Way): SQL => sql`${vector} @@ ${query}::tsquery`;

/**
 * The first way that finds anything, and how many, as far as it matters. One is asked after the other: the first mostly does, and the generous ones take
 * many times as long.
 */
async function firstThatFinds(
  db: DbOrTx,
  ways: readonly Way[],
  lang: Lang,
): Promise<{ way: Way; count: number } | null> {
  // In its own words: every search asks it, and building what `searchHits` says took longer than to carry it out.
  const isShown = sql`(select ${onShelf(lang)} from ${products} where ${products.id} = ${productTexts.productId})`;
  for (const way of ways) {
    const found = sql`select 1 from ${productTexts} where ${conditionOf(way)} and ${isIn(lang)} and ${isShown} limit ${ENOUGH}`;
    const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${found}) found`);
    const count = rows[0]?.count ?? 0;
    if (count > 0) return { way, count };
  }
  return null;
}
