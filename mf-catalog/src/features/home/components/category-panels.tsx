import { pictureUrl } from '@jishi/api';
import type { Category } from '@jishi/api/categories';
import { paths } from '@jishi/contracts';
import { Picture } from '@jishi/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { usePanels } from '../hooks/use-panels.ts';
import * as styles from './category-menu.styles.ts';
import { CategoryPanel } from './category-panel.tsx';

/** Top-level categories as a list; hover, focus or a touch opens the panel of what is below one. */
export function CategoryPanels({ categories }: { categories: readonly Category[] }) {
  const text = useTexts();
  const { openId, menuProps, entryProps } = usePanels();
  return (
    <styles.Menu aria-label={text('home.categories')} {...menuProps}>
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
              {category.picture && (
                <Picture src={pictureUrl(category.picture.url, 80)} alt="" width={24} height={24} cutOut />
              )}
              <span>{category.name}</span>
              <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
            </styles.Entry>
            {openId === category.id && category.children.length > 0 && <CategoryPanel category={category} />}
          </li>
        ))}
      </ul>
    </styles.Menu>
  );
}

const linkOf = ({ id, name }: Category) => paths.products({ categoryId: id, name });
