import { pictureUrl } from '@jishi/api';
import type { Category } from '@jishi/api/categories';
import { paths } from '@jishi/contracts';
import { Picture } from '@jishi/ui';
import { Link } from 'react-router-dom';
import * as styles from './category-tiles.styles.ts';
import { ProductCount } from './product-count.tsx';

/** Categories as pictures with their names; a category without a name in this language is left out. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <styles.Tiles>
      {categories
        .filter(({ name }) => name !== '')
        .map(({ id, name, picture, productCount }) => (
          <li key={id}>
            <styles.Tile as={Link} to={paths.products({ categoryId: id, name })}>
              <styles.Plate>
                {picture && <Picture src={pictureUrl(picture.url, 80)} alt="" width={64} height={64} cutOut />}
              </styles.Plate>
              {name}
            </styles.Tile>
            <ProductCount count={productCount} />
          </li>
        ))}
    </styles.Tiles>
  );
}
