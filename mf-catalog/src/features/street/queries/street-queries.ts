import type { ApiClient } from '@jishi/api';
import { listProducts, type ProductQuery } from '@jishi/api/products';
import { productKeys, type ShownProduct, toShown } from '@jishi/api/products/queries';
import { queryOptions } from '@jishi/api/queries';
import { todaysGoods } from '../model/todays-goods.ts';

/** Best sellers among which a stall changes from day to day. */
const CANDIDATES = 24;

/** What a stall has out, and how many goods it has altogether. */
export type StallGoods = { readonly items: readonly ShownProduct[]; readonly total: number };

/**
 * What a stall puts out on a day. Its key is that of a list of cards, so that prices are asked for again as theirs are, and a product opens
 * with what the street has shown of it; of the candidates nothing else travels with the page.
 *
 * @param day `YYYY-MM-DD`
 */
export function stallGoodsQuery(api: ApiClient, categoryId: string, day: string) {
  const query: ProductQuery = { categoryId, inStock: true, sort: 'sales', page: 1, pageSize: CANDIDATES };
  return queryOptions({
    queryKey: productKeys.stall(query, day),
    queryFn: async ({ signal }): Promise<StallGoods> => {
      const { items, total } = await listProducts(api, query, { signal });
      return { items: todaysGoods(items, day).map(toShown), total };
    },
  });
}
