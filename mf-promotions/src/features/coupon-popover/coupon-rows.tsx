import type { Coupon } from '@jishi/api/coupons';
import { CouponRow } from './coupon-row.tsx';
import { useFirstOrder } from './hooks/use-first-order.ts';

type CouponRowsProps = { coupons: readonly Coupon[]; claimingId: string | null; onClaim: (couponId: string) => void };

/** The coupons in the order of the moment the panel was opened. */
export function CouponRows({ coupons, claimingId, onClaim }: CouponRowsProps) {
  return useFirstOrder(coupons).map((coupon) => (
    <CouponRow key={coupon.id} coupon={coupon} isBusy={claimingId === coupon.id} onClaim={onClaim} />
  ));
}
