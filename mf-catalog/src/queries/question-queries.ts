import type { ApiClient } from '@jishi/api';
import { questionsQuery } from '@jishi/api/products/queries';

/** Questions on one page. */
export const QUESTIONS_PER_PAGE = 10;

/** A page of the questions about a product: those the reader can read come first. */
export const questionPageQuery = (api: ApiClient, productId: string, page: number) =>
  questionsQuery(api, { productId, page, pageSize: QUESTIONS_PER_PAGE, firstLang: api.lang });
