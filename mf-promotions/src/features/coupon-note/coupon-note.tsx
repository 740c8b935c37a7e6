import type { FragmentProps } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { NotedCoupon } from './noted-coupon.tsx';

/** A coupon above the list of the products it is for. The list is whole without it. */
export function CouponNote({ couponId }: FragmentProps['mf_promotions/coupon-note']) {
  return (
    <Block fallback={null} failed={null}>
      <NotedCoupon couponId={couponId} />
    </Block>
  );
}
