import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CacheEntry } from '../../../kernel/cache/cache-entry.ts';
import type { Loaded, RevalidatingCache } from '../../../kernel/cache/revalidating-cache.ts';
import type { ShopApp, ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Assembled } from '../../../kernel/http/response-cache.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import { offsetOf, type PageQuery, toPage } from '../../../kernel/wire/page.ts';
import { type CategoryRow, loadCategories } from '../../categories/category-tree.ts';
import { findScope } from '../../coupons/find-scope.ts';
import type { SaleOffers } from '../../flash-sales/sale-offers.ts';
import { countFacetBuckets, type FacetBucket } from '../facet-buckets.ts';
import { type BrandName, loadBrandNames, toFacets, totalOf, type WireFacets } from '../facets.ts';
import { findSearch } from '../find-search.ts';
import type { KnownSearchWords } from '../known-search-words.ts';
import { listProducts } from '../list-products.ts';
import { MAX_HITS } from '../search-hits.ts';
import { searchProducts } from '../search-products.ts';
import { loadFreeShipping } from '../services.ts';
import { ProductCards } from './product-cards.ts';
import { type ProductSelection, parseProductSelection } from './product-selection.ts';
import type { ProductListQuery } from './routes.ts';

const MB = 1024 * 1024;
/** What no change event names is as old as this, in seconds. */
const FRESH = { maxAge: 5 };
/** To count a large catalogue takes more than a second: without a change nobody waits for it to be counted again. */
const COUNTED = { ...FRESH, staleWhileRevalidate: 55 };
/** Ids are read for several pages in one go, about so many. */
const IDS_AT_ONCE = 600;

/** Names that facets show, and what goods must be worth to be sent for nothing. */
type Names = { shown: CategoryRow[]; brandNames: BrandName[]; freeShippingFrom: ReadonlyMap<number, number> };
/** What a list is put together from. */
type Parts = readonly CacheEntry<unknown>[];
type Counted = { total: number; facets: WireFacets | null };
/** How a search was understood, as the answer tells it. */
export const searchSchema = z.object({ corrected: z.string().nullable(), exact: z.int().nullable() });
type Understood = z.infer<typeof searchSchema>;
/** Ids from one place of a list on. */
type Ids = { from: number; ids: number[]; counted: Counted | null; understood: Understood | null };

/** Lists of goods, put together from what is kept apart because it changes apart: which goods, how many, and the card of each. */
export class ProductLists {
  readonly #shop: ShopContext;
  readonly #offers: SaleOffers;
  readonly #cards: ProductCards;
  readonly #names: RevalidatingCache<Names>;
  readonly #counted: RevalidatingCache<Counted>;
  readonly #ids: RevalidatingCache<Ids>;
  readonly #words: KnownSearchWords;

  constructor({ shop, responseCache: responses, offers }: ShopApp, words: KnownSearchWords) {
    this.#shop = shop;
    this.#offers = offers;
    this.#cards = new ProductCards(shop, offers, responses.openPartCache(32 * MB));
    this.#names = responses.openPartCache(MB);
    this.#counted = responses.openPartCache(8 * MB);
    this.#ids = responses.openPartCache(16 * MB);
    this.#words = words;
  }

  /** A page of goods on the shelf. `hasIds`: of named ones. */
  async page(request: FastifyRequest, query: ProductListQuery, hasIds: boolean): Promise<Assembled> {
    const { lang } = request;
    const [names, offers, scope] = await Promise.all([
      this.#findNames(lang),
      this.#offers.find(lang),
      query.coupon_id === undefined ? null : findScope(this.#shop.db, query.coupon_id),
    ]);
    const selection = parseProductSelection(query, hasIds, {
      lang,
      shown: names.value.shown,
      scope,
      salePrices: offers.value.prices,
      saleUnitPrices: offers.value.unitPrices,
      freeShippingFrom: names.value.freeShippingFrom,
    });
    const parts = [names, offers];
    const [ids, counted] = await Promise.all([
      selection.title
        ? this.#search(selection, selection.title, names.value, parts)
        : this.#list(selection, query, parts),
      selection.title ? null : this.#count(selection, names.value, parts),
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
        ids.value.understood,
      ),
      tags: [...selection.tags, ...shown.map(({ value }) => `good:${value.id}` as const)],
      parts: [...parts, ids, ...(counted ? [counted] : []), ...cards],
    };
  }

  #findNames(lang: Lang): Promise<CacheEntry<Names>> {
    const { db } = this.#shop;
    return this.#names.get(lang, FRESH, async () => {
      const [shown, brandNames, freeShippingFrom] = await Promise.all([
        loadCategories(db, lang),
        loadBrandNames(db),
        loadFreeShipping(db),
      ]);
      const bytes = (shown.length + brandNames.length) * 500;
      return { value: { shown, brandNames, freeShippingFrom }, bytes, tags: ['goods', 'categories'] };
    });
  }

  /** Ids of the pages around the asked one. */
  #list(selection: ProductSelection, query: PageQuery, parts: Parts): Promise<CacheEntry<Ids>> {
    const count = Math.floor(IDS_AT_ONCE / query.limit) * query.limit;
    const from = Math.floor(offsetOf(query) / count) * count;
    return this.#ids.get(JSON.stringify([selection.key, selection.sort, from, count]), FRESH, async () => {
      const ids = await listProducts(this.#shop.db, selection.filter, { sort: selection.sort, from, count });
      return loadedIds({ from, ids, counted: null, understood: null }, selection, parts);
    });
  }

  #count(selection: ProductSelection, names: Names, parts: Parts): Promise<CacheEntry<Counted>> {
    return this.#counted.get(selection.key, COUNTED, async () => {
      const value = toCounted(await countFacetBuckets(this.#shop.db, selection.filter), selection, names);
      return { value, bytes: selection.key.length * 2 + 4000, tags: selection.tags, parts };
    });
  }

  /** Ids of all pages of a search, counted with it. */
  #search(selection: ProductSelection, title: string, names: Names, parts: Parts): Promise<CacheEntry<Ids>> {
    const { db } = this.#shop;
    return this.#ids.get(JSON.stringify([selection.key, selection.sort]), FRESH, async () => {
      const { lang } = selection.filter;
      const words = await this.#words.find(lang);
      const found = await findSearch(db, title, { lang, words, asTyped: selection.asTyped });
      const { ids, exact, buckets } = await searchProducts(
        db,
        { ...selection.filter, search: found.condition },
        found,
        selection.sort,
      );
      const { total, facets } = toCounted(buckets, selection, names);
      const counted = { total: Math.min(total, MAX_HITS), facets };
      const understood = { corrected: found.corrected, exact: found.fits === 'all' ? null : exact };
      return loadedIds({ from: 0, ids, counted, understood }, selection, parts);
    });
  }
}

function loadedIds(value: Ids, { key, tags }: ProductSelection, parts: Parts): Loaded<Ids> {
  return { value, bytes: value.ids.length * 8 + key.length * 2 + 4000, tags, parts };
}

function toCounted(
  buckets: readonly FacetBucket[],
  { filter, narrows, categoryId }: ProductSelection,
  names: Names,
): Counted {
  const facets = narrows ? toFacets(buckets, { ...names, lang: filter.lang, categoryId }) : null;
  return { total: totalOf(buckets), facets };
}

function writePage(
  request: FastifyRequest,
  query: PageQuery,
  cards: string[],
  total: number,
  facets: WireFacets | null,
  search: Understood | null,
): string {
  const { current_page, data: _, ...rest } = toPage(request, query, cards, total);
  return `{"current_page":${current_page},"data":[${cards.join(',')}],${JSON.stringify({ ...rest, facets, search }).slice(1)}`;
}
