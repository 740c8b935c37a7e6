import type { Category } from '@jishi/api/categories';
import { countedCategoriesQuery } from '@jishi/api/categories/queries';
import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';

/** What is below a category of the menu, with pictures and numbers, which the page does without until a panel is open. */
export function useCategoriesBelow({ id }: Pick<Category, 'id'>): readonly Category[] {
  const { data } = useSuspenseQuery(countedCategoriesQuery(useApi()));
  return data.find((category) => category.id === id)?.children.filter(isNamed) ?? [];
}

/** Without a name in this language there is nothing to offer. */
const isNamed = ({ name }: Category): boolean => name !== '';
