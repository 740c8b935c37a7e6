import { lazyRequests } from '../client/lazy-requests.ts';

export { couponDiscount } from './discount.ts';
export type {
  BestCoupon,
  Coupon,
  CouponCounts,
  CouponDetail,
  CouponPage,
  CouponQuery,
  CouponScope,
  CouponState,
  CouponValue,
  OwnedCoupon,
  OwnedCouponCounts,
  OwnedCouponPage,
  OwnedCouponQuery,
  OwnedCouponState,
  PriceWithCoupon,
  VariantWithCoupon,
} from './model.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const claimCoupon = request('claimCoupon');
export const countOwnedCoupons = request('countOwnedCoupons');
export const getCoupon = request('getCoupon');
export const getLinesWithCoupon = request('getLinesWithCoupon');
export const getProductWithCoupon = request('getProductWithCoupon');
export const listCoupons = request('listCoupons');
export const listOwnedCoupons = request('listOwnedCoupons');
