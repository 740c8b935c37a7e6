import type { FastifyRequest } from 'fastify';
import type { FreshValues, Made } from '../../../kernel/cache/fresh-values.ts';
import type { Kept } from '../../../kernel/cache/kept-values.ts';
import type { ShopApp, ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Assembled } from '../../../kernel/http/cached-get.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import { offsetOf, type PageQuery, toPage } from '../../../kernel/wire/page.ts';
import { type CategoryRow, loadCategories } from '../../categories/category-tree.ts';
import { findScope } from '../../coupons/find-scope.ts';
import type { SaleOffers } from '../../flash-sales/sale-offers.ts';
import { type Cell, countCells } from '../cells.ts';
import { type BrandName, loadBrandNames, toFacets, totalOf, type WireFacets } from '../facets.ts';
import { findSearch } from '../find-search.ts';
import { listProducts } from '../list-products.ts';
import { MOST_HITS } from '../search-hits.ts';
import { searchProducts } from '../search-products.ts';
import { type AskedProducts, readAsked } from './asked-products.ts';
import { ProductCards } from './product-cards.ts';
import type { ProductListQuery } from './routes.ts';

const MB = 1024 * 1024;
/** What no news tell is as old as this, in seconds. */
const FRESH = { maxAge: 5 };
/** Ids are read for several pages in one go, about so many. */
const IDS_AT_ONCE = 600;

/** Names that facets show. */
type Names = { shown: CategoryRow[]; brandNames: BrandName[] };
/** What a list is put together from. */
type Parts = readonly Kept<unknown>[];
type Counted = { total: number; facets: WireFacets | null };
/** Ids from one place of a list on. */
type Ids = { from: number; ids: number[]; counted: Counted | null };

/** Lists of goods, put together from what is kept apart because it changes apart: which goods, how many, and the card of each. */
export class ProductLists {
  readonly #shop: ShopContext;
  readonly #offers: SaleOffers;
  readonly #cards: ProductCards;
  readonly #names: FreshValues<Names>;
  readonly #counted: FreshValues<Counted>;
  readonly #ids: FreshValues<Ids>;

  constructor({ shop, answers, offers }: ShopApp) {
    this.#shop = shop;
    this.#offers = offers;
    this.#cards = new ProductCards(shop, offers, answers.keepParts(32 * MB));
    this.#names = answers.keepParts(MB);
    this.#counted = answers.keepParts(8 * MB);
    this.#ids = answers.keepParts(16 * MB);
  }

  /** A page of goods on the shelf. `hasIds`: of named ones. */
  async page(request: FastifyRequest, query: ProductListQuery, hasIds: boolean): Promise<Assembled> {
    const { lang } = request;
    const [names, offers, scope] = await Promise.all([
      this.#findNames(lang),
      this.#offers.find(lang),
      query.coupon_id === undefined ? null : findScope(this.#shop.db, query.coupon_id),
    ]);
    const asked = readAsked(query, hasIds, { lang, shown: names.value.shown, scope, salePrices: offers.value.prices });
    const of = [names, offers];
    const [ids, counted] = await Promise.all([
      asked.title ? this.#search(asked, asked.title, names.value, of) : this.#list(asked, query, of),
      asked.title ? null : this.#count(asked, names.value, of),
    ]);
    const { total, facets } = counted?.value ?? ids.value.counted ?? { total: 0, facets: null };
    const first = offsetOf(query) - ids.value.from;
    const cards = await this.#cards.find(ids.value.ids.slice(first, first + query.limit), lang);
    const shown = cards.filter(({ value }) => value.json !== null);
    return {
      json: writePage(
        request,
        query,
        shown.map(({ value }) => value.json ?? ''),
        total,
        facets,
      ),
      subjects: [...asked.subjects, ...shown.map(({ value }) => `good:${value.id}` as const)],
      of: [...of, ids, ...(counted ? [counted] : []), ...cards],
    };
  }

  #findNames(lang: Lang): Promise<Kept<Names>> {
    const { db } = this.#shop;
    return this.#names.find(lang, FRESH, async () => {
      const [shown, brandNames] = await Promise.all([loadCategories(db, lang), loadBrandNames(db)]);
      const bytes = (shown.length + brandNames.length) * 500;
      return { value: { shown, brandNames }, bytes, subjects: ['goods', 'categories'] };
    });
  }

  /** Ids of the pages around the asked one. */
  #list(asked: AskedProducts, query: PageQuery, of: Parts): Promise<Kept<Ids>> {
    const count = Math.floor(IDS_AT_ONCE / query.limit) * query.limit;
    const from = Math.floor(offsetOf(query) / count) * count;
    return this.#ids.find(JSON.stringify([asked.key, asked.sort, from, count]), FRESH, async () => {
      const ids = await listProducts(this.#shop.db, asked.filter, { sort: asked.sort, from, count });
      return keptIds({ from, ids, counted: null }, asked, of);
    });
  }

  #count(asked: AskedProducts, names: Names, of: Parts): Promise<Kept<Counted>> {
    return this.#counted.find(asked.key, FRESH, async () => {
      const value = toCounted(await countCells(this.#shop.db, asked.filter), asked, names);
      return { value, bytes: asked.key.length * 2 + 4000, subjects: asked.subjects, of };
    });
  }

  /** Ids of all pages of a search, counted with it. */
  #search(asked: AskedProducts, title: string, names: Names, of: Parts): Promise<Kept<Ids>> {
    const { db } = this.#shop;
    return this.#ids.find(JSON.stringify([asked.key, asked.sort]), FRESH, async () => {
      const { condition, rank } = await findSearch(db, title, asked.filter.lang);
      const { ids, cells } = await searchProducts(db, { ...asked.filter, search: condition }, rank, asked.sort);
      const { total, facets } = toCounted(cells, asked, names);
      const counted = { total: Math.min(total, MOST_HITS), facets };
      return keptIds({ from: 0, ids, counted }, asked, of);
    });
  }
}

function keptIds(value: Ids, { key, subjects }: AskedProducts, of: Parts): Made<Ids> {
  return { value, bytes: value.ids.length * 8 + key.length * 2 + 4000, subjects, of };
}

function toCounted(cells: readonly Cell[], { filter, narrows, categoryId }: AskedProducts, names: Names): Counted {
  const facets = narrows ? toFacets(cells, { ...names, lang: filter.lang, categoryId }) : null;
  return { total: totalOf(cells), facets };
}

function writePage(
  request: FastifyRequest,
  query: PageQuery,
  cards: string[],
  total: number,
  facets: WireFacets | null,
): string {
  const { current_page, data: _, ...rest } = toPage(request, query, cards, total);
  return `{"current_page":${current_page},"data":[${cards.join(',')}],${JSON.stringify({ ...rest, facets }).slice(1)}`;
}
