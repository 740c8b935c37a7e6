import type { Category } from '@jishi/api/categories';
import { countedCategoriesQuery } from '@jishi/api/categories/queries';
import { useApi } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';

/** A category of the menu with all pictures and numbers below it, which the page does without until a panel is open; as it was until they have come. */
export function useCountedCategory(category: Category): Category {
  const { data } = useQuery(countedCategoriesQuery(useApi()));
  return data?.find(({ id }) => id === category.id) ?? category;
}
