import { categoryPath } from '@jishi/api/categories';
import { categoryTreeQuery } from '@jishi/api/categories/queries';
import type { Product } from '@jishi/api/products';
import { useApi } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx';
import { categoryStep } from '../../../components/steps.ts';
import * as styles from './product-detail.styles.ts';

/** The way to a product through its categories; without them when they do not load. */
export function ProductCrumbs({ product }: { product: Product }) {
  const short = <Breadcrumbs steps={[{ label: product.name }]} />;
  return (
    <styles.Way>
      <Block fallback={short} failed={short}>
        <CategoryCrumbs product={product} />
      </Block>
    </styles.Way>
  );
}

function CategoryCrumbs({ product: { categoryId, name } }: { product: Product }) {
  const { data } = useSuspenseQuery(categoryTreeQuery(useApi()));
  const above = categoryId === null ? [] : categoryPath(data, categoryId);
  return <Breadcrumbs steps={[...above.map(categoryStep), { label: name }]} />;
}
