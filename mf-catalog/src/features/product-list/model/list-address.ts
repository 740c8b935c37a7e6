import type { Cents } from '@jishi/api';
import {
  type ColourFamily,
  colourFamilies,
  type ProductQuery,
  type ProductService,
  type ProductSort,
  productServices,
} from '@jishi/api/products';
import { withQuery } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { pageNumber } from '@jishi/part-kit/page-number';
import { readAmount, writeAmount } from './amount.ts';
import { unitSort } from './unit-sort.ts';

export const pageSizes = [10, 20, 30, 40] as const;
type PageSize = (typeof pageSizes)[number];

const DEFAULT_SIZE: PageSize = 20;
const sorts: readonly ProductSort[] = ['default', 'sales', 'price-ascending', 'price-descending'];
/** As the api writes them, for links that were written from its documents. A plus arrives as a blank. */
const wireSorts: Readonly<Record<string, ProductSort>> = {
  '-sales': 'sales',
  order_price: 'price-ascending',
  '-order_price': 'price-descending',
};

/** As many letters as the search box takes. */
const KEYWORD_LENGTH = 60;

/** Everything a list shows, as it stands in the address: links, the back button and reloads bring it back. */
export type ListAddress = {
  categoryId: string | null;
  /** Name of the category for a list whose categories did not load. */
  name: string | null;
  keyword: string | null;
  /** The keyword is not corrected. */
  asTyped: boolean;
  /** Only products this coupon is for. */
  couponId: string | null;
  sort: ProductSort;
  page: number;
  pageSize: PageSize;
  brandIds: readonly string[];
  priceMin: Cents | null;
  priceMax: Cents | null;
  inStock: boolean;
  /** In any of these. */
  colours: readonly ColourFamily[];
  /** With all of these. */
  services: readonly ProductService[];
};

/**
 * Reads an address; `null` when its id is none. What is malformed in the query counts as not there, so that a mistyped
 * link still finds products.
 */
export function readListAddress(id: string | undefined, query: URLSearchParams): ListAddress | null {
  if (id !== undefined && !isId(id)) return null;
  const size = Number(query.get('size'));
  const coupon = query.get('coupon');
  return {
    categoryId: id ?? null,
    name: query.get('name')?.trim() || null,
    keyword: query.get('title')?.trim().slice(0, KEYWORD_LENGTH) || null,
    asTyped: query.get('typed') === '1',
    couponId: coupon !== null && isId(coupon) ? coupon : null,
    sort: readSort(query.get('sort') ?? ''),
    page: pageNumber(query.get('page')),
    pageSize: pageSizes.find((known) => known === size) ?? DEFAULT_SIZE,
    brandIds: [...new Set(wordsOf(query.getAll('brand')).filter(isId))],
    priceMin: readAmount(query.get('min')),
    priceMax: readAmount(query.get('max')),
    inStock: query.get('stock') === '1',
    colours: knownOf(colourFamilies, wordsOf(query.getAll('colour'))),
    services: knownOf(productServices, wordsOf(query.getAll('service'))),
  };
}

/** Several values, as we write them and as a form without JavaScript sends them. */
const wordsOf = (values: readonly string[]): string[] => values.join(',').split(',');

/** In an order of their own: equal lists have equal paths. */
const knownOf = <Word extends string>(known: readonly Word[], words: readonly string[]): Word[] =>
  known.filter((word) => words.includes(word));

function readSort(text: string): ProductSort {
  const wire = text.replace(/^[+ ]/, '');
  return (
    sorts.find((sort) => sort === text) ??
    unitSort(text) ??
    (Object.hasOwn(wireSorts, wire) ? wireSorts[wire] : undefined) ??
    'default'
  );
}

/** The path of an address, defaults left out: equal lists have equal paths. */
export function listPath(address: ListAddress): string {
  const { categoryId, name, keyword, asTyped, couponId, sort, page, pageSize, brandIds, priceMin, priceMax, inStock } =
    address;
  const { colours, services } = address;
  return withQuery(categoryId ? `/product/list/${categoryId}` : '/product/list', {
    name: categoryId ? name : null,
    title: keyword,
    typed: keyword !== null && asTyped ? 1 : null,
    coupon: couponId,
    sort: sort === 'default' ? null : sort,
    brand: brandIds.join(','),
    min: priceMin === null ? null : writeAmount(priceMin),
    max: priceMax === null ? null : writeAmount(priceMax),
    colour: knownOf(colourFamilies, colours).join(','),
    stock: inStock ? 1 : null,
    service: knownOf(productServices, services).join(','),
    size: pageSize === DEFAULT_SIZE ? null : pageSize,
    page: page === 1 ? null : page,
  });
}

/** What to ask the server for an address. */
export function toProductQuery(address: ListAddress): ProductQuery {
  return {
    categoryId: address.categoryId ?? undefined,
    keyword: address.keyword ?? undefined,
    asTyped: address.asTyped || undefined,
    couponId: address.couponId ?? undefined,
    sort: address.sort,
    page: address.page,
    pageSize: address.pageSize,
    brandIds: address.brandIds.length > 0 ? address.brandIds : undefined,
    priceMin: address.priceMin ?? undefined,
    priceMax: address.priceMax ?? undefined,
    inStock: address.inStock || undefined,
    colours: address.colours.length > 0 ? address.colours : undefined,
    services: address.services.length > 0 ? address.services : undefined,
  };
}
