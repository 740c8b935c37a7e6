import { type Category, categoryIcon, hasTwoLevels } from '@jishi/api/categories';
import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { Loading, Picture, Skeleton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { CategoryTiles } from '../../../components/category-tiles.tsx';
import { ProductCount } from '../../../components/product-count.tsx';
import { useCategoriesBelow } from '../hooks/use-categories-below.ts';
import * as styles from './category-panel.styles.ts';

type CategoryPanelProps = { category: Pick<Category, 'id'> };

/** What is below a top-level category: tiles when that is one level, else a line per second level. */
export default function CategoryPanel({ category }: CategoryPanelProps) {
  return (
    <styles.Panel>
      <Block fallback={<PanelSkeleton />}>
        <Below category={category} />
      </Block>
    </styles.Panel>
  );
}

function Below({ category }: CategoryPanelProps) {
  const children = useCategoriesBelow(category);
  if (hasTwoLevels({ children })) return <CategoryTiles categories={children} />;
  return (
    <dl>
      {children.map((second) => (
        <styles.Line key={second.id}>
          <dt>
            <Link to={linkOf(second)}>{second.name}</Link> <ProductCount count={second.productCount} />
          </dt>
          <dd>
            {second.children.map((third) => (
              <Sub key={third.id} category={third} />
            ))}
          </dd>
        </styles.Line>
      ))}
    </dl>
  );
}

function PanelSkeleton() {
  const text = useCommonTexts();
  return (
    <Loading label={text('state.loading')}>
      <styles.Waiting>
        {['78%', '92%', '64%'].map((width) => (
          <styles.Line key={width}>
            <Skeleton $width="4.5rem" $height="20px" />
            <Skeleton $width={width} $height="32px" />
          </styles.Line>
        ))}
      </styles.Waiting>
    </Loading>
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
