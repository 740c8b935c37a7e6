import { and, desc, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { productTexts } from '../../kernel/db/schema/index.ts';
import { orderBy } from '../../kernel/wire/sort.ts';
import { bucketsAsJson, type FacetBucket, facetBuckets } from './facet-buckets.ts';
import type { FoundSearch } from './find-search.ts';
import { isSortable, type ProductSort, shelfOrder, sortable } from './list-products.ts';
import { chosenOf, isNarrowed } from './product-filter.ts';
import { rankHits, rankOf } from './rank-hits.ts';
import { MAX_HITS, type SearchFilter, searchHits } from './search-hits.ts';

/** Hits that are looked at where narrowing or ordering chooses among them; those of a word in half of the shop would take seconds. */
const MAX_LOOKED_AT = 10_000;

const { head, name } = productTexts;

type Narrowed = Parameters<typeof chosenOf>[1];

/** Ids of all pages, in order, how many of them are what was asked for, and what was counted. */
export type FoundProducts = { ids: number[]; exact: number; buckets: FacetBucket[] };

/**
 * Everything a search shows, from one look at its hits: in the asked order, else the best fitting first, and those that fit alike in the
 * shop's own order. Of a common word only so many hits are counted as are shown.
 */
export async function searchProducts(
  db: DbOrTx,
  filter: SearchFilter,
  { rankBy, isExact, fits }: Pick<FoundSearch, 'rankBy' | 'isExact' | 'fits'>,
  sort: ProductSort,
): Promise<FoundProducts> {
  const isRanked = !isSortable(sort);
  // Similar goods are told from others by their rank, and all of them have to be ranked for that.
  const choosesAmongAll = fits !== 'none' && (isNarrowed(filter) || !isRanked);
  const plan = isRanked || fits === 'none' ? rankBy : null;
  const rank = plan && !choosesAmongAll ? rankOf(plan, { head: sql`${head}`, name: sql`${name}` }) : undefined;
  const hits = db
    .$with('hits')
    .as(searchHits(db, filter, { isExact, ...(rank && { rank }) }).limit(choosesAmongAll ? MAX_LOOKED_AT : MAX_HITS));
  const isChosen = (of: Narrowed) => {
    const { brand, price, stock, colour, service } = chosenOf(filter, of);
    return and(brand, price, stock, colour, service);
  };
  const ranked = db
    .$with('ranked')
    .as(
      plan && choosesAmongAll
        ? rankHits(db, hits, { lang: filter.lang, plan, where: isChosen(hits) })
        : db.select().from(hits),
    );
  // Similar goods fit half as well as the best of them at least: the rest has a word in common by chance.
  const isNear = fits === 'none' ? sql`${ranked.rank} >= 0.5 * (select max(${ranked.rank}) from ${ranked})` : undefined;
  const isShown = and(isNear, isChosen(ranked));
  const tiers = fits === 'some' ? [desc(ranked.isExact)] : [];
  const shown = db
    .select({ id: ranked.id })
    .from(ranked)
    .where(isShown)
    .orderBy(
      ...tiers,
      ...orderBy(
        sort,
        sortable(ranked, {
          price: sql`${ranked.price}`,
          unitPrice: sql`${ranked.unitPrice}`,
          measureUnit: ranked.measureUnit,
        }),
        [desc(ranked.rank), ...shelfOrder(ranked)],
      ),
    )
    .limit(MAX_HITS);
  const counted = fits === 'none' ? db.select().from(ranked).where(isNear) : db.select().from(hits);
  const first = counted.limit(isNarrowed(filter) ? MAX_LOOKED_AT : MAX_HITS).as('first');
  const [row] = await db
    .with(hits, ranked)
    .select({
      ids: sql<number[]>`array_to_json(array${shown})`,
      exact: sql<number>`(select count(*)::int from ${ranked} where ${isShown} and ${ranked.isExact})`,
      buckets: bucketsAsJson(facetBuckets(db, first, filter)),
    })
    .from(sql`(values (1)) one`);
  return row ?? { ids: [], exact: 0, buckets: [] };
}
