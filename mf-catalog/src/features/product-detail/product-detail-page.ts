import { deliveryQuery } from '@jishi/api/addresses/queries';
import { categoryTreeQuery } from '@jishi/api/categories/queries';
import { productWithCouponQuery } from '@jishi/api/coupons/queries';
import { optionalFlashSaleQuery } from '@jishi/api/flash-sales/queries';
import type { Product } from '@jishi/api/products';
import { productQuery, togetherCountQuery } from '@jishi/api/products/queries';
import { featuresQuery, siteConfigQuery } from '@jishi/api/shop/queries';
import { definePage, type LoadContext, notFound, type PageHead, paths } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { knownCard } from '../../queries/known-card.ts';
import { openingItem } from './model/gallery-items.ts';
import { offeredOf } from './model/offered.ts';
import { relatedCategory } from './model/related-category.ts';
import { ProductDetailScreen } from './product-detail-screen.tsx';
import { relatedProductsQuery } from './queries/product-detail-queries.ts';

export default definePage({
  Component: ProductDetailScreen,
  fragments: [
    'mf_cart_checkout/add-to-cart',
    'mf_cart_checkout/delivery-estimate',
    'mf_promotions/coupon-popover',
    'mf_user_centre/favourite-button',
  ],
  async load({ params, query }, { api, queries, isSignedIn }) {
    const { id = '' } = params;
    if (!isId(id)) return notFound();
    void queries.prefetchQuery(categoryTreeQuery(api));
    const known = openWithCard({ api, queries }, id);
    if (known) return known;
    // What stands beside the price asks for one piece; room is kept for what is bought together.
    const aside = Promise.all([
      queries.prefetchQuery(productWithCouponQuery(api, isSignedIn, id, 1)),
      queries.prefetchQuery(deliveryQuery(api, isSignedIn, { productId: id, quantity: 1 })),
      queries.prefetchQuery(togetherCountQuery(api, id)),
    ]);
    // Together they decide what is offered at which price.
    const [product, sale, features] = await Promise.all([
      queries.ensureQueryData(productQuery(api, id)),
      queries.fetchQuery(optionalFlashSaleQuery(api, id)),
      queries.ensureQueryData(featuresQuery(api)),
      queries.prefetchQuery(siteConfigQuery(api)),
      aside,
    ]);
    void prefetchRelated({ api, queries }, product);
    const offered = offeredOf({ product, sale, features }, query);
    const { name, shortDescription, keywords, pictures, availability, priceRange } = offered.product;
    const [main] = pictures;
    const opening = openingItem(offered.product, query);
    return {
      title: name,
      ...(shortDescription && { description: shortDescription }),
      ...(keywords && { keywords }),
      canonical: paths.product(id),
      kind: 'product',
      price: priceRange.min === priceRange.max ? [priceRange.min] : [priceRange.min, priceRange.max],
      noIndex: availability !== 'on-sale',
      ...(opening?.kind === 'picture' ? { preloadImage: { src: opening.url } } : main && { picture: main.url }),
    };
  },
});

/**
 * In a tab that has the product's card the page opens at once with what the card says; the rest is on its way. Not for a
 * product that did not come the last time: then the page waits for the answer.
 */
function openWithCard({ api, queries }: Pick<LoadContext, 'api' | 'queries'>, id: string): PageHead | null {
  const query = productQuery(api, id);
  const state = queries.getQueryState(query.queryKey);
  const card = state?.data || state?.status === 'error' ? null : knownCard(queries, id);
  if (!card) return null;
  void queries.prefetchQuery(optionalFlashSaleQuery(api, id));
  void queries.prefetchQuery(featuresQuery(api));
  void queries.prefetchQuery(query).then(() => {
    const product = queries.getQueryData(query.queryKey);
    if (!product) return;
    // After the product: its code is fetched first, and nothing stands before what was pressed.
    void queries.prefetchQuery(togetherCountQuery(api, id));
    void prefetchRelated({ api, queries }, product);
  });
  return { title: card.name, canonical: paths.product(id) };
}

async function prefetchRelated(
  { api, queries }: Pick<LoadContext, 'api' | 'queries'>,
  product: Product,
): Promise<void> {
  const tree = categoryTreeQuery(api);
  await queries.prefetchQuery(tree);
  const categoryId = relatedCategory(queries.getQueryData(tree.queryKey) ?? [], product.categoryId);
  void queries.prefetchQuery(relatedProductsQuery(api, categoryId));
}
