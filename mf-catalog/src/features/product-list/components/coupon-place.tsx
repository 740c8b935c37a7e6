import { featuresQuery } from '@jishi/api/shop/queries';
import { RemoteFragment, useApi, useShop } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { useSuspenseQuery } from '@tanstack/react-query';

/** The coupon whose products are listed: a fragment of another part. The list is whole without it. */
export function CouponPlace({ couponId }: { couponId: string }) {
  const { has } = useShop();
  if (!has('mf_promotions/coupon-note')) return null;
  return (
    <Block fallback={null} failed={null}>
      <CouponNote couponId={couponId} />
    </Block>
  );
}

function CouponNote({ couponId }: { couponId: string }) {
  const { data: features } = useSuspenseQuery(featuresQuery(useApi()));
  return features.coupons ? <RemoteFragment id="mf_promotions/coupon-note" props={{ couponId }} isQuiet /> : null;
}
