import type { ApiClient } from '@jishi/api';
import { productsQuery } from '@jishi/api/products/queries';

/** One more than is shown: the product itself may be among them. */
const RELATED = 5;

/** Products of a category, best sold first; recommended ones without a category. */
export const relatedProductsQuery = (api: ApiClient, categoryId: string | null) =>
  productsQuery(
    api,
    categoryId
      ? { categoryId, sort: 'sales', page: 1, pageSize: RELATED }
      : { recommended: true, page: 1, pageSize: RELATED },
  );
