import { type Category, categoryIcon } from '@jishi/api/categories';
import { paths } from '@jishi/contracts';
import { Picture } from '@jishi/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { usePanels } from '../hooks/use-panels.ts';
import * as styles from './category-menu.styles.ts';
import { fetchPanel, LateCategoryPanel } from './late-category-panel.tsx';

/** Top-level categories as a list; hover, focus or a touch opens the panel of what is below one. */
export function CategoryPanels({ categories }: { categories: readonly Category[] }) {
  const text = useTexts();
  const { openId, menuProps, entryProps } = usePanels();
  return (
    <styles.Menu aria-label={text('home.categories')} onPointerEnter={fetchPanel} onFocus={fetchPanel} {...menuProps}>
      <ul>
        {categories.map((category) => (
          <li key={category.id} {...entryProps(category.id)}>
            <styles.Entry
              as={Link}
              to={linkOf(category)}
              $on={openId === category.id}
              data-entry=""
              aria-expanded={category.children.length > 0 ? openId === category.id : undefined}
            >
              <CategoryIcon category={category} />
              {category.name}
              <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
            </styles.Entry>
            {openId === category.id && category.children.length > 0 && <LateCategoryPanel category={category} />}
          </li>
        ))}
      </ul>
    </styles.Menu>
  );
}

function CategoryIcon({ category }: { category: Category }) {
  const src = categoryIcon(category);
  return src && <Picture src={src} alt="" width={24} height={24} cutOut />;
}

const linkOf = ({ id, name }: Category) => paths.products({ categoryId: id, name });
