import { type FragmentProps, paths, useApi } from '@jishi/contracts';
import { SectionTitle } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MoreTo } from '../../components/more-to.tsx';
import { ProductGrid } from '../../components/product-grid.tsx';
import { productsQuery } from '../../queries/product-queries.ts';

/** Product cards inside a page of another part; nothing when there are none. */
export function ProductStrip({ title, categoryId, limit }: FragmentProps['mf_catalog/product-strip']) {
  const chosen = categoryId === undefined ? { recommended: true } : { categoryId };
  const { data } = useSuspenseQuery(productsQuery(useApi(), { ...chosen, page: 1, pageSize: limit }));
  if (data.items.length === 0) return null;
  return (
    <section>
      <SectionTitle end={<MoreTo path={paths.products(categoryId ? { categoryId } : {})} of={title} />}>
        {title}
      </SectionTitle>
      <ProductGrid products={data.items} />
    </section>
  );
}
