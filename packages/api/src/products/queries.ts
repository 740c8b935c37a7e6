import type { ApiClient } from '@jishi/api';
import { getProduct, listProducts, type ProductQuery } from '@jishi/api/products';
import { queryOptions } from '../queries/query-options.ts';
import { productKeys } from './keys.ts';
import { toShown } from './shown-product.ts';

export { questionKeys } from '../questions/keys.ts';
export { productAlertsQuery } from './alert-query.ts';
export { type GoodsByHour, goodsByHourQuery } from './by-hour-query.ts';
export { comparedQuery } from './compared-query.ts';
export {
  favouriteListsQuery,
  favouritesInListQuery,
  type OpenedFavourites,
  sharedFavouritesQuery,
} from './favourite-list-queries.ts';
export { ownQuestionsQuery, questionQuery, questionsQuery } from './question-queries.ts';
export { recommendedCardsQuery } from './recommended-query.ts';
export { knownMatches, type Matches, matchesQuery, type OpenedList, sharedListQuery } from './shopping-list-queries.ts';
export { type ShownProduct, toShown } from './shown-product.ts';
export { togetherCountQuery, togetherQuery } from './together-query.ts';
export { searchWordsQuery, suggestionsQuery } from './word-queries.ts';
export { productKeys };

/** One product, whatever its state. On a product page the answer is there already. */
export const productQuery = (api: ApiClient, id: string) =>
  queryOptions({ queryKey: productKeys.one(id), queryFn: ({ signal }) => getProduct(api, id, { signal }) });

/** One page of products. The key is the question itself, so equal questions share one answer. */
export const productsQuery = (api: ApiClient, query: ProductQuery) =>
  queryOptions({ queryKey: productKeys.list(query), queryFn: ({ signal }) => listProducts(api, query, { signal }) });

/** The products of a list for a page that shows their cards and nothing else of it. */
export const productCardsQuery = (api: ApiClient, query: ProductQuery) =>
  queryOptions({
    queryKey: productKeys.cards(query),
    queryFn: async ({ signal }) => ({ items: (await listProducts(api, query, { signal })).items.map(toShown) }),
  });
