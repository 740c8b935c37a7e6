import { type Category, categoryIcon } from '@jishi/api/categories';
import { countedCategoriesQuery, type ListedCategory } from '@jishi/api/categories/queries';
import { paths, useApi } from '@jishi/contracts';
import { Picture } from '@jishi/ui';
import { useQueryClient } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { usePanels } from '../hooks/use-panels.ts';
import * as styles from './category-menu.styles.ts';
import { fetchPanel, LateCategoryPanel } from './late-category-panel.tsx';

/** Top-level categories as a list; hover, focus or a touch opens the panel of what is below one. */
export function CategoryPanels({ categories }: { categories: readonly ListedCategory[] }) {
  const text = useTexts();
  const { openId, menuProps, entryProps } = usePanels();
  const api = useApi();
  const queries = useQueryClient();
  const prepare = () => {
    fetchPanel();
    void queries.prefetchQuery(countedCategoriesQuery(api));
  };
  return (
    <styles.Menu aria-label={text('home.categories')} onPointerEnter={prepare} onFocus={prepare} {...menuProps}>
      <ul>
        {categories.map((category) => (
          <li key={category.id} {...entryProps(category.id)}>
            <styles.Entry
              as={Link}
              to={linkOf(category)}
              $on={openId === category.id}
              data-entry=""
              aria-expanded={hasBelow(category) ? openId === category.id : undefined}
            >
              <CategoryIcon category={category} />
              {category.name}
              <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
            </styles.Entry>
            {openId === category.id && hasBelow(category) && <LateCategoryPanel category={category} />}
          </li>
        ))}
      </ul>
    </styles.Menu>
  );
}

const hasBelow = ({ children, hasMore }: ListedCategory): boolean => hasMore || children.length > 0;

function CategoryIcon({ category }: { category: Category }) {
  const src = categoryIcon(category);
  return src && <Picture src={src} alt="" width={24} height={24} cutOut />;
}

const linkOf = ({ id, name }: Category) => paths.products({ categoryId: id, name });
