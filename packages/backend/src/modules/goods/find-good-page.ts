import type { FastifyRequest } from 'fastify';
import type { ShopContext } from '../../plugins/types.ts';
import { type Page, toPage } from '../../wire/page.ts';
import { loadCategories, withDescendants } from '../categories/category-tree.ts';
import { findSearch } from '../search/find-search.ts';
import { countInCells, totalOf } from './cells.ts';
import { countFacets, type WireFacets } from './facets.ts';
import type { GoodFilter } from './good-filter.ts';
import { loadCards } from './good-records.ts';
import { toGoodCard, type WireGoodCard } from './good-wire.ts';
import { listGoods, searchGoods } from './list-goods.ts';
import type { GoodListQuery } from './routes.ts';

export type GoodListPage = Page<WireGoodCard> & { facets: WireFacets | null };

function readIds(text: string | null | undefined): number[] {
  return (text ?? '')
    .split(',')
    .map((part) => Number(part))
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

/**
 * A page of goods on the shelf. A list of named goods (`hasIds`) or of recommended ones is no search, so nothing is
 * offered to narrow it by.
 */
export async function findGoodPage(
  { db, times }: ShopContext,
  request: FastifyRequest,
  query: GoodListQuery,
  hasIds: boolean,
): Promise<GoodListPage> {
  const { lang } = request;
  const shown = await loadCategories(db, lang);
  const search = query.title?.trim() ? await findSearch(db, query.title, lang) : null;
  const filter: GoodFilter = {
    lang,
    search: search?.condition,
    categoryIds: categoryFilter(query, (id) => withDescendants(shown, id)),
    ids: hasIds ? readIds(query.ids) : undefined,
    isRecommend: query.is_recommend,
    brandIds: query.brand_id,
    priceMin: query.price_min,
    priceMax: query.price_max,
    inStock: query.in_stock !== undefined && query.in_stock !== null && query.in_stock !== '0',
  };
  const ids = search
    ? await searchGoods(db, { ...filter, search: search.condition }, search.rank, query)
    : await listGoods(db, filter, query);
  const cells = await countInCells(db, filter);
  const total = totalOf(cells.found);
  const cards = (await loadCards(db, ids, lang)).map((card) => toGoodCard(card, lang, times));
  const page = toPage(request, query, cards, total);
  const narrows = !hasIds && query.is_recommend === undefined;
  const around = { lang, categoryId: query.category_id };
  return { ...page, facets: narrows ? await countFacets(db, cells, shown, around) : null };
}

/** `pid` names exactly one category, `category_id` one with everything below it. */
function categoryFilter(query: GoodListQuery, descendants: (id: number) => number[]): number[] | undefined {
  if (query.pid !== undefined) return [query.pid];
  return query.category_id === undefined ? undefined : descendants(query.category_id);
}
