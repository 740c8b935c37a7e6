import { type Category, hasTwoLevels } from '@jishi/api/categories';
import { paths } from '@jishi/contracts';
import { Card, Heading } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { CategoryTiles } from '../../../components/category-tiles.tsx';
import { MoreTo } from '../../../components/more-to.tsx';
import { ProductCount } from '../../../components/product-count.tsx';
import * as styles from './categories.styles.ts';

/** A first-level category with everything below it: tiles for one level, named rows of tiles for two. */
export function TopCategory({ category }: { category: Category }) {
  const { id, name, children } = category;
  return (
    <Card id={`category-${id}`} aria-labelledby={`category-${id}-name`}>
      <styles.Head>
        <Heading id={`category-${id}-name`}>
          <Link to={pathOf(category)}>{name}</Link>
        </Heading>
        <MoreTo path={pathOf(category)} of={name} />
      </styles.Head>
      {children.length > 0 && (
        <styles.Body>
          {hasTwoLevels(category) ? (
            <CategoryTiles categories={children} />
          ) : (
            children.filter((second) => second.name !== '').map((second) => <Row key={second.id} category={second} />)
          )}
        </styles.Body>
      )}
    </Card>
  );
}

function Row({ category }: { category: Category }) {
  return (
    <styles.Row>
      <h3>
        <Link to={pathOf(category)}>{category.name}</Link> <ProductCount count={category.productCount} />
      </h3>
      {category.children.length > 0 && <CategoryTiles categories={category.children} />}
    </styles.Row>
  );
}

const pathOf = ({ id, name }: Category) => paths.products({ categoryId: id, name });
