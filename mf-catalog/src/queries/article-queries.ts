import type { ApiClient } from '@jishi/api';
import { columnQuery } from '@jishi/api/articles/queries';

/** Articles on a page of a column. */
export const COLUMN_PAGE_SIZE = 10;

/** Names are at most so long; nothing longer is worth a question. */
const LONGEST_KEY = 60;

/** Whether a column or an article can have this id or name at all. */
export const isArticleKey = (key: string): boolean => key.trim() !== '' && key.length <= LONGEST_KEY;

/** A column by id or name, with one page of its articles. */
export const columnPageQuery = (api: ApiClient, key: string, page = 1) =>
  columnQuery(api, key, { page, pageSize: COLUMN_PAGE_SIZE });

/** More than any column should have: for what stands before and after an article. */
const WHOLE_COLUMN = 100;

/** What is around an article: the columns beside its own, and its own with every article. */
export const surroundingsQuery = (api: ApiClient, columnId: string) =>
  columnQuery(api, columnId, { page: 1, pageSize: WHOLE_COLUMN });
