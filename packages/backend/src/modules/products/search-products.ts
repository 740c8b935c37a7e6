import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { orderBy } from '../../kernel/wire/sort.ts';
import { bucketsAsJson, type FacetBucket, facetBucketColumns } from './facet-buckets.ts';
import { isSortable, type ProductSort, shelfOrder, sortable } from './list-products.ts';
import { chosenOf, isNarrowed } from './product-filter.ts';
import { MAX_HITS, type SearchFilter, searchHits } from './search-hits.ts';

/** Hits that are looked at where narrowing or ordering chooses among them; those of a word in half of the shop would take seconds. */
const MAX_LOOKED_AT = 10_000;

/** Ids of all pages, in order, and what was counted. */
export type FoundProducts = { ids: number[]; buckets: FacetBucket[] };

/**
 * Everything a search shows, from one look at its hits: in the asked order, else the best fitting first, and those that fit alike in the
 * shop's own order. Of a common word only so many hits are counted as are shown.
 */
export async function searchProducts(
  db: DbOrTx,
  filter: SearchFilter,
  rank: SQL,
  sort: ProductSort,
): Promise<FoundProducts> {
  const isRanked = !isSortable(sort);
  const choosesAmongAll = isNarrowed(filter) || !isRanked;
  const hits = db
    .$with('hits')
    .as(searchHits(db, filter, isRanked ? rank : undefined).limit(choosesAmongAll ? MAX_LOOKED_AT : MAX_HITS));
  const chosen = chosenOf(filter, hits);
  const shown = db
    .select({ id: hits.id })
    .from(hits)
    .where(and(chosen.brand, chosen.price, chosen.stock))
    .orderBy(...orderBy(sort, sortable(hits, sql`${hits.price}`), [desc(hits.rank), ...shelfOrder(hits)]))
    .limit(MAX_HITS);
  const first = db
    .select()
    .from(hits)
    .limit(isNarrowed(filter) ? MAX_LOOKED_AT : MAX_HITS)
    .as('hits');
  const buckets = db
    .select(facetBucketColumns(first, chosenOf(filter, first)))
    .from(first)
    .groupBy(first.brandId, first.categoryId);
  const [found] = await db
    .with(hits)
    .select({
      ids: sql<number[]>`array_to_json(array${shown})`,
      buckets: bucketsAsJson(buckets),
    })
    .from(sql`(values (1)) one`);
  return found ?? { ids: [], buckets: [] };
}
