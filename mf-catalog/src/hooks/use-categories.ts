import type { Category } from '@jishi/api/categories';
import { categoryMenuQuery, fromMenu } from '@jishi/api/categories/queries';
import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';

/** Categories of the shop, as menus and floors show them. */
export const useCategories = (): readonly Category[] =>
  useSuspenseQuery({ ...categoryMenuQuery(useApi()), select: toTree }).data;

const toTree = (menu: Parameters<typeof fromMenu>[0]) => fromMenu(menu);
