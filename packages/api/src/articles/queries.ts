import type { ApiClient, PageRequest } from '@jishi/api';
import { getArticle, getColumn, getLegalDocument, type LegalDocument, listColumns } from '@jishi/api/articles';
import { queryOptions } from '../queries/query-options.ts';
import { articleKeys } from './keys.ts';

export { articleKeys };

/** All columns of the help, the first one being where it opens. */
export const columnsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: articleKeys.columns, queryFn: ({ signal }) => listColumns(api, { signal }) });

/** A column by id or name, with one page of its articles. */
export const columnQuery = (api: ApiClient, column: string, request: PageRequest) =>
  queryOptions({
    queryKey: articleKeys.column(column, request),
    queryFn: ({ signal }) => getColumn(api, column, request, { signal }),
  });

/** An article by id or name; `null` when there is none. */
export const articleQuery = (api: ApiClient, article: string) =>
  queryOptions({ queryKey: articleKeys.one(article), queryFn: ({ signal }) => getArticle(api, article, { signal }) });

/** A document of the shop's owner; `null` while it is not published. */
export const legalQuery = (api: ApiClient, document: LegalDocument) =>
  queryOptions({
    queryKey: articleKeys.legal(document),
    queryFn: ({ signal }) => getLegalDocument(api, document, { signal }),
  });
