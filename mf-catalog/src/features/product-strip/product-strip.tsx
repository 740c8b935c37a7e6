import { productsQuery } from '@jishi/api/products/queries';
import { type FragmentProps, paths, useApi } from '@jishi/contracts';
import { SectionTitle } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MoreTo } from '../../components/more-to.tsx';
import { ProductGrid } from '../../components/product-grid.tsx';
import { FullRows } from '../../components/recommended/recommended-strip.styles.ts';
import { RecommendedStrip } from '../../components/recommended/recommended-strip.tsx';

/** The most that are asked for, so that enough is left without those that are not wanted. */
const MAX = 20;

type ProductStripProps = FragmentProps['mf_catalog/product-strip'];

/** Product cards inside a page of another part; nothing when there are none. */
export function ProductStrip({ place, ...props }: ProductStripProps) {
  return place ? <RecommendedStrip place={place} {...props} /> : <ListedStrip {...props} />;
}

function ListedStrip({ title, categoryId, limit, except = [] }: Omit<ProductStripProps, 'place' | 'productIds'>) {
  const chosen = categoryId === undefined ? { recommended: true } : { categoryId };
  const pageSize = Math.min(MAX, limit + except.length);
  const { data } = useSuspenseQuery(productsQuery(useApi(), { ...chosen, page: 1, pageSize }));
  const products = data.items.filter(({ id }) => !except.includes(id)).slice(0, limit);
  if (products.length === 0) return null;
  return (
    <section>
      <SectionTitle end={<MoreTo path={paths.products(categoryId ? { categoryId } : {})} of={title} />}>
        {title}
      </SectionTitle>
      <FullRows>
        <ProductGrid products={products} />
      </FullRows>
    </section>
  );
}
