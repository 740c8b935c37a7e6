import type { CartLine } from '@jishi/api/cart';
import { usableCouponsQuery } from '@jishi/api/coupons/queries';
import { useApi, useSession } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';
import { bestCoupon, couponOptions, type NextCoupon, nextCoupon } from '../../../model/coupon-options.ts';

/** The coupon of the customer that a little more would make usable for these goods; `null` without one. */
export function useNextCoupon(lines: readonly CartLine[]): NextCoupon | null {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { data: coupons = [] } = useQuery({ ...usableCouponsQuery(useApi()), enabled: isSignedIn });
  if (lines.length === 0) return null;
  const options = couponOptions(coupons, lines);
  return nextCoupon(options, bestCoupon(options) ? (options[0]?.saves ?? 0) : 0);
}
