import type { Tag } from '../../../kernel/change-events/tags.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import { isFlagged } from '../../../kernel/wire/inputs.ts';
import { readNumber } from '../../../kernel/wire/read-number.ts';
import { type CategoryRow, withDescendants } from '../../categories/category-tree.ts';
import type { ScopedProducts } from '../../coupons/scope.ts';
import type { ProductFilter } from '../product-filter.ts';
import type { ProductListQuery } from './routes.ts';

/** A list that is asked for, without its page. */
export type ProductSelection = {
  filter: ProductFilter;
  /** What is searched for; null in a list. */
  title: string | null;
  /** Nothing of it is corrected. */
  asTyped: boolean;
  sort: string | null;
  categoryId: number | undefined;
  /** A list of named goods or of recommended ones is no search, so nothing is offered to narrow it by. */
  narrows: boolean;
  /** The same for whoever asks for the same goods, in whichever order. */
  key: string;
  /** Which goods these are depends on this. */
  tags: readonly Tag[];
};

export type Surroundings = {
  lang: Lang;
  /** Categories that are shown. */
  shown: readonly CategoryRow[];
  /** Goods the asked coupon is for; null for all, and without a coupon. */
  scope: ScopedProducts;
  /** What goods of running sales cost now, in cents. */
  salePrices: ReadonlyMap<number, number>;
  /** What one unit of them costs there; null where that is not known. */
  saleUnitPrices: ReadonlyMap<number, number | null>;
  /** Worth in cents from which goods of a shipping rate are sent for nothing. */
  freeShippingFrom: ReadonlyMap<number, number>;
};

/** `hasIds`: a list of named goods is asked for, though none may be named. */
export function parseProductSelection(
  query: ProductListQuery,
  hasIds: boolean,
  { lang, shown, scope, salePrices, saleUnitPrices, freeShippingFrom }: Surroundings,
): ProductSelection {
  const title = query.title?.trim() || null;
  const ids = hasIds ? readIds(query.ids) : undefined;
  const { is_recommend: recommended, brand_id: brandIds, price_min: priceMin, price_max: priceMax } = query;
  const { colour: colours, service: services } = query;
  const isRecommended = recommended === undefined ? undefined : recommended === 1;
  const inStock = query.in_stock !== undefined && query.in_stock !== null && query.in_stock !== '0';
  const { category_id: categoryId, pid } = query;
  const categoryIds = pid === undefined ? categoryId && withDescendants(shown, categoryId) : [pid];
  const narrows = !hasIds && isRecommended === undefined;
  return {
    filter: {
      ...{ lang, ids, scope, categoryIds: categoryIds || undefined, isRecommended },
      ...{ brandIds, priceMin, priceMax, inStock, colours, services },
      ...{ salePrices, saleUnitPrices, freeShippingFrom },
    },
    title,
    asTyped: isFlagged(query, 'as_typed'),
    // Goods without a measure come last: such an order has no other way round.
    sort: query.sort?.startsWith('-unit_price') ? null : (query.sort ?? null),
    categoryId,
    narrows,
    key: JSON.stringify([
      lang,
      title,
      isFlagged(query, 'as_typed'),
      ids,
      scope,
      categoryId,
      pid,
      isRecommended,
      brandIds,
      priceMin,
      priceMax,
      inStock,
      colours,
      services,
    ]),
    // What is in a sale now is counted.
    tags: [...tagsOf(query), ...(narrows ? (['flash-sales'] as const) : [])],
  };
}

function readIds(text: string | null | undefined): number[] {
  return (text ?? '')
    .split(',')
    .map((part) => readNumber(part))
    .filter((id): id is number => typeof id === 'number' && Number.isSafeInteger(id) && id > 0);
}

/**
 * Which goods there are, and, where a list is ordered or narrowed by them, all prices or stocks. Counts and the bounds of the price filter
 * follow within the age of what was counted.
 */
function tagsOf({ price_min, price_max, in_stock, service, sort, coupon_id }: ProductListQuery): Tag[] {
  const isByPrice = /order_price$|unit_price_/.test(sort ?? '') || service?.includes('free_delivery');
  const hasPrices = price_min !== undefined || price_max !== undefined || isByPrice;
  return [
    'goods',
    ...(hasPrices ? (['prices'] as const) : []),
    ...(in_stock === undefined ? [] : (['stock'] as const)),
    ...(coupon_id === undefined ? [] : (['categories'] as const)),
  ];
}
