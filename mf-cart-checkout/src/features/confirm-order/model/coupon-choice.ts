import type { Cents } from '@jishi/api';
import type { CouponOffer, OrderChoices } from '@jishi/api/orders';

/** A coupon that can be used for the order. */
export const isUsable = ({ obstacle }: CouponOffer): boolean => obstacle === null;

/** The customer does not have it any more: used for another order, or over. */
export const hasEnded = (offer: CouponOffer | undefined): boolean =>
  offer === undefined || offer.obstacle === 'used' || offer.obstacle === 'expired';

/**
 * The coupon of the order: the one the customer chose (`null`: none) while it can be used, else the best, as the server has
 * it; `null` without one.
 */
export function couponInUse(
  { coupons, best }: OrderChoices,
  chosen: string | null | undefined,
): { offer: CouponOffer | null; isBest: boolean } {
  const usable = (id: string | null | undefined) => coupons.find((offer) => offer.id === id && isUsable(offer));
  const wanted = usable(chosen);
  if (chosen === null || wanted) return { offer: wanted ?? null, isBest: false };
  const offer = usable(best.couponId) ?? null;
  return { offer, isBest: offer !== null };
}

/** The coupon that is nearest of those the order does not reach yet and that would save more than what is saved now. */
export function nextOffer({ coupons }: OrderChoices, saved: Cents): { offer: CouponOffer; missing: Cents } | null {
  const worth = coupons.flatMap((offer) =>
    offer.missing !== null && (offer.savesAtThreshold ?? 0) > saved ? [{ offer, missing: offer.missing }] : [],
  );
  return worth.toSorted((one, other) => one.missing - other.missing)[0] ?? null;
}
