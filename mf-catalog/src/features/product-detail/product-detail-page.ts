import type { Product } from '@jishi/api/products';
import { definePage, type LoadContext, notFound, paths } from '@jishi/contracts';
import { isRouteId } from '../../model/route-id.ts';
import { categoryTreeQuery } from '../../queries/category-queries.ts';
import { relatedCategory } from './model/related-category.ts';
import { productQuery, relatedProductsQuery } from './product-detail-queries.ts';
import { ProductDetailScreen } from './product-detail-screen.tsx';

export default definePage({
  Component: ProductDetailScreen,
  async load({ params }, { api, queries }) {
    const { id = '' } = params;
    if (!isRouteId(id)) return notFound();
    void queries.prefetchQuery(categoryTreeQuery(api));
    const product = await queries.ensureQueryData(productQuery(api, id));
    void prefetchRelated({ api, queries }, product);
    const { name, shortDescription, keywords, pictures, video, availability } = product;
    const [main] = pictures;
    return {
      title: name,
      ...(shortDescription && { description: shortDescription }),
      ...(keywords && { keywords }),
      canonical: paths.product(id),
      noIndex: availability !== 'on-sale',
      ...(main && !video && { preloadImage: { src: main.url } }),
    };
  },
});

async function prefetchRelated(
  { api, queries }: Pick<LoadContext, 'api' | 'queries'>,
  product: Product,
): Promise<void> {
  const tree = categoryTreeQuery(api);
  await queries.prefetchQuery(tree);
  const categoryId = relatedCategory(queries.getQueryData(tree.queryKey) ?? [], product.categoryId);
  void queries.prefetchQuery(relatedProductsQuery(api, categoryId));
}
