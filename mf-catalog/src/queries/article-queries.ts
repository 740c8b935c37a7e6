import type { ApiClient } from '@jishi/api';
import { getArticle, getColumn, listColumns } from '@jishi/api/articles';
import { queryOptions } from '@tanstack/react-query';

/** Articles on a page of a column. */
export const COLUMN_PAGE_SIZE = 10;

/** Names are at most so long; nothing longer is worth a question. */
const LONGEST_KEY = 60;

/** Whether a column or an article can have this id or name at all. */
export const isArticleKey = (key: string): boolean => key.trim() !== '' && key.length <= LONGEST_KEY;

/** All columns of the help, the first one being where it opens. */
export const columnsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['articles', 'columns'], queryFn: ({ signal }) => listColumns(api, { signal }) });

/** A column by id or name, with one page of its articles. */
export const columnQuery = (api: ApiClient, key: string, page = 1) =>
  queryOptions({
    queryKey: ['articles', 'columns', key, page],
    queryFn: ({ signal }) => getColumn(api, key, { page, pageSize: COLUMN_PAGE_SIZE }, { signal }),
  });

/** An article by id or name; `null` when there is none. */
export const articleQuery = (api: ApiClient, key: string) =>
  queryOptions({ queryKey: ['articles', key], queryFn: ({ signal }) => getArticle(api, key, { signal }) });

/** More than any column should have: for what stands before and after an article. */
const WHOLE_COLUMN = 100;

/** What is around an article: the columns beside its own, and its own with every article. */
export const surroundingsQuery = (api: ApiClient, columnId: string) =>
  queryOptions({
    queryKey: ['articles', 'surroundings', columnId],
    queryFn: ({ signal }) => getColumn(api, columnId, { page: 1, pageSize: WHOLE_COLUMN }, { signal }),
  });
