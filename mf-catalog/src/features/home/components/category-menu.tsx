import { categoryTreeQuery } from '@jishi/api/categories/queries';
import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CategoryPanels } from './category-panels.tsx';
import { CategoryRail } from './category-rail.tsx';

export { CategoryMenuSkeleton } from './category-menu-skeleton.tsx';

/** Top-level categories: a list with panels from desktops on, a rail of pictures on phones. */
export function CategoryMenu() {
  const { data } = useSuspenseQuery(categoryTreeQuery(useApi()));
  const named = data.filter(({ name }) => name !== '');
  if (named.length === 0) return null;
  return (
    <div>
      <CategoryPanels categories={named} />
      <CategoryRail categories={named} />
    </div>
  );
}
