import type { CartLine } from '@jishi/api/cart';
import { usableCouponsQuery } from '@jishi/api/coupons/queries';
import { useApi, useSession } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';
import { type NextCoupon, nextCoupon } from '../model/next-coupon.ts';

/** The coupon of the customer that a little more would make usable for these goods; `null` without one. */
export function useNextCoupon(lines: readonly CartLine[]): NextCoupon | null {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { data: coupons = [] } = useQuery({ ...usableCouponsQuery(useApi()), enabled: isSignedIn });
  return nextCoupon(coupons, lines);
}
