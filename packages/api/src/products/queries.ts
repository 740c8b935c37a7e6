import { type ApiClient, isApiError } from '@jishi/api';
import {
  getProduct,
  listProducts,
  listSearchWords,
  listSuggestions,
  type Product,
  type ProductQuery,
} from '@jishi/api/products';
import { queryOptions } from '../queries/query-options.ts';
import { productKeys } from './keys.ts';

export { productKeys };

/** One product, whatever its state. On a product page the answer is there already. */
export const productQuery = (api: ApiClient, id: string) =>
  queryOptions({ queryKey: productKeys.one(id), queryFn: ({ signal }) => getProduct(api, id, { signal }) });

/** One page of products. The key is the question itself, so equal questions share one answer. */
export const productsQuery = (api: ApiClient, query: ProductQuery) =>
  queryOptions({ queryKey: productKeys.list(query), queryFn: ({ signal }) => listProducts(api, query, { signal }) });

/** Products to compare, in the order asked for; those that are gone are left out. */
export const comparedQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: productKeys.compared(ids),
    queryFn: async ({ signal }): Promise<Product[]> => {
      const found = await Promise.all(ids.map((id) => getProduct(api, id, { signal, silent: true }).catch(missing)));
      return found.filter((product) => product !== null);
    },
  });

/** A product that is gone is no reason not to compare the others. */
function missing(error: unknown): null {
  if (isApiError(error, 'not-found')) return null;
  throw error;
}

/** Completions of a word that is being typed. */
export const suggestionsQuery = (api: ApiClient, keyword: string) =>
  queryOptions({
    queryKey: productKeys.suggestions(keyword),
    queryFn: ({ signal }) => listSuggestions(api, keyword, { signal }),
  });

/** What sells changes slowly. */
const FRESH_MS = 5 * 60_000;

/** Words to search for: popular ones, and with a word those it was perhaps meant to be. */
export const searchWordsQuery = (api: ApiClient, meant = '') =>
  queryOptions({
    queryKey: productKeys.searchWords(meant),
    queryFn: ({ signal }) => listSearchWords(api, meant, { signal }),
    staleTime: FRESH_MS,
  });
