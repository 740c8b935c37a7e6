import type { Category } from '@jishi/api/categories';
import { hasTwoLevels } from '@jishi/api/categories';
import { paths } from '@jishi/contracts';
import { Link } from 'react-router-dom';
import { CategoryTiles } from '../../../components/category-tiles.tsx';
import * as styles from './category-menu.styles.ts';

/** What is below a top-level category: tiles when that is one level, else a line per second level. */
export function CategoryPanel({ category }: { category: Category }) {
  return (
    <styles.Panel>
      {hasTwoLevels(category) ? (
        <CategoryTiles categories={category.children} />
      ) : (
        <dl>
          {category.children.map((second) => (
            <div key={second.id}>
              <dt>
                <Link to={linkOf(second)}>{second.name}</Link>
              </dt>
              <dd>
                {second.children.map((third) => (
                  <Link key={third.id} to={linkOf(third)}>
                    {third.name}
                  </Link>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </styles.Panel>
  );
}

const linkOf = ({ id, name }: Category) => paths.products({ categoryId: id, name });
