import type { OwnedCoupon } from '@jishi/api/coupons';
import { usableCouponsQuery } from '@jishi/api/coupons/queries';
import type { OrderPreview } from '@jishi/api/orders';
import { useApi } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bestCoupon, couponOptions, type ToldDiscounts } from '../../../model/coupon-options.ts';

const nothingTold: ToldDiscounts = new Map();

/**
 * Which coupon an order uses: the customer's choice (`null`: none), else the one that saves most. What the server says
 * of a coupon is learnt with `learn`: one that turns out to save less, or nothing, gives way to the next best.
 *
 * @param chosen of the draft; `undefined` when the customer did not choose
 * @param plain what the order costs without a coupon; `null` until it is known
 */
export function useCouponChoice(chosen: string | null | undefined, plain: OrderPreview | null, isOffered: boolean) {
  const coupons = useQuery({ ...usableCouponsQuery(useApi()), enabled: isOffered });
  // Of these very goods: other goods, other discounts.
  const goods = plain?.lines.map(({ productId, variantId, quantity }) => [productId, variantId, quantity]).join(';');
  const [heard, setHeard] = useState({ goods, told: nothingTold });
  const told = heard.goods === goods ? heard.told : nothingTold;
  const [counted, setCounted] = useState<OwnedCoupon | null>(null);
  const [lost, setLost] = useState<OwnedCoupon | null>(null);
  const isHeld = (coupon: OwnedCoupon) => coupons.data?.some(({ id }) => id === coupon.id) ?? true;
  const lose = (coupon: OwnedCoupon | null) => {
    setLost(coupon);
    setCounted(null);
  };
  // A newer list does not have it any more, before the server was asked for amounts.
  if (counted && !isHeld(counted)) lose(counted);
  const { refetch } = coupons;
  useEffect(() => {
    // Tells why: one that is still the customer's is only not for this order.
    if (lost) void refetch();
  }, [lost, refetch]);
  const options = couponOptions(coupons.data ?? [], plain?.lines ?? [], told);
  const usable = options.filter(({ obstacle }) => obstacle === null);
  const wanted = usable.find(({ coupon }) => coupon.id === chosen);
  const couponId = !isOffered || chosen === null ? null : (wanted?.coupon.id ?? bestCoupon(options)?.id ?? null);

  return {
    couponId,
    options,
    usable,
    /** Found for the customer, not chosen. */
    isBest: couponId !== null && wanted === undefined,
    /** A coupon that was counted on and cannot be used any more. */
    lost,
    /** It is the customer's no more: ended, or used for another order. */
    hasEnded: lost !== null && !isHeld(lost),
    isOffered,
    isLoading: isOffered && coupons.isPending,
    hasFailed: isOffered && coupons.isError && !coupons.data,
    retry: () => void refetch(),
    forget: () => lose(null),
    learn(id: string, { isCouponUnusable, couponDiscount }: OrderPreview) {
      const now = isCouponUnusable ? null : couponDiscount;
      const before = told.get(id);
      const coupon = options.find((option) => option.coupon.id === id)?.coupon ?? null;
      if (now !== null && counted?.id !== id) setCounted(coupon);
      if (before === now) return;
      setHeard({ goods, told: new Map(told).set(id, now) });
      if (now === null && (before !== undefined || id === chosen)) lose(coupon);
    },
  };
}

export type CouponChoice = ReturnType<typeof useCouponChoice>;
