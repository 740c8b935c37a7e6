import { sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { productTexts } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { isDeliveredByPayment } from '../../kernel/words/products.ts';
import type { SearchWords, Token } from '../search/tokens.ts';
import { joinTokens } from '../search/tsquery.ts';
import { type FoundSearch, findSearch } from './find-search.ts';
import { loadMatched, type MatchedGood } from './matched-records.ts';
import { searchProducts } from './search-products.ts';

/** What is offered for one thing of a list: the first is taken, the others are there to choose instead. */
const OFFERED = 4;
/** So many hits are looked at: some cannot be put into a cart. */
const LOOKED_AT = 12;
/** So many things of a list are looked for at a time: a list must not take all connections to the database. */
const AT_ONCE = 4;

/** Goods for one thing, best first; so many of them, the first ones, are what was asked for, the others are similar. */
export type GoodsMatch = { word: string; exact: number; goods: MatchedGood[] };

/**
 * Looks for each thing of a shopping list as the search does, among goods that are in stock and go into a cart. Nothing but the first few is
 * read, and nothing is counted for filters that nobody sees.
 */
export async function matchGoods(
  db: Db,
  things: readonly string[],
  { lang, words }: { lang: Lang; words: SearchWords },
): Promise<GoodsMatch[]> {
  const hits = new Map<string, Hits>();
  const asked = [...new Set(things)];
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const some = asked.slice(from, from + AT_ONCE);
    const found = await Promise.all(some.map((thing) => hitsOf(db, thing, { lang, words })));
    for (const [at, thing] of some.entries()) hits.set(thing, found[at] ?? none);
  }
  const goods = await loadMatched(db, [...new Set([...hits.values()].flatMap(({ ids }) => ids))], lang);
  return things.map((word) => {
    const { ids, exact } = hits.get(word) ?? none;
    const offered = ids.flatMap((id, at) => {
      const good = goods.get(id);
      return good && !isDeliveredByPayment(good.type) ? [{ good, isExact: at < exact }] : [];
    });
    const shown = offered.slice(0, OFFERED);
    return { word, exact: shown.filter(({ isExact }) => isExact).length, goods: shown.map(({ good }) => good) };
  });
}

/** Shorter words that were put right may have meant something else: 大米 is no 大衣, cola is nothing cold. */
const LONG_ENOUGH = /^[a-z\s'-]{6,}$/i;

/**
 * What is taken without asking has to be called what was asked for: the search finds oil in a soup's description, too, and rightly shows it.
 * Whoever looks at a list can still choose that.
 */
function calledSo(found: FoundSearch): FoundSearch {
  const { rankBy, corrected, fits } = found;
  if (!rankBy || fits === 'none') return found;
  if (corrected !== null && !LONG_ENOUGH.test(rankBy.text)) return { ...found, fits: 'some', isExact: sql`false` };
  const kinds = rankBy.tokens.filter(({ isKind }) => isKind);
  const query = joinTokens((kinds.length > 0 ? kinds : rankBy.tokens).map(wholeOf), '&', 'AB');
  return { ...found, fits: 'some', isExact: sql`(${found.isExact} and ${productTexts.search} @@ ${query}::tsquery)` };
}

/** A single character stands in names of all kinds: 米 in 玉米 and 2.1 米, 鱼 in 鲸鱼. Known by it alone is what is called by it alone. */
const wholeOf = (token: Token): Token =>
  /^\p{Script=Han}$/u.test(token.text)
    ? { ...token, own: [...token.wholes, ...token.instances].map((word) => [word]), others: [] }
    : token;

type Hits = { ids: number[]; exact: number };
const none: Hits = { ids: [], exact: 0 };

async function hitsOf(db: Db, thing: string, { lang, words }: { lang: Lang; words: SearchWords }): Promise<Hits> {
  const found = await findSearch(db, thing, { lang, words, asTyped: false });
  const search = calledSo(found);
  const { ids, exact } = await searchProducts(db, { lang, inStock: true, search: found.condition }, search, null);
  return { ids: ids.slice(0, LOOKED_AT), exact };
}
