import { type Category, categoryIcon, hasTwoLevels } from '@jishi/api/categories';
import { paths } from '@jishi/contracts';
import { Picture } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { CategoryTiles } from '../../../components/category-tiles.tsx';
import { ProductCount } from '../../../components/product-count.tsx';
import { useCountedCategory } from '../hooks/use-counted-category.ts';
import * as styles from './category-panel.styles.ts';

/** What is below a top-level category: tiles when that is one level, else a line per second level. */
export default function CategoryPanel({ category }: { category: Category }) {
  const { children, ...top } = useCountedCategory(category);
  return (
    <styles.Panel>
      {hasTwoLevels({ ...top, children }) ? (
        <CategoryTiles categories={children} />
      ) : (
        <dl>
          {children.map((second) => (
            <div key={second.id}>
              <dt>
                <Link to={linkOf(second)}>{second.name}</Link> <ProductCount count={second.productCount} />
              </dt>
              <dd>
                {second.children.map((third) => (
                  <Sub key={third.id} category={third} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </styles.Panel>
  );
}

/** The room of the picture is there before it is. */
function Sub({ category }: { category: Category }) {
  const icon = categoryIcon(category);
  return (
    <styles.Sub>
      <Link to={linkOf(category)}>
        <i>{icon && <Picture src={icon} alt="" width={28} height={28} cutOut />}</i>
        {category.name}
      </Link>
      <ProductCount count={category.productCount} />
    </styles.Sub>
  );
}

const linkOf = ({ id, name }: Category) => paths.products({ categoryId: id, name });
