import type { Cents } from '@jishi/api';
import type { Coupon } from '@jishi/api/coupons';
import { couponQuery } from '@jishi/api/coupons/queries';
import { useApi, useCart, useSession } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';
import { toBeAsked, totalInScope } from './model/cart-in-scope.ts';

/** What the lines in the cart that a coupon is for cost together; `null` while that is not known. A visitor's cart counts too. */
export function useTotalInScope({ id, scope }: Pick<Coupon, 'id' | 'scope'>): Cents | null {
  const api = useApi();
  const isSignedIn = useSession((session) => session.isSignedIn);
  const { lines, isKnown } = { lines: useCart((cart) => cart.lines), isKnown: useCart((cart) => cart.isKnown) };
  const queried = isKnown ? toBeAsked(scope, lines) : [];
  const { data } = useQuery({ ...couponQuery(api, isSignedIn, id, queried), enabled: queried.length > 0 });
  return isKnown ? totalInScope(scope, lines, data?.productIds ?? null) : null;
}
