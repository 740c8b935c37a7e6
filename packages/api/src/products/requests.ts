import type { ApiClient, QueryParams, RequestOptions } from '../client/api-client.ts';
import { isApiError } from '../client/api-error.ts';
import { yuanOfCents } from '../model/money.ts';
import { pageParams } from '../wire/lists.ts';
import { wireServices } from '../wire/numbers.ts';
import { parserOf } from '../wire/parts.ts';
import { toProduct, toProductPage, toSuggestion } from './mapping.ts';
import type { Product, ProductPage, ProductQuery, ProductSort, SearchWords, Suggestion } from './model.ts';
import { wireGood, wireGoodPage, wireSearchWords, wireSuggestions } from './wire.ts';

const sorts: Record<ProductSort, string | undefined> = {
  default: undefined,
  sales: '-sales',
  'price-ascending': '+order_price',
  'price-descending': '-order_price',
  'unit-price-g': 'unit_price_g',
  'unit-price-ml': 'unit_price_ml',
  'unit-price-piece': 'unit_price_piece',
  'unit-price-use': 'unit_price_use',
};

/** Lists or searches products; only those on sale in the language of the client. */
export async function listProducts(
  client: ApiClient,
  query: ProductQuery = {},
  options?: RequestOptions,
): Promise<ProductPage> {
  return toProductPage(await client.get('good', parserOf(wireGoodPage), toParams(query), options));
}

/** One product, also when it is off the shelf. Throws `not-found` for an unknown id. */
export async function getProduct(client: ApiClient, id: string, options?: RequestOptions): Promise<Product> {
  return toProduct(await client.get(`good/${encodeURIComponent(id)}`, parserOf(wireGood), undefined, options));
}

/** Completions of a search word, best first; none on servers that know no suggestions. */
export async function listSuggestions(
  client: ApiClient,
  keyword: string,
  options?: RequestOptions,
): Promise<Suggestion[]> {
  try {
    const params = { title: keyword, limit: 8 };
    const rows = await client.get('good/suggest', parserOf(wireSuggestions), params, { ...options, silent: true });
    return rows.map(toSuggestion);
  } catch (error) {
    if (isUnknownCall(error)) return [];
    throw error;
  }
}

/** Popular words, and words written nearly like `meant`; none on servers that know no such words. */
export async function listSearchWords(
  client: ApiClient,
  meant: string,
  options?: RequestOptions,
): Promise<SearchWords> {
  try {
    const params = { title: meant || undefined, limit: 8 };
    return await client.get('good/words', parserOf(wireSearchWords), params, { ...options, silent: true });
  } catch (error) {
    if (isUnknownCall(error)) return { popular: [], near: [] };
    throw error;
  }
}

/** A server without the extensions reads "suggest" and "words" as the id of a product. */
const isUnknownCall = (error: unknown) => isApiError(error, 'not-found') || isApiError(error, 'unexpected');

function toParams(query: ProductQuery): QueryParams {
  return {
    ...pageParams(query),
    title: query.keyword?.trim() || undefined,
    as_typed: query.asTyped ? 1 : undefined,
    category_id: query.categoryId,
    ids: query.ids?.join(','),
    is_recommend: query.recommended ? 1 : undefined,
    brand_id: query.brandIds?.length ? query.brandIds : undefined,
    price_min: query.priceMin === undefined ? undefined : yuanOfCents(query.priceMin),
    price_max: query.priceMax === undefined ? undefined : yuanOfCents(query.priceMax),
    in_stock: query.inStock ? 1 : undefined,
    colour: query.colours?.length ? query.colours : undefined,
    service: query.services?.length ? query.services.map((service) => wireServices[service]) : undefined,
    coupon_id: query.couponId,
    sort: sorts[query.sort ?? 'default'],
  };
}
