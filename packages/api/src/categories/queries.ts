import type { ApiClient } from '@jishi/api';
import { type Category, listCategoryTree } from '@jishi/api/categories';
import { queryOptions } from '../queries/query-options.ts';
import { categoryKeys } from './keys.ts';
import { toMenu } from './menu.ts';

export { fromMenu, type ListedCategory } from './menu.ts';
export { categoryKeys };

/** Categories change seldom; asking once per visit is enough. */
const FRESH_MS = 10 * 60_000;

/** All categories as a tree, with how many products there are: for what shows it. */
export const countedCategoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: categoryKeys.counted,
    queryFn: ({ signal }) => listCategoryTree(api, { signal }),
    staleTime: FRESH_MS,
  });

/** All categories as a tree. */
export const categoryTreeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: categoryKeys.tree,
    queryFn: async ({ signal }) => (await listCategoryTree(api, { signal })).map(uncounted),
    staleTime: FRESH_MS,
  });

/** What a page of menus and floors draws of it, in little room; `fromMenu` makes categories of it. */
export const categoryMenuQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: categoryKeys.menu,
    queryFn: async ({ signal }) => toMenu(await listCategoryTree(api, { signal })),
    staleTime: FRESH_MS,
  });

/** Numbers that nobody sees are not carried by the page. */
const uncounted = ({ productCount: _, children, ...category }: Category): Category => ({
  ...category,
  children: children.map(uncounted),
});
