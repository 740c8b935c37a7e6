import { and, desc, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { orderBy } from '../../kernel/wire/sort.ts';
import { bucketsAsJson, type FacetBucket, facetBucketColumns } from './facet-buckets.ts';
import type { FoundSearch } from './find-search.ts';
import { isSortable, type ProductSort, shelfOrder, sortable } from './list-products.ts';
import { chosenOf, isNarrowed } from './product-filter.ts';
import { MAX_HITS, type SearchFilter, searchHits } from './search-hits.ts';

/** Hits that are looked at where narrowing or ordering chooses among them; those of a word in half of the shop would take seconds. */
const MAX_LOOKED_AT = 10_000;

/** Ids of all pages, in order, how many of them are what was asked for, and what was counted. */
export type FoundProducts = { ids: number[]; exact: number; buckets: FacetBucket[] };

/**
 * Everything a search shows, from one look at its hits: in the asked order, else the best fitting first, and those that fit alike in the
 * shop's own order. Of a common word only so many hits are counted as are shown.
 */
export async function searchProducts(
  db: DbOrTx,
  filter: SearchFilter,
  { rank, isExact, fits }: Pick<FoundSearch, 'rank' | 'isExact' | 'fits'>,
  sort: ProductSort,
): Promise<FoundProducts> {
  const isRanked = !isSortable(sort);
  const choosesAmongAll = isNarrowed(filter) || !isRanked;
  const hits = db
    .$with('hits')
    .as(
      searchHits(db, filter, { isExact, ...((isRanked || fits === 'none') && { rank }) }).limit(
        choosesAmongAll ? MAX_LOOKED_AT : MAX_HITS,
      ),
    );
  // Similar goods fit half as well as the best of them at least: the rest has a word in common by chance.
  const isNear = fits === 'none' ? sql`${hits.rank} >= 0.5 * (select max(${hits.rank}) from ${hits})` : undefined;
  const chosen = chosenOf(filter, hits);
  const isChosen = and(isNear, chosen.brand, chosen.price, chosen.stock);
  const tiers = fits === 'some' ? [desc(hits.isExact)] : [];
  const shown = db
    .select({ id: hits.id })
    .from(hits)
    .where(isChosen)
    .orderBy(...tiers, ...orderBy(sort, sortable(hits, sql`${hits.price}`), [desc(hits.rank), ...shelfOrder(hits)]))
    .limit(MAX_HITS);
  const first = db
    .select()
    .from(hits)
    .where(isNear)
    .limit(isNarrowed(filter) ? MAX_LOOKED_AT : MAX_HITS)
    .as('hits');
  const buckets = db
    .select(facetBucketColumns(first, chosenOf(filter, first)))
    .from(first)
    .groupBy(first.brandId, first.categoryId);
  const [row] = await db
    .with(hits)
    .select({
      ids: sql<number[]>`array_to_json(array${shown})`,
      exact: sql<number>`(select count(*)::int from ${hits} where ${isChosen} and ${hits.isExact})`,
      buckets: bucketsAsJson(buckets),
    })
    .from(sql`(values (1)) one`);
  return row ?? { ids: [], exact: 0, buckets: [] };
}
