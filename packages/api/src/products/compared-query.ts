import { type ApiClient, isApiError } from '@jishi/api';
import { getProduct, type Product } from '@jishi/api/products';
import { queryOptions } from '../queries/query-options.ts';
import { productKeys } from './keys.ts';

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
