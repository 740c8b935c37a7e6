import { categoryMenuQuery, fromMenu, type ListedCategory } from '@jishi/api/categories/queries';
import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';

/** Categories of the shop as menus and floors show them: the top level, and what is recommended below it. */
export const useCategories = (): readonly ListedCategory[] =>
  useSuspenseQuery({ ...categoryMenuQuery(useApi()), select: toTree }).data;

const toTree = (menu: Parameters<typeof fromMenu>[0]) => fromMenu(menu);
