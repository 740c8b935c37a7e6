import type { ApiClient } from '@jishi/api';
import {
  type CouponState,
  countOwnedCoupons,
  getCoupon,
  getLinesWithCoupon,
  getProductWithCoupon,
  listCoupons,
  listOwnedCoupons,
  type OwnedCouponState,
} from '@jishi/api/coupons';
import { type BasketLine, basketText } from '../model/basket.ts';
import { queryOptions } from '../queries/query-options.ts';
import { couponKeys } from './keys.ts';

export { couponInvalidations, couponKeys } from './keys.ts';

/** As many as one product may have; the server sends the dearest first. */
const MAX_OPEN = 50;

/** Coupons to claim now. What is claimed belongs to whoever asks. */
export const openCouponsQuery = (api: ApiClient, isSignedIn: boolean) =>
  queryOptions({
    queryKey: couponKeys.open(isSignedIn),
    queryFn: ({ signal }) =>
      listCoupons(api, { state: 'underway', page: 1, pageSize: MAX_OPEN }, { signal, silent: true }),
  });

/** What a product costs with the best coupon, by variant. */
export const productWithCouponQuery = (api: ApiClient, isSignedIn: boolean, productId: string, quantity: number) =>
  queryOptions({
    queryKey: couponKeys.ofProduct(isSignedIn, productId, quantity),
    queryFn: ({ signal }) => getProductWithCoupon(api, productId, quantity, { signal, silent: true }),
  });

/** What lines of a cart cost together with the best coupon. */
export const linesWithCouponQuery = (api: ApiClient, isSignedIn: boolean, lines: readonly BasketLine[]) =>
  queryOptions({
    queryKey: couponKeys.ofLines(isSignedIn, basketText(lines)),
    queryFn: ({ signal }) => getLinesWithCoupon(api, lines, { signal, silent: true }),
  });

/** As many as the contract lets a checkout ask for. */
const MAX_USABLE = 100;

/** The customer's coupons that can still be used, for whatever goods. */
export const usableCouponsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: couponKeys.usable,
    queryFn: async ({ signal }) =>
      (await listOwnedCoupons(api, { state: 'unused', pageSize: MAX_USABLE }, { signal })).items,
    staleTime: 0,
  });

/** Coupons of a page of the centre; three columns are full by it. */
export const CENTRE_PAGE_SIZE = 12;

/** A page of the coupon centre: every coupon of a state, also those nobody can claim any more. */
export const couponCentreQuery = (api: ApiClient, isSignedIn: boolean, state: CouponState, page: number) =>
  queryOptions({
    queryKey: couponKeys.centre(isSignedIn, state, page),
    queryFn: ({ signal }) => listCoupons(api, { state, page, pageSize: CENTRE_PAGE_SIZE, withGone: true }, { signal }),
  });

/** As many as a page of the customer's coupons has (screens 10.4). */
export const OWNED_PAGE_SIZE = 12;

/** A page of the customer's coupons. @param state `null`: whatever became of them */
export const ownedCouponsQuery = (api: ApiClient, state: OwnedCouponState | null, page: number) =>
  queryOptions({
    queryKey: couponKeys.owned(state, page),
    queryFn: ({ signal }) =>
      listOwnedCoupons(api, { state: state ?? undefined, page, pageSize: OWNED_PAGE_SIZE }, { signal }),
  });

/** How many coupons the customer can use. */
export const ownedCouponCountQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: couponKeys.ownedCount,
    queryFn: ({ signal }) => countOwnedCoupons(api, { signal, silent: true }),
  });

/** One coupon, and which of some products it is for. Their order makes no other question. */
export const couponQuery = (api: ApiClient, isSignedIn: boolean, id: string, productIds: readonly string[] = []) => {
  const ids = [...new Set(productIds)].toSorted();
  return queryOptions({
    queryKey: couponKeys.one(isSignedIn, id, ids),
    queryFn: ({ signal }) => getCoupon(api, id, ids, { signal, silent: true }),
  });
};
