import { useCategories } from '../../../hooks/use-categories.ts';
import { CategoryPanels } from './category-panels.tsx';
import { CategoryRail } from './category-rail.tsx';

export { CategoryMenuSkeleton } from './category-menu-skeleton.tsx';

/** Top-level categories: a list with panels from desktops on, a rail of pictures on phones. */
export function CategoryMenu() {
  const named = useCategories().filter(({ name }) => name !== '');
  if (named.length === 0) return null;
  return (
    <div>
      <CategoryPanels categories={named} />
      <CategoryRail categories={named} />
    </div>
  );
}
