import { type Category, categoryIcon } from '@jishi/api/categories';
import { paths } from '@jishi/contracts';
import { Picture } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './category-menu.styles.ts';

/** Two rows of five. */
const ON_RAIL = 10;

export function CategoryRail({ categories }: { categories: readonly Category[] }) {
  const text = useTexts();
  return (
    <styles.Rail aria-label={text('home.categories')}>
      {categories.slice(0, ON_RAIL).map((category) => {
        const { id, name } = category;
        const icon = categoryIcon(category);
        return (
          <Link key={id} to={paths.products({ categoryId: id, name })}>
            {icon && <Picture src={icon} alt="" width={34} height={34} cutOut />}
            {name}
          </Link>
        );
      })}
    </styles.Rail>
  );
}
