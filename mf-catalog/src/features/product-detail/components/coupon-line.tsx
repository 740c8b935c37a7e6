import { categoryPath } from '@jishi/api/categories';
import { categoryTreeQuery } from '@jishi/api/categories/queries';
import type { Product } from '@jishi/api/products';
import { featuresQuery } from '@jishi/api/shop/queries';
import { RemoteFragment, useApi } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { useSuspenseQuery } from '@tanstack/react-query';

/** Coupons for a product: a fragment of another part. A flash sale takes none. */
export function CouponLine({ product }: { product: Product }) {
  const { data: features } = useSuspenseQuery(featuresQuery(useApi()));
  if (!features.coupons) return null;
  return (
    <Block fallback={null} failed={null}>
      <Coupons product={product} />
    </Block>
  );
}

function Coupons({ product: { id, categoryId } }: { product: Product }) {
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(useApi()));
  const categoryIds = categoryId === null ? [] : categoryPath(tree, categoryId).map((category) => category.id);
  return <RemoteFragment id="mf_promotions/coupon-popover" props={{ productId: id, categoryIds }} />;
}
